import type { CardPaymentShown } from '#contract/payments'
import { useT } from '#web/messages'
import { classes } from '#web/ui/classes'
import styles from './booking.module.css'

/** What a payment has come to, in words; while the bank has not answered, that it is waited for. */
export function Outcome({ payment }: { payment: Pick<CardPaymentShown, 'message'> }) {
  const t = useT()
  const { message } = payment
  return (
    <div className={classes(styles.note, message && !message.Success && styles.warning)} role="alert">
      <p>
        <strong>{message ? message.Heading : t('booking_bank_waiting')}</strong>
      </p>
      <p>{message ? message.Description : t('booking_bank_waiting_text')}</p>
    </div>
  )
}
