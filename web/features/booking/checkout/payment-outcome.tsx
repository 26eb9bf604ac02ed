import { useEffect, useRef } from 'react'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import styles from '../booking.module.css'

/** The outcome of a payment, scrolled into view and focused; or that the bank has not responded yet. */
export function PaymentOutcome({ payment }: { payment: Pick<CardPaymentResponse, 'message'> }) {
  const t = useT()
  const { message } = payment
  const note = useRef<HTMLDivElement>(null)
  const heading = message?.Heading
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each outcome.
  useEffect(() => {
    note.current?.focus({ preventScroll: true })
    note.current?.scrollIntoView({ block: 'center' })
  }, [heading])
  return (
    <div
      ref={note}
      tabIndex={-1}
      className={cx(styles.note, message && !message.Success && styles.warning)}
      role="alert"
    >
      <p>
        <strong>{heading ?? t('booking_bank_waiting')}</strong>
      </p>
      <p>{message ? message.Description : t('booking_bank_waiting_text')}</p>
    </div>
  )
}
