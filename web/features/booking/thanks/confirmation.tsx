import type { PageOf } from '#contract/pages'
import { isPaidStatus } from '#domain/lifecycles/booking-status'
import { AccountSkeleton, bookingStatusLabel } from '#web/features/account/public'
import { useOfficeNumber } from '#web/features/office/public'
import { useAuthState } from '#web/features/session/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import { fromBooking } from '../hold/priced-stay'
import { BookingDocuments } from '../overview/booking-documents'
import { BookingHeader } from '../overview/booking-header'
import { ClientManager } from '../overview/client-manager'
import { NoBooking } from '../overview/no-booking'
import { PriceBreakdown } from '../price-breakdown'
import { useBooking } from '../use-booking'
import own from './confirmation.module.css'

/** A confirmed booking on one page that prints well (96). */
export default function Confirmation({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  const standing = useAuthState()
  const { data: read, isError: failed, refetch: again } = useBooking()
  if (failed)
    return (
      <div className={own.paper}>
        <QueryFallback failed again={again} />
      </div>
    )
  if (read === undefined) return <AccountSkeleton />
  const booking = read?.booking
  const stay = booking && fromBooking(booking)
  if (!booking || !stay || standing.kind !== 'authenticated') return <NoBooking page={page} />
  const { email, firstname, lastname, reference, status } = booking
  const isConfirmed = isPaidStatus(status)
  return (
    <article className={own.paper}>
      <header className={styles.part}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        <p>
          {t('booking_reference')} <strong className={styles.reference}>{reference}</strong>
        </p>
        {isConfirmed ? (
          <p>
            {firstname && lastname
              ? t('booking_confirmation_of', { name: `${firstname} ${lastname}` })
              : t('booking_confirmed_text')}
          </p>
        ) : (
          <p className={styles.note}>{t('booking_not_confirmed', { state: t(bookingStatusLabel(status)) })}</p>
        )}
      </header>
      <BookingHeader booking={booking} />
      <section className={styles.part}>
        <h2>{t('booking_sold')}</h2>
        <PriceBreakdown stay={stay} />
      </section>
      <footer className={styles.part}>
        <ClientManager booking={booking} />
        <p>
          {t('booking_confirmation_office')} <a href={link}>{shown}</a> ·{' '}
          <a href={`mailto:${company.email}?subject=${reference}`}>{company.email}</a>
        </p>
        {email && (
          <p className={styles.muted}>
            {t('booking_all_goes')} {email}
          </p>
        )}
      </footer>
      <BookingDocuments booking={booking} contact={standing.contact} printed />
    </article>
  )
}
