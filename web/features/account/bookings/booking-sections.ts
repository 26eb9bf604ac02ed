import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { BookingGroup } from '#domain/booking/booking-groups'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { MessageKey } from '#web/messages'

type Groups<B> = Readonly<Record<BookingGroup, readonly B[]>>

export interface BookingSection<B> {
  heading: MessageKey
  bookings: readonly B[]
}

const isExpired = ({ status }: { status: number }) => status === bookingStatus.expired
const isCancelled = ({ status }: { status: number }) => status === bookingStatus.cancelled

/**
 * Groups a client's bookings under headings, most important first. Cancelled stays have a heading of their own, White
 * Key ones included; holds that have ended are in `findEndedItems`.
 */
export function bookingSections<B extends Pick<BookingResponse, 'status'>>({
  Provisional,
  UpcomingConfirmed,
  WhitekeyBookings,
  PastBookings,
}: Groups<B>): BookingSection<B>[] {
  const stands = (booking: B) => !isExpired(booking) && !isCancelled(booking)
  const sections: BookingSection<B>[] = [
    { heading: 'account_group_provisional', bookings: Provisional.filter(stands) },
    { heading: 'account_group_upcoming', bookings: UpcomingConfirmed },
    { heading: 'account_group_white_key', bookings: WhitekeyBookings.filter(stands) },
    { heading: 'account_group_past', bookings: PastBookings.filter(stands) },
    { heading: 'account_group_cancelled', bookings: [...PastBookings, ...WhitekeyBookings].filter(isCancelled) },
  ]
  return sections.filter(({ bookings }) => bookings.length > 0)
}

const ended: readonly number[] = [itemStatus.declined, itemStatus.expired]

/** Holds that have ended, and the declined or expired services of the other bookings: the client can hide them. */
export function findEndedItems<
  B extends {
    status: number
    bookingItems: readonly Pick<BookingResponse['bookingItems'][number], 'kind' | 'status'>[]
  },
>(groups: Groups<B>): { booking: B; services: B['bookingItems'][number][] }[] {
  return Object.values(groups)
    .flat()
    .filter(booking => !isCancelled(booking))
    .map(booking => ({
      booking,
      services: booking.bookingItems.filter(({ kind, status }) => kind !== 'villa' && ended.includes(status)),
    }))
    .filter(({ booking, services }) => isExpired(booking) || services.length > 0)
}
