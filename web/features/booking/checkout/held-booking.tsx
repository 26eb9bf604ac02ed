import { useEffect, useRef, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import type { CardPaymentResponse } from '#contract/payments/payments'
import { useT } from '#web/messages'
import { BookerForm } from '../booker-form'
import styles from '../booking.module.css'
import { fromBooking } from '../hold/priced-stay'
import { remainingHoldMs, toTimeLeft } from '../hold/time-left'
import { useHold } from '../hold/use-hold'
import type { BookingSnapshot } from '../use-booking'
import { CheckoutLayout } from './checkout-layout'
import { HoldCountdown } from './hold-countdown'
import { LogInPrompt } from './log-in-prompt'
import { PaymentOutcome } from './payment-outcome'
import { PaymentStep } from './payment-step'
import { stayRequestOf } from './stay-request'

interface HeldProps {
  page: PageOf<'own'>
  contact: CurrentContact
  read: BookingSnapshot
  again: () => void
  /** State of a payment that was made or begun. */
  payment: CardPaymentResponse | null | undefined
  onPayment: (id: number) => void
}

/** A held stay: the booker's details, then the payment, with the remaining time. */
export function HeldBooking({ page, contact, read: { booking, at }, again, payment, onPayment }: HeldProps) {
  const t = useT()
  const request = stayRequestOf(booking)
  const { left, setLeft } = useHold({
    bookingId: booking.id,
    stay: { villaId: request?.villaId ?? 0, from: request?.stay.from ?? '', to: request?.stay.to ?? '' },
    endsAt: at + (remainingHoldMs(booking) ?? 0),
    onEnd: again,
  })
  const told = Boolean(booking.email && booking.firstname && booking.trip?.phone)
  const [asking, setAsking] = useState(!told)
  const stay = fromBooking(booking)
  const time = toTimeLeft(left)
  const main = useRef<HTMLDivElement>(null)
  const moved = useRef(asking)

  // Each step starts at the top of the page.
  useEffect(() => {
    if (moved.current === asking) return
    moved.current = asking
    main.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [asking])

  if (!stay) return null
  return (
    <CheckoutLayout
      title={page.heading1}
      step={asking ? 'details' : 'payment'}
      villaId={stay.villaId}
      stay={stay}
      time={
        time.kind === 'seconds'
          ? `${time.minutes}:${time.seconds}`
          : time.kind === 'minutes'
            ? t('booking_minutes_short', { minutes: time.minutes })
            : undefined
      }
      notice={<HoldCountdown booking={booking} time={time} onLeft={setLeft} onEnd={again} />}
    >
      <div ref={main} tabIndex={-1} className={styles.step}>
        {contact.guest && <LogInPrompt />}
        {asking ? (
          <BookerForm booking={booking} contact={contact} onTold={() => setAsking(false)} onEnd={again} />
        ) : (
          <>
            {payment && payment.state !== 'challenge' && <PaymentOutcome payment={payment} />}
            {payment?.state !== 'open' && (
              <PaymentStep
                booking={booking}
                contact={contact}
                payment={payment}
                onCorrect={() => setAsking(true)}
                onChanged={again}
                onPayment={({ id }) => {
                  onPayment(id)
                  scrollTo({ top: 0 })
                }}
              />
            )}
          </>
        )}
      </div>
    </CheckoutLayout>
  )
}
