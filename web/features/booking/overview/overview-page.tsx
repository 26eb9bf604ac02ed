import { useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PageOf } from '#contract/pages'
import { bookingStatus, isPaidStatus } from '#domain/lifecycles/booking-status'
import { AccountLayout, bookingLink } from '#web/features/account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from '../booking.module.css'
import { CancellationSummary } from '../changes/cancellation-summary'
import { ChangeOrCancel } from '../changes/change-or-cancel'
import { useCancellationResult } from '../changes/use-cancellation-result'
import { PaymentSection } from '../checkout/payment-section'
import { usePaymentFlow } from '../checkout/use-payment-flow'
import { fromBooking } from '../hold/priced-stay'
import { payableParts } from '../payable-parts'
import { PaymentLinks } from '../payment-links/payment-links'
import { PaymentPlan } from '../payment-links/payment-plan'
import { PriceBreakdown } from '../price-breakdown'
import { BookingDocuments } from './booking-documents'
import { BookingHeader } from './booking-header'
import { BookingPicker } from './booking-picker'
import { DamageCoverChoice } from './damage-cover-choice'
import { DamageDeposit } from './damage-deposit'
import { Invoices } from './invoices'
import { OutstandingBalance } from './outstanding-balance'

const path = '/secure/overview-and-payment'

/** Overview and payment of a confirmed booking (766). */
export default function Overview({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  return (
    <AccountLayout page={page}>
      {contact => (
        <BookingPicker contact={contact} stage="confirmed" none={t('booking_overview_none')}>
          {(booking, again) => <OverviewContent key={booking.id} booking={booking} contact={contact} again={again} />}
        </BookingPicker>
      )}
    </AccountLayout>
  )
}

interface OneBookingProps {
  booking: BookingResponse
  contact: CurrentContact
  again: () => void
}

function OverviewContent({ booking, contact, again }: OneBookingProps) {
  const t = useT()
  const { payment: latest, begin } = usePaymentFlow(again)
  const [payment, ofDamage] = latest?.part === 'damage' ? [undefined, latest] : [latest, undefined]
  // After a return from the bank the payment continues.
  const [paying, setPaying] = useState(false)
  const { cancelling, onCancelled } = useCancellationResult(path, booking)
  const stay = fromBooking(booking)
  if (!stay) return <p>{t('booking_not_found')}</p>
  const parts = payableParts(booking)
  const isOption = booking.status < bookingStatus.confirmed
  const isTheirs = !contact.coSignIn && !contact.loggedInAsContactAdmin
  const isCancelled = booking.status === bookingStatus.cancelled
  const place = bookingLink(booking)
  return (
    <>
      <BookingHeader booking={booking} />
      <BookingDocuments booking={booking} contact={contact} />
      {isCancelled && <CancellationSummary booking={booking} cancelling={cancelling} />}
      {isOption && place ? (
        <p>
          <ButtonLink to={place.to}>{t(place.word)}</ButtonLink>
        </p>
      ) : (
        <>
          <OutstandingBalance
            booking={booking}
            parts={parts}
            onPay={paying || payment ? undefined : () => setPaying(true)}
          />
          {(paying || payment) && (
            <PaymentSection booking={booking} contact={contact} payment={payment} onPayment={begin} onChanged={again} />
          )}
        </>
      )}
      {isTheirs && booking.status === bookingStatus.confirmed && (
        <PaymentPlan booking={booking} contact={contact} onChanged={again} />
      )}
      {isTheirs && isPaidStatus(booking.status) && (
        <PaymentLinks booking={booking} contact={contact} onChanged={again} />
      )}
      {!contact.coSignIn && <DamageCoverChoice booking={booking} payment={ofDamage} onChanged={again} />}
      {!contact.coSignIn && <DamageDeposit booking={booking} contact={contact} payment={ofDamage} onPayment={begin} />}
      {!contact.coSignIn && <Invoices booking={booking} contact={contact} />}
      {!isCancelled && (
        <section className={styles.part}>
          <h2>{t('booking_sold')}</h2>
          <PriceBreakdown stay={stay} />
        </section>
      )}
      <ChangeOrCancel booking={booking} contact={contact} onCancelled={onCancelled} />
    </>
  )
}
