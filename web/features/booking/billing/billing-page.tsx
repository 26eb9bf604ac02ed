import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { AccountLayout } from '#web/features/account/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from './billing.module.css'
import { BillingDocuments } from './billing-documents'
import { billingRows } from './billing-rows'
import { BookingFilter, useBookingFilter } from './booking-filter'
import { PaymentRows } from './payment-rows'
import { ServicesOnSite } from './services-on-site'
import { useBookings } from './use-bookings'

/** Payments and documents of all bookings (87). */
export default function Billing({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <BillingContent contact={contact} />}</AccountLayout>
}

function BillingContent({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const { bookings: all, isError, refetch } = useBookings(contact)
  const { named, bookings } = useBookingFilter(all)
  if (!all || !bookings) return <QueryFallback failed={isError} again={refetch} />
  const { due, paid } = billingRows(bookings)
  if (due.length + paid.length === 0 && named === undefined)
    return (
      <>
        <p>{t(contact.coSignIn ? 'billing_none_shared' : 'billing_none')}</p>
        <p className={styles.actions}>
          <ButtonLink to="/secure/bookings" variant="secondary">
            {t('account_page_bookings')}
          </ButtonLink>
        </p>
      </>
    )
  return (
    <>
      <BookingFilter all={all} named={named} />
      <section className={styles.part}>
        <h2>{t('billing_due')}</h2>
        {due.length > 0 ? <PaymentRows rows={due} /> : <p>{t('billing_nothing_due')}</p>}
        {due.length > 0 && (
          <p>
            <InternalLink to="/secure/bank-details">{t('billing_by_transfer')}</InternalLink>
          </p>
        )}
      </section>
      <ServicesOnSite bookings={bookings} contactId={contact.id} />
      {!contact.coSignIn && <BillingDocuments contactId={contact.id} bookings={bookings} />}
      {paid.length > 0 && (
        <section className={styles.part}>
          <h2>{t('billing_paid')}</h2>
          <PaymentRows rows={paid} />
        </section>
      )}
    </>
  )
}
