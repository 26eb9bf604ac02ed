import { useEffect, useRef, useState } from 'react'
import type { PageOf } from '#contract/pages'
import type { CardPaymentShown } from '#contract/payments'
import type { CurrentContact } from '#contract/sessions'
import { useT } from '#web/messages'
import { BookerForm } from './booker-form'
import styles from './booking.module.css'
import { Completion } from './completion'
import { HoldBar } from './hold-bar'
import { Layout } from './layout'
import { LogInLine } from './log-in-line'
import { Outcome } from './outcome'
import { bookedStay } from './sold-stay'
import { wishOf } from './stay-wish'
import { leftOf, tellTimeLeft } from './time-left'
import type { ReadBooking } from './use-booking'
import { useHold } from './use-hold'

interface HeldProps {
  page: PageOf<'own'>
  contact: CurrentContact
  read: ReadBooking
  again: () => void
  /** State of a payment that was made or begun. */
  payment: CardPaymentShown | null | undefined
  onPayment: (id: number) => void
}

/** A held stay: the booker's details, then the payment, with the remaining time. */
export function Held({ page, contact, read: { booking, at }, again, payment, onPayment }: HeldProps) {
  const t = useT()
  const wish = wishOf(booking)
  const { left, setLeft } = useHold({
    bookingId: booking.id,
    stay: { villaId: wish?.villaId ?? 0, from: wish?.stay.from ?? '', to: wish?.stay.to ?? '' },
    endsAt: at + (leftOf(booking) ?? 0),
    onEnd: again,
  })
  const told = Boolean(booking.email && booking.firstname && booking.trip?.phone)
  const [asking, setAsking] = useState(!told)
  const stay = bookedStay(booking)
  const time = tellTimeLeft(left)
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
    <Layout
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
      notice={<HoldBar booking={booking} time={time} onLeft={setLeft} onEnd={again} />}
    >
      <div ref={main} tabIndex={-1} className={styles.step}>
        {contact.guest && <LogInLine />}
        {asking ? (
          <BookerForm booking={booking} contact={contact} onTold={() => setAsking(false)} onEnd={again} />
        ) : (
          <>
            {payment && payment.state !== 'challenge' && <Outcome payment={payment} />}
            {payment?.state !== 'open' && (
              <Completion
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
    </Layout>
  )
}
