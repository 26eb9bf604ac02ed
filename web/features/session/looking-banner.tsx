import { useEffect, useState } from 'react'
import { locales } from '#domain/formats'
import { notify } from '#web/features/notices/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './looking-banner.module.css'
import { explainRefusals, type Looking } from './looking-on'
import { session } from './own-session'

/** Shows on each page whom a staff member impersonates and until when, and ends the impersonation. */
export default function LookingBanner({ looking: { contact, expiresAt } }: { looking: Looking }) {
  const t = useT()
  const language = useLanguage()
  const [ending, setEnding] = useState(false)
  useEffect(() => {
    const timer = setTimeout(session.refused, Date.parse(expiresAt) - Date.now())
    return () => clearTimeout(timer)
  }, [expiresAt])

  useEffect(() => explainRefusals(t('looking_refused')), [t])

  const end = () => {
    setEnding(true)
    session.signOut().catch(() => {
      setEnding(false)
      notify(t('looking_not_ended'), 'long')
    })
  }
  const time = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(new Date(expiresAt))
  const name = `${contact.firstname} ${contact.lastname}`.trim() || (contact.email ?? '')
  return (
    <aside className={styles.banner} aria-label={t('looking_label')}>
      <p>
        <strong>{t('looking_as', { name })}</strong> {t('looking_text', { time })}
      </p>
      <Button look="secondary" disabled={ending} onClick={end}>
        {t('looking_end')}
      </Button>
    </aside>
  )
}
