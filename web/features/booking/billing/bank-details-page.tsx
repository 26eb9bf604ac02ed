import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PageOf } from '#contract/pages'
import { formatDay, formatDays } from '#domain/calendar/formats'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { parseIdParam } from '#domain/text/id'
import { AccountLayout } from '#web/features/account/public'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { QueryFallback } from '#web/ui/query-boundary'
import { type PayablePart, payableParts } from '../payable-parts'
import { TransferDetails } from '../transfer/transfer-details'
import { BankAccounts } from './bank-accounts'
import styles from './billing.module.css'
import { useBookings } from './use-bookings'

/** The company's bank details, with amount and reference of each payment that can be transferred (67). */
export default function BankDetails({ page }: { page: PageOf<'own'> }) {
  return <AccountLayout page={page}>{contact => <BankDetailsContent contact={contact} />}</AccountLayout>
}

/** Parts that can be paid by transfer now: the deposit only once the villa is held for its transfer. */
const transferable = (booking: BookingResponse): PayablePart[] =>
  payableParts(booking).filter(
    ({ part, share }) => share === 'all' && (part !== 'deposit' || booking.status === bookingStatus.officeOption),
  )

function BankDetailsContent({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const named = parseIdParam(useLocation().search, 'booking')
  const { bookings, isError, refetch } = useBookings(contact)
  if (!bookings) return <QueryFallback failed={isError} again={refetch} />
  const open = bookings
    .filter(({ id }) => named === undefined || id === named)
    .flatMap(booking => transferable(booking).map(part => ({ booking, part })))
  return (
    <>
      <p className={styles.measure}>{t('billing_bank_text')}</p>
      {open.map(({ booking, part }) => (
        <OpenTransfer key={`${booking.id} ${part.part}`} booking={booking} part={part} />
      ))}
      {open.length === 0 && <BankAccounts />}
      <p>
        <InternalLink to="/secure/billing">{t('billing_all')}</InternalLink>
      </p>
    </>
  )
}

function OpenTransfer({ booking, part }: { booking: BookingResponse; part: PayablePart }) {
  const t = useT()
  const language = useLanguage()
  const stay = booking.bookingItems.find(({ kind }) => kind === 'villa')
  return (
    <section className={styles.part}>
      <h2>
        {stay?.villa.name} · {part.part === 'service' ? part.names.join(', ') : t(`billing_part_${part.part}`)}
      </h2>
      <p className={styles.muted}>
        {stay && `${formatDays(stay, language)} · `}
        {t('account_booking_reference', { reference: booking.reference })}
        {part.due && ` · ${t('schedule_by', { day: formatDay(part.due, language) })}`}
      </p>
      <TransferDetails booking={booking} part={part.part} />
    </section>
  )
}
