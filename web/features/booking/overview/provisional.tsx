import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PageOf } from '#contract/pages'
import { clientPages } from '#domain/content/client-pages'
import { bookingStatus, heldBookingStatuses } from '#domain/lifecycles/booking-status'
import { AccountLayout, bookingLink } from '#web/features/account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from '../booking.module.css'
import { CancellationSummary } from '../changes/cancellation-summary'
import { ChangeOrCancel } from '../changes/change-or-cancel'
import { useCancellationResult } from '../changes/use-cancellation-result'
import { PaymentSection } from '../checkout/payment-section'
import { formatStayRequest, stayRequestOf } from '../checkout/stay-request'
import { usePaymentFlow } from '../checkout/use-payment-flow'
import { HoldExpiry } from '../hold/hold-expiry'
import { fromBooking } from '../hold/priced-stay'
import { PaymentLinks } from '../payment-links/payment-links'
import { PriceBreakdown } from '../price-breakdown'
import { BookingHeader } from './booking-header'
import { BookingPicker } from './booking-picker'
import { Invoices } from './invoices'

const summary = '/secure/provisional'
const payPath = `${summary}/payment`

const isOption = ({ status }: BookingResponse) => (heldBookingStatuses as readonly number[]).includes(status)

/** A provisional booking: its dates and expiry; or the payment of its deposit. */
export default function Provisional({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const isPayment = page.templateId === clientPages.provisionalPayment.templateId
  return (
    <AccountLayout page={page}>
      {contact => (
        <BookingPicker contact={contact} stage="held" none={t('booking_provisional_none')}>
          {(booking, again) => (
            <OneBooking key={booking.id} booking={booking} contact={contact} again={again} isPayment={isPayment} />
          )}
        </BookingPicker>
      )}
    </AccountLayout>
  )
}

interface OneBookingProps {
  booking: BookingResponse
  contact: CurrentContact
  again: () => void
  isPayment: boolean
}

function OneBooking({ booking, contact, again, isPayment }: OneBookingProps) {
  const t = useT()
  const { payment, begin } = usePaymentFlow(again)
  const { cancelling, onCancelled } = useCancellationResult(isPayment ? payPath : summary, booking)
  const isOwn = !contact.coSignIn && !contact.loggedInAsContactAdmin
  const isCancelled = booking.status === bookingStatus.cancelled
  const stay = fromBooking(booking)
  const place = bookingLink(booking)
  const request = stayRequestOf(booking)
  const pays = isPayment && booking.status === bookingStatus.officeOption
  return (
    <>
      <BookingHeader booking={booking} />
      {isOption(booking) && <HoldExpiry booking={booking} />}
      {pays && booking.email && (
        <p>
          {t('booking_all_goes')} <strong className={styles.anywhere}>{booking.email}</strong>
        </p>
      )}
      {pays && (
        <PaymentSection booking={booking} contact={contact} payment={payment} onPayment={begin} onChanged={again} />
      )}
      {isCancelled && <CancellationSummary booking={booking} cancelling={cancelling} />}
      {pays && isOwn && <PaymentLinks booking={booking} contact={contact} onChanged={again} />}
      {pays && isOwn && <Invoices booking={booking} contact={contact} />}
      {!pays && !isCancelled && place && (
        <p>
          <ButtonLink to={place.to}>{t(place.word)}</ButtonLink>
        </p>
      )}
      {booking.status === bookingStatus.expired && (
        <section className={styles.note}>
          <p>
            <strong>{t('booking_over')}</strong>
          </p>
          {request && (
            <p>
              <ButtonLink to={`/secure/ob${formatStayRequest(request)}`}>{t('booking_try_again')}</ButtonLink>
            </p>
          )}
        </section>
      )}
      {stay && !isCancelled && (
        <section className={styles.part}>
          <h2>{t('booking_sold')}</h2>
          <PriceBreakdown stay={stay} />
        </section>
      )}
      <ChangeOrCancel booking={booking} contact={contact} onCancelled={onCancelled} />
    </>
  )
}
