import { useT } from '#web/messages'
import { Opener } from '#web/ui/opener'

/** Event that opens the consent banner, which is lazy-loaded. */
export const askAgain = 'consent'

/** Reopens the consent banner; without scripts, hence without consent, it links to the cookie policy. */
export function ConsentSettings() {
  const t = useT()
  return (
    <Opener to="/cookie-information" onOpen={() => document.dispatchEvent(new Event(askAgain))}>
      {t('consent_settings')}
    </Opener>
  )
}
