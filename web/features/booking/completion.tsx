import type { BookingShown } from '#contract/booking-shapes'
import type { CardPaymentShown } from '#contract/payments'
import type { CurrentContact } from '#contract/sessions'
import { useT } from '#web/messages'
import { AcceptConditions } from './accept-conditions'
import styles from './booking.module.css'
import { CardPayment } from './card-payment'
import { CurrencyChoice } from './currency-choice'
import { InvoicedTo } from './invoiced-to'
import { payableParts } from './payable-parts'
import { RateSwitch } from './rates/rate-switch'
import { ByTransfer } from './transfer/by-transfer'

interface CompletionProps {
  booking: BookingShown
  contact: CurrentContact
  /** The payment that was begun, if any: it fixes the currency. */
  payment: CardPaymentShown | null | undefined
  onCorrect: () => void
  /** The booking has changed, or has expired. */
  onChanged: () => void
  onPayment: (payment: CardPaymentShown) => void
}

/** The booker's details, and the ways to confirm a held stay: by card, by bank transfer, or through the office. */
export function Completion({ booking, contact, payment, onCorrect, onChanged, onPayment }: CompletionProps) {
  const t = useT()
  const { firstname, lastname, email } = booking
  const [deposit] = payableParts(booking)
  if (!deposit) return null
  return (
    <>
      <section className={styles.note}>
        <p className={styles.soft}>{t('booking_all_goes_to', { name: `${firstname} ${lastname}` })}</p>
        <p className={styles.address}>{email}</p>
        <p>
          <button type="button" className={styles.link} onClick={onCorrect}>
            {t('booking_correct')}
          </button>
        </p>
      </section>
      {booking.conditions === null ? (
        <AcceptConditions booking={booking} contact={contact} onChanged={onChanged} />
      ) : (
        <>
          {!payment && <RateSwitch booking={booking} contact={contact} onChanged={onChanged} />}
          {!payment && <CurrencyChoice booking={booking} contact={contact} onChanged={onChanged} />}
          <InvoicedTo booking={booking} contact={contact} />
          <ByTransfer booking={booking} part={deposit} onChanged={onChanged} />
          <CardPayment booking={booking} {...deposit} onAnswer={onPayment} onChanged={onChanged} />
        </>
      )}
    </>
  )
}
