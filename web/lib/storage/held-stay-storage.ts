import { overlap, type Stay } from '#domain/calendar/stay'
import { readCookie } from '#web/lib/cookies'
import { localStore } from '#web/lib/storage/web-storage'

const name = 'held stay'

/** A stay held in this browser. `until` follows the browser's clock, which suffices for a hint. */
interface HeldStay extends Stay {
  bookingId: number
  villaId: number
  until: number
}

/** Stores the held stay for public pages, or removes it. */
export function storeHeldStay(held: HeldStay | undefined): void {
  localStore.write(name, held && JSON.stringify(held))
}

/** The held nights of a villa within the requested stay. A log-out removes the cookie, and thereby the hint. */
export function readHeldStay(villaId: number, asked: Stay): Stay | undefined {
  const held = localStore.readJson(name) as HeldStay | null
  const isHere = held?.villaId === villaId && String(held.bookingId) === readCookie('bookingid')
  return isHere && held.until > Date.now() && overlap(held, asked) ? { from: held.from, to: held.to } : undefined
}
