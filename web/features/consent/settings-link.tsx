import { useT } from '#web/messages'
import { Opener } from '#web/ui/opener'
import { askAgain } from './consent-store'

/** Asks again whether one agrees; without scripts, where nothing is agreed to, it tells of cookies. */
export function ConsentSettings() {
  const t = useT()
  return (
    <Opener to="/cookie-information" onOpen={askAgain}>
      {t('consent_settings')}
    </Opener>
  )
}
