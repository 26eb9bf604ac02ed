import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import type { PageOf } from '#contract/pages'
import type { CurrentContact } from '#contract/sessions'
import { bookingStatus, isSold } from '#domain/booking/booking-status'
import { OwnFrame, placeOfBooking } from '#web/features/own-account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './booking.module.css'
import { BookingHead } from './booking-head'
import { Cancelled } from './changing/cancelled'
import { IfPlansChange } from './changing/if-plans-change'
import { useCancelled } from './changing/use-cancelled'
import { ClientManager } from './client-manager'
import { DamageChoice } from './damage-choice'
import { DamageDeposit } from './damage-deposit'
import { Invoices } from './invoices'
import { Papers } from './papers'
import { PayParts } from './pay-parts'
import { payableParts } from './payable-parts'
import { PaymentLinks } from './sharing/payment-links'
import { PaymentPlan } from './sharing/payment-plan'
import { SoldInFull } from './sold-in-full'
import { bookedStay } from './sold-stay'
import { usePaying } from './use-paying'
import { WhatIsLeft } from './what-is-left'
import { WhichBooking } from './which-booking'

const path = '/secure/overview-and-payment'

/** Overview and payment of a confirmed booking (766). */
export default function Overview({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <OwnFrame page={page}>
      {contact => (
        <WhichBooking
          contact={contact}
          path={path}
          among={({ status }) => status === bookingStatus.confirmed}
          none={t('booking_overview_none')}
        >
          {(booking, again) => <OneBooking key={booking.id} booking={booking} contact={contact} again={again} />}
        </WhichBooking>
      )}
    </OwnFrame>
  )
}

interface OneBookingProps {
  booking: BookingShown
  contact: CurrentContact
  again: () => void
}

function OneBooking({ booking, contact, again }: OneBookingProps) {
  const t = useT()
  const { payment: latest, begin } = usePaying(again)
  const [payment, ofDamage] = latest?.part === 'damage' ? [undefined, latest] : [latest, undefined]
  // After a return from the bank the payment continues.
  const [paying, setPaying] = useState(false)
  const { cancelling, onCancelled } = useCancelled(path, booking)
  const stay = bookedStay(booking)
  if (!stay) return <p>{t('booking_not_found')}</p>
  const parts = payableParts(booking)
  const isOption = booking.status < bookingStatus.confirmed
  const isTheirs = !contact.coSignIn && !contact.loggedInAsContactAdmin
  const isCancelled = booking.status === bookingStatus.cancelled
  const place = placeOfBooking(booking)
  return (
    <>
      <BookingHead booking={booking} />
      <Papers booking={booking} contact={contact} />
      {!isCancelled && <ClientManager booking={booking} />}
      {isCancelled && <Cancelled booking={booking} cancelling={cancelling} />}
      {isOption && place ? (
        <p>
          <ButtonLink to={place.to}>{t(place.word)}</ButtonLink>
        </p>
      ) : (
        <>
          <WhatIsLeft booking={booking} parts={parts} onPay={paying || payment ? undefined : () => setPaying(true)} />
          {(paying || payment) && (
            <PayParts booking={booking} contact={contact} payment={payment} onPayment={begin} onChanged={again} />
          )}
        </>
      )}
      {isTheirs && booking.status === bookingStatus.confirmed && (
        <PaymentPlan booking={booking} contact={contact} onChanged={again} />
      )}
      {isTheirs && isSold(booking.status) && <PaymentLinks booking={booking} contact={contact} onChanged={again} />}
      {!contact.coSignIn && <DamageChoice booking={booking} payment={ofDamage} onChanged={again} />}
      {!contact.coSignIn && <DamageDeposit booking={booking} contact={contact} payment={ofDamage} onPayment={begin} />}
      {!contact.coSignIn && <Invoices booking={booking} contact={contact} />}
      {!isCancelled && (
        <section className={styles.part}>
          <h2>{t('booking_sold')}</h2>
          <SoldInFull stay={stay} />
        </section>
      )}
      <IfPlansChange booking={booking} contact={contact} onCancelled={onCancelled} />
    </>
  )
}
