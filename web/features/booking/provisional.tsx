import type { BookingShown } from '#contract/booking-shapes'
import type { PageOf } from '#contract/pages'
import type { CurrentContact } from '#contract/sessions'
import { bookingStatus, optionBookings } from '#domain/booking/booking-status'
import { templateOf } from '#domain/templates'
import { OwnFrame, placeOfBooking } from '#web/features/own-account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './booking.module.css'
import { BookingHead } from './booking-head'
import { Cancelled } from './changing/cancelled'
import { IfPlansChange } from './changing/if-plans-change'
import { useCancelled } from './changing/use-cancelled'
import { HeldUntil } from './held-until'
import { Invoices } from './invoices'
import { PayParts } from './pay-parts'
import { PaymentLinks } from './sharing/payment-links'
import { SoldInFull } from './sold-in-full'
import { bookedStay } from './sold-stay'
import { wishOf, writeWish } from './stay-wish'
import { usePaying } from './use-paying'
import { WhichBooking } from './which-booking'

const summary = '/secure/provisional'
const payPath = `${summary}/payment`

const isOption = ({ status }: BookingShown) => (optionBookings as readonly number[]).includes(status)

/** A provisional booking: its dates and expiry; or the payment of its deposit. */
export default function Provisional({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const isPayment = templateOf(page.templateId).subject === 'payment'
  return (
    <OwnFrame page={page}>
      {contact => (
        <WhichBooking
          contact={contact}
          path={isPayment ? payPath : summary}
          among={isOption}
          none={t('booking_provisional_none')}
        >
          {(booking, again) => (
            <OneBooking key={booking.id} booking={booking} contact={contact} again={again} isPayment={isPayment} />
          )}
        </WhichBooking>
      )}
    </OwnFrame>
  )
}

interface OneBookingProps {
  booking: BookingShown
  contact: CurrentContact
  again: () => void
  isPayment: boolean
}

function OneBooking({ booking, contact, again, isPayment }: OneBookingProps) {
  const t = useT()
  const { payment, begin } = usePaying(again)
  const { cancelling, onCancelled } = useCancelled(isPayment ? payPath : summary, booking)
  const isOwn = !contact.coSignIn && !contact.loggedInAsContactAdmin
  const isCancelled = booking.status === bookingStatus.cancelled
  const stay = bookedStay(booking)
  const place = placeOfBooking(booking)
  const wish = wishOf(booking)
  const pays = isPayment && booking.status === bookingStatus.officeOption
  return (
    <>
      <BookingHead booking={booking} />
      {isOption(booking) && <HeldUntil booking={booking} />}
      {pays && booking.email && (
        <p>
          {t('booking_all_goes')} <strong className={styles.anywhere}>{booking.email}</strong>
        </p>
      )}
      {pays && <PayParts booking={booking} contact={contact} payment={payment} onPayment={begin} onChanged={again} />}
      {isCancelled && <Cancelled booking={booking} cancelling={cancelling} />}
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
          {wish && (
            <p>
              <ButtonLink to={`/secure/ob${writeWish(wish)}`}>{t('booking_try_again')}</ButtonLink>
            </p>
          )}
        </section>
      )}
      {stay && !isCancelled && (
        <section className={styles.part}>
          <h2>{t('booking_sold')}</h2>
          <SoldInFull stay={stay} />
        </section>
      )}
      <IfPlansChange booking={booking} contact={contact} onCancelled={onCancelled} />
    </>
  )
}
