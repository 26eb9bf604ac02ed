import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { BookingGroup } from '#domain/booking/booking-groups'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { MessageKey } from '#web/messages'

type Groups<B> = Readonly<Record<BookingGroup, readonly B[]>>

export interface BookingSection<B> {
  heading: MessageKey
  bookings: readonly B[]
}

/**
 * Groups a client's bookings under headings, most important first. Expired holds and cancelled stays have their own
 * headings, and appear only with past bookings.
 */
export function bookingSections<B extends Pick<BookingResponse, 'status'>>(
  { Provisional, UpcomingConfirmed, WhitekeyBookings, PastBookings }: Groups<B>,
  { past }: { past: boolean },
): BookingSection<B>[] {
  const isOver = ({ status }: B) => status === bookingStatus.expired
  const isCancelled = ({ status }: B) => status === bookingStatus.cancelled
  const not = (is: (booking: B) => boolean) => (booking: B) => !is(booking)
  const sections: BookingSection<B>[] = [
    { heading: 'account_group_provisional', bookings: Provisional.filter(not(isOver)) },
    { heading: 'account_group_upcoming', bookings: UpcomingConfirmed },
    { heading: 'account_group_white_key', bookings: WhitekeyBookings },
    ...(past
      ? ([
          { heading: 'account_group_past', bookings: PastBookings.filter(not(isCancelled)) },
          { heading: 'account_group_cancelled', bookings: PastBookings.filter(isCancelled) },
          { heading: 'account_group_over', bookings: Provisional.filter(isOver) },
        ] as const)
      : []),
  ]
  return sections.filter(({ bookings }) => bookings.length > 0)
}
