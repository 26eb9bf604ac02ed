import { useEffect, useState } from 'react'
import { locales } from '#domain/calendar/formats'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './impersonation-banner.module.css'
import { type Impersonation, setReadOnlyMessage } from './impersonation-session'
import { session } from './session-instance'

/** Shows on each page whom a staff member impersonates and until when, and ends the impersonation. */
export default function ImpersonationBanner({ looking: { contact, expiresAt } }: { looking: Impersonation }) {
  const t = useT()
  const language = useLanguage()
  const [ending, setEnding] = useState(false)
  useEffect(() => {
    const timer = setTimeout(session.handleRejectedToken, Date.parse(expiresAt) - Date.now())
    return () => clearTimeout(timer)
  }, [expiresAt])

  useEffect(() => setReadOnlyMessage(t('looking_refused')), [t])

  const end = () => {
    setEnding(true)
    session.signOut().catch(() => {
      setEnding(false)
      showToast(t('looking_not_ended'), 'long')
    })
  }
  const time = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(new Date(expiresAt))
  const name = `${contact.firstname} ${contact.lastname}`.trim() || (contact.email ?? '')
  return (
    <aside className={styles.banner} aria-label={t('looking_label')}>
      <p>
        <strong>{t('looking_as', { name })}</strong> {t('looking_text', { time })}
      </p>
      <Button variant="secondary" disabled={ending} onClick={end}>
        {t('looking_end')}
      </Button>
    </aside>
  )
}
