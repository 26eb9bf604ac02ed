import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { isItemPart } from '#domain/booking/payment/payable-part'
import { formatDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from '../booking.module.css'
import { AcceptConditions } from '../card/accept-conditions'
import { CardPayment } from '../card/card-payment'
import { type PayablePart, payableParts } from '../payable-parts'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { BankTransfer } from '../transfer/by-transfer'
import { PaymentOutcome } from './payment-outcome'

interface PayPartsProps {
  booking: BookingResponse
  contact: CurrentContact
  /** State of a payment that was made or begun. */
  payment: CardPaymentResponse | null | undefined
  onPayment: (id: number) => void
  /** Whether bank transfer is offered as well. */
  transfer?: boolean
  /** The booking has changed. */
  onChanged: () => void
}

/** The payable parts of a booking, and their payment by card or bank transfer. */
export function PaymentSection({ booking, contact, payment, onPayment, transfer = true, onChanged }: PayPartsProps) {
  const t = useT()
  const parts = payableParts(booking)
  const [chosen, choose] = useState<Pick<PayablePart, 'part' | 'share'>>()
  const part = parts.find(one => isSame(one, chosen)) ?? parts[0]
  if (!part) return null
  if (contact.loggedInAsContactAdmin) return <p className={styles.note}>{t('booking_no_paying_for')}</p>
  // An invited person accepts conditions only with the payment that confirms the booking.
  const isAsked = booking.conditions !== null || (contact.coSignIn && part.part !== 'deposit')
  return (
    <div className={styles.step}>
      {payment && payment.state !== 'challenge' && <PaymentOutcome payment={payment} />}
      {parts.length > 1 && <ChooseBetween booking={booking} parts={parts} chosen={part} onChoose={choose} />}
      {!isAsked && <AcceptConditions booking={booking} contact={contact} onChanged={onChanged} />}
      {isAsked && payment?.state !== 'open' && (
        <>
          {/* Transfer details cover the whole remaining amount. */}
          {transfer && part.share === 'all' && (
            <BankTransfer key={part.part} booking={booking} part={part} onChanged={onChanged} />
          )}
          <CardPayment
            booking={booking}
            part={part.part}
            amount={part.amount}
            itemIds={part.itemIds}
            onAnswer={({ id }) => {
              onPayment(id)
              scrollTo({ top: 0 })
            }}
            onChanged={onChanged}
          />
        </>
      )}
    </div>
  )
}

const isSame = (one: PayablePart, other: Pick<PayablePart, 'part' | 'share'> | undefined) =>
  one.part === other?.part && one.share === other.share

interface ChooseBetweenProps {
  booking: BookingResponse
  parts: readonly PayablePart[]
  chosen: PayablePart
  onChoose: (part: PayablePart) => void
}

function ChooseBetween({ booking, parts, chosen, onChoose }: ChooseBetweenProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const isInParts = (kind: PayablePart['part']) => parts.some(({ part, share }) => part === kind && share === 'next')
  return (
    <fieldset className={styles.choices}>
      <legend>{t('booking_what_paid')}</legend>
      {parts.map(part => (
        <label key={`${part.part} ${part.share}`} className={styles.choice}>
          <input type="radio" name="part" checked={isSame(part, chosen)} onChange={() => onChoose(part)} />
          <span>
            {isItemPart(part.part)
              ? [
                  isInParts(part.part) && t(part.share === 'next' ? 'booking_services_now' : 'booking_services_all'),
                  part.names.join(', '),
                ]
                  .filter(Boolean)
                  .join(': ')
              : t(
                  part.share === 'next'
                    ? 'booking_balance_next'
                    : isInParts(part.part)
                      ? 'booking_balance_all'
                      : 'booking_balance_plain',
                )}
            {part.later?.map(({ id, name, amount, due }) => (
              <small key={id}>
                {t('booking_services_later', { amount: money(amount), name, due: formatDay(due, language) })}
              </small>
            ))}
            {part.due && <small>{t('booking_due', { day: formatDay(part.due, language) })}</small>}
          </span>
          <strong>{money(part.amount)}</strong>
        </label>
      ))}
    </fieldset>
  )
}
