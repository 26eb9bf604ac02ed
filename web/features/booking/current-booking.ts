import { parseId } from '#domain/text/id'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'
import { createStore, useStore } from '#web/lib/create-store'

const cookie = 'bookingid'

/** Id of the booking in progress in this browser, from a cookie; it grants no access. Other tabs can change it. */
const currentBooking = createStore(() => parseId(readCookie(cookie)), ['visibilitychange'])

/** Stores the current booking for all tabs, until the log-out or for three months. */
export function setCurrentBookingId(id: number | undefined): void {
  writeCookie(cookie, id === undefined ? '' : String(id), lifetimes.threeMonths)
  currentBooking.refresh()
}

/** Subscribes to the id of the booking in progress. */
export const useCurrentBookingId = (): number | undefined => useStore(currentBooking, undefined)
