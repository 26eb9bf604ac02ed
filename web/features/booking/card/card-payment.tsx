import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { sessionApi } from '#web/features/session/public'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { localizePath } from '#web/ui/internal-link'
import { Skeleton } from '#web/ui/skeleton'
import { useCurrencyCode, useMoneyFormatter } from '../thanks/use-money-formatter'
import { CardForm } from './card-form'
import { useBilling } from './use-billing'

/** Page for a payment that waits for 3-D Secure (40). */
const threeDSecurePath = '/secure/ob/3d-secure'

const actionWords = {
  deposit: 'booking_pay',
  balance: 'booking_pay_part',
  service: 'booking_pay_part',
  wine: 'booking_pay_part',
  damage: 'booking_damage_leave',
} as const satisfies Record<CardPaymentResponse['part'], MessageKey>

interface CardPaymentProps {
  booking: BookingResponse
  /** The paid part, and its amount in the booking's currency. */
  part: CardPaymentResponse['part']
  amount: number
  /** The services that it pays; all that can be paid unless given. */
  itemIds?: number[] | undefined
  /** The bank has decided, or its decision is still pending. */
  onAnswer: (payment: CardPaymentResponse) => void
  /** The option has expired, or its price has changed. */
  onChanged: () => void
}

export function CardPayment({ booking, part, amount, itemIds, onAnswer, onChanged }: CardPaymentProps) {
  const t = useT()
  const lang = useLanguage()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const currency = useCurrencyCode(booking.bookingPaymentCurrencyId)
  const billing = useBilling()
  if (!billing) return <Skeleton />
  return (
    <CardForm
      payer={booking}
      billing={billing}
      sum={{ amount, currency }}
      action={t(actionWords[part], { amount: money(amount) })}
      session={() => sessionApi('POST /core/payments/cardsession')}
      pay={({ email: _, ...payer }, card, once) => {
        const asked = { params: { id: booking.id }, headers: {} }
        const body = { part, amount, lang, ...payer, ...(itemIds && { itemIds }) }
        return 'token' in card
          ? sessionApi(
              'POST /core/bookings/client/pay/card/checkout/{id}',
              { ...asked, body: { ...body, ...card } },
              { idempotencyKey: once },
            )
          : sessionApi(
              'POST /core/bookings/client/pay/card/{id}',
              { ...asked, body: { ...body, ...card } },
              { idempotencyKey: once },
            )
      }}
      onChallenge={({ id }) => {
        // The back button returns from the bank to the payment that was begun.
        const address = `${localizePath(threeDSecurePath, lang)}?booking=${booking.id}&payment=${id}`
        history.replaceState(history.state, '', address)
      }}
      onAnswer={onAnswer}
      onChanged={onChanged}
    />
  )
}
