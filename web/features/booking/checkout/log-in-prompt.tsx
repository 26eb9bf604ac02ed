import { useState } from 'react'
import { DoorDialog } from '#web/features/auth/lazy'
import { useT } from '#web/messages'
import styles from '../booking.module.css'

/** Offers log-in or registration during a booking; the booking is claimed afterwards. */
export function LogInPrompt() {
  const t = useT()
  const [door, setDoor] = useState(false)
  return (
    <>
      <p className={styles.muted}>
        {t('booking_account')}{' '}
        <button type="button" className={styles.link} onClick={() => setDoor(true)}>
          {t('booking_log_in')}
        </button>
      </p>
      {door && <DoorDialog context="onlinebooking" onSignedIn={() => setDoor(false)} onClose={() => setDoor(false)} />}
    </>
  )
}
