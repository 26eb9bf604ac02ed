import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { ItemPart } from '#domain/booking/payment/payable-part'
import { centsOf, majorOf } from '#domain/pricing/money'
import { useT } from '#web/messages'
import styles from '../booking.module.css'
import { AcceptConditions } from '../card/accept-conditions'
import { CardPayment } from '../card/card-payment'
import { PaymentOutcome } from './payment-outcome'
import { usePaymentFlow } from './use-payment-flow'

interface ItemsPaymentProps {
  booking: BookingResponse
  contact: CurrentContact
  part: ItemPart
  /** The items to pay, which must be payable; all that are payable unless given. */
  itemIds?: readonly number[]
  /** The booking has changed, or another amount is to be paid. */
  onChanged: () => void
}

/** Payment of chosen services or of wine by card. A paid attempt leads to its page of thanks. */
export default function ItemsPayment({ booking, contact, part, itemIds, onChanged }: ItemsPaymentProps) {
  const t = useT()
  const { payment: latest, begin } = usePaymentFlow(onChanged)
  const payment = latest?.part === part ? latest : undefined
  if (contact.loggedInAsContactAdmin) return <p className={styles.note}>{t('booking_no_paying_for')}</p>
  const payable = booking.clientInvoice.bookingItemsPayable
  const paid = payable.filter(({ id }) => itemIds?.includes(id) ?? true)
  const amount = majorOf(paid.reduce((sum, { price }) => sum + centsOf(price ?? 0), 0))
  // An invited person accepts conditions only with the payment that confirms the booking.
  const hasAccepted = booking.conditions !== null || contact.coSignIn
  return (
    <div className={styles.step}>
      {payment && payment.state !== 'challenge' && <PaymentOutcome payment={payment} />}
      {!hasAccepted && <AcceptConditions booking={booking} contact={contact} onChanged={onChanged} />}
      {hasAccepted && payment?.state !== 'open' && (
        <CardPayment
          booking={booking}
          part={part}
          amount={amount}
          itemIds={itemIds && [...itemIds]}
          onAnswer={({ id }) => {
            begin(id)
            scrollTo({ top: 0 })
          }}
          onChanged={onChanged}
        />
      )}
    </div>
  )
}
