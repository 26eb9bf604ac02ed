import { useT } from '#web/messages'
import { Opener } from '#web/ui/opener'

/** Heard by what asks whether one agrees, which comes late. */
export const askAgain = 'consent'

/** Asks again whether one agrees; without scripts, where nothing is agreed to, it tells of cookies. */
export function ConsentSettings() {
  const t = useT()
  return (
    <Opener to="/cookie-information" onOpen={() => document.dispatchEvent(new Event(askAgain))}>
      {t('consent_settings')}
    </Opener>
  )
}
