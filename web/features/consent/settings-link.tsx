import { useT } from '#web/messages'
import { ProgressiveButton } from '#web/ui/progressive-button'

/** Event that opens the consent banner, which is lazy-loaded. */
export const reopenConsent = 'consent'

/** Reopens the consent banner; without scripts, hence without consent, it links to the cookie policy. */
export function ConsentSettings() {
  const t = useT()
  return (
    <ProgressiveButton to="/cookie-information" onOpen={() => document.dispatchEvent(new Event(reopenConsent))}>
      {t('consent_settings')}
    </ProgressiveButton>
  )
}
