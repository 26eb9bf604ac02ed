import { useState } from 'react'
import { session } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import styles from './sidebar.module.css'

/** Ends the session; the session then removes the page with all data. */
export function LogOutButton() {
  const t = useT()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    // If the server does not receive the request, the user stays signed in and sees that.
    session.signOut().catch(() => {
      setLeaving(false)
      showToast(t('account_log_out_failed'), 'long')
    })
  }
  return (
    <button type="button" className={styles.out} disabled={leaving} onClick={leave}>
      {t('account_log_out')}
    </button>
  )
}
