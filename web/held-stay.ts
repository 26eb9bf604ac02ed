import { overlap, type Stay } from '#domain/stay'
import { readCookie } from '#web/cookies'

const name = 'held stay'

/** A stay that is held in this browser; `until` is a moment of its clock, good enough for a hint. */
interface HeldStay extends Stay {
  bookingId: number
  villaId: number
  until: number
}

/** Notes which stay is held, for pages that know nobody; nothing where it is held no more. */
export function keepHeldStay(held: HeldStay | undefined): void {
  try {
    if (held) localStorage.setItem(name, JSON.stringify(held))
    else localStorage.removeItem(name)
  } catch {
    // Full, or forbidden: the hint is missing.
  }
}

/** The nights of a villa that are held here, among those that somebody asks for. A log-out takes the cookie, and so the hint. */
export function readHeldStay(villaId: number, asked: Stay): Stay | undefined {
  try {
    const held = JSON.parse(localStorage.getItem(name) ?? 'null') as HeldStay | null
    const isHere = held?.villaId === villaId && String(held.bookingId) === readCookie('bookingid')
    return isHere && held.until > Date.now() && overlap(held, asked) ? { from: held.from, to: held.to } : undefined
  } catch {
    return undefined
  }
}
