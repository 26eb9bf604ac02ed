import type { PageOf } from '#contract/pages'
import { isSold } from '#domain/booking/booking-status'
import { useOfficeNumber } from '#web/features/office/public'
import { NotCome, OwnRoom, stateWord } from '#web/features/own-account/public'
import { useStanding } from '#web/features/session/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { HeadingWords } from '#web/ui/heading-words'
import styles from './booking.module.css'
import { BookingHead } from './booking-head'
import { ClientManager } from './client-manager'
import own from './confirmation.module.css'
import { NothingHere } from './nothing-here'
import { Papers } from './papers'
import { SoldInFull } from './sold-in-full'
import { bookedStay } from './sold-stay'
import { useBooking } from './use-booking'

/** A confirmed booking on one page that prints well (96). */
export default function Confirmation({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const { company } = useSite()
  const { shown, link } = useOfficeNumber()
  const standing = useStanding()
  const { data: read, failed, again } = useBooking()
  if (failed)
    return (
      <div className={own.paper}>
        <NotCome failed again={again} />
      </div>
    )
  if (read === undefined) return <OwnRoom />
  const booking = read?.booking
  const stay = booking && bookedStay(booking)
  if (!booking || !stay || standing.kind !== 'somebody') return <NothingHere page={page} />
  const { email, firstname, lastname, reference, status } = booking
  const isConfirmed = isSold(status)
  return (
    <article className={own.paper}>
      <header className={styles.part}>
        <h1 className={styles.title}>
          <HeadingWords words={page.heading1} />
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
          <p className={styles.note}>{t('booking_not_confirmed', { state: t(stateWord(status)) })}</p>
        )}
      </header>
      <BookingHead booking={booking} />
      <section className={styles.part}>
        <h2>{t('booking_sold')}</h2>
        <SoldInFull stay={stay} />
      </section>
      <footer className={styles.part}>
        <ClientManager booking={booking} />
        <p>
          {t('booking_confirmation_office')} <a href={link}>{shown}</a> ·{' '}
          <a href={`mailto:${company.email}?subject=${reference}`}>{company.email}</a>
        </p>
        {email && (
          <p className={styles.soft}>
            {t('booking_all_goes')} {email}
          </p>
        )}
      </footer>
      <Papers booking={booking} contact={standing.contact} printed />
    </article>
  )
}
