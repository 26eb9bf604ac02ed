import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { useT } from '#web/messages'
import styles from '../booking.module.css'
import { AcceptConditions } from '../card/accept-conditions'
import { BillingCompany } from '../card/billing-company'
import { CardPayment } from '../card/card-payment'
import { CurrencyChoice } from '../hold/currency-choice'
import { payableParts } from '../payable-parts'
import { RateSwitch } from '../rates/rate-switch'
import { BankTransfer } from '../transfer/by-transfer'

interface CompletionProps {
  booking: BookingResponse
  contact: CurrentContact
  /** The payment that was begun, if any: it fixes the currency. */
  payment: CardPaymentResponse | null | undefined
  onCorrect: () => void
  /** The booking has changed, or has expired. */
  onChanged: () => void
  onPayment: (payment: CardPaymentResponse) => void
}

/** The booker's details, and the ways to confirm a held stay: by card, by bank transfer, or through the office. */
export function PaymentStep({ booking, contact, payment, onCorrect, onChanged, onPayment }: CompletionProps) {
  const t = useT()
  const { firstname, lastname, email } = booking
  const [deposit] = payableParts(booking)
  if (!deposit) return null
  return (
    <>
      <section className={styles.note}>
        <p className={styles.muted}>{t('booking_all_goes_to', { name: `${firstname} ${lastname}` })}</p>
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
          <BillingCompany booking={booking} contact={contact} />
          <BankTransfer booking={booking} part={deposit} onChanged={onChanged} />
          <CardPayment booking={booking} {...deposit} onAnswer={onPayment} onChanged={onChanged} />
        </>
      )}
    </>
  )
}
