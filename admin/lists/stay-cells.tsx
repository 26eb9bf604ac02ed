import { AdminLink } from '#admin/ui/admin-link'
import type { StaffPerson } from '#contract/staff/staff'
import type { Day } from '#domain/calendar/day'
import { formatShortDay } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import table from './list-table.module.css'

interface OfBooking {
  bookingId: number
  villa: string
  reference: string
}

/** The cells that rows of a booking have in common: villa, which opens the booking, reference, stay and client. */
export function useStayCells(me: StaffPerson) {
  const t = useT()
  const language = useLanguage()
  const day = (of: Day) => <span className={table.whole}>{formatShortDay(of, language)}</span>
  return {
    villa: ({ villa, bookingId, reference }: OfBooking) =>
      me.permissions.includes('bookings') ? (
        <AdminLink to={`/office/bookings/${bookingId}`} aria-label={t('admin_bookings_open_at', { villa, reference })}>
          {villa}
        </AdminLink>
      ) : (
        villa
      ),
    reference: ({ reference }: OfBooking) => <span className={table.whole}>{reference}</span>,
    arrival: ({ from }: { from: Day }) => day(from),
    departure: ({ to }: { to: Day }) => day(to),
    client: ({ name }: { name: string }) => name || t('admin_bookings_no_name'),
    email: ({ email }: { email: string }) => email,
  }
}
