import type { z } from 'zod'
import type { ChangeQuoted, quoteChange as quoteChangeCall } from '#contract/changes'
import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import type { Actor } from '#domain/actor'
import { bookingRights } from '#domain/booking/booking-rights'
import { bookingStatus } from '#domain/booking/booking-status'
import { refuseStay } from '#domain/booking/refuse-stay'
import { majorOf } from '#domain/money'
import type { Context } from '#server/context'
import { areNightsTaken, type FoundBooking, findBookings, priceStay } from '#server/features/bookings/public'
import { allow } from '#server/platform/allow'
import { refuseFields } from '#server/platform/refuse-fields'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>
export type WantedChange = z.output<(typeof quoteChangeCall)['body']>

/** What a change comes to, for a booking that was found. Throws `not-in-this-state` and `invalid-input`. */
export async function priceChange(db: Reads, world: World, found: FoundBooking, wanted: WantedChange) {
  const { row, items } = found
  const villas = items.filter(({ kind }) => kind === 'villa')
  const [item] = villas
  if (!item || villas.length > 1 || row.status !== bookingStatus.confirmed) throw new Refusal('not-in-this-state')
  const { from, to, adults, children, infants } = wanted
  const stay = { from, to }
  refuseFields({ to: to <= from ? 'not-after' : undefined })
  const { villa, at, terms, sold } = await priceStay(db, world, {
    villaId: item.villaId,
    stay,
    adults,
    children,
    infants,
    ...(row.rooms && { rooms: row.rooms }),
    currencyId: row.currencyId,
    audience: 'default',
  })
  refuseFields({ from: from < at.today ? 'past' : undefined })
  const refused = refuseStay(stay, villa.seasons, { today: at.today, maximumNights: terms.maximumNights })
  const taken = await areNightsTaken(db, [{ villaId: item.villaId, stay }], [item.id])
  return {
    item,
    isPossible: refused === undefined && !taken && sold !== undefined,
    differenceCents: sold ? sold.sale.villaCents - item.priceCents : null,
  }
}

/** Whether a booking of one's own could be another stay or party, and what that costs more. Throws as `priceChange`. */
export async function quoteChange(
  db: Reads,
  world: World,
  actor: Actor,
  { id, ...wanted }: WantedChange & { id: number },
): Promise<ChangeQuoted> {
  const [found] = await findBookings(db, [id])
  allow(bookingRights, actor, 'change', found?.booked)
  if (!found) throw new Refusal('not-found')
  const { isPossible, differenceCents } = await priceChange(db, world, found, wanted)
  return {
    possible: isPossible,
    difference: differenceCents === null ? null : majorOf(differenceCents),
    currencyId: found.row.currencyId,
  }
}
