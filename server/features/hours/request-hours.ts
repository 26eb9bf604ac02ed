import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { HoursList } from '#contract/booking/hours'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { bookingItem, hoursRequest } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { type HoursKind, hoursService, isOtherHour } from '#domain/booking/hours'
import { openHoursStates } from '#domain/lifecycles/hours-state'
import { closedItemStatuses } from '#domain/lifecycles/item-status'
import type { Context } from '#server/context'
import { findBooked, findBookings, lockBooking, notifyStaff } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { throwFieldErrors } from '#server/platform/http/errors'
import { findStay, presentHoursOf } from './queries.ts'
import { stepHours } from './step-hours.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

interface Wanted {
  id: number
  kind: HoursKind
  time: string
  note: string
}

/** Whether a service of that kind stands on the bill. */
async function isCharged(tx: Transaction, bookingId: number, kind: HoursKind): Promise<boolean> {
  const [item] = await tx
    .select({ id: bookingItem.id })
    .from(bookingItem)
    .where(
      and(
        eq(bookingItem.bookingId, bookingId),
        eq(bookingItem.kind, 'villa-service'),
        eq(bookingItem.serviceId, hoursService[kind]),
        notInArray(bookingItem.status, [...closedItemStatuses]),
      ),
    )
  return item !== undefined
}

/**
 * Asks the office for an early arrival or a late departure, in place of an open request of that kind. The office gets
 * an e-mail. Throws `not-found`, `not-in-this-state` once the stay has begun or such hours are agreed, and
 * `invalid-input` for a time within the usual hours.
 */
export async function requestHours(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id: bookingId, kind, time, note }: Wanted,
): Promise<HoursList> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  await lockBooking(tx, bookingId)
  const stay = await findStay(tx, world, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  if (!stay || !found) throw new ProblemError('not-found')
  if (!stay.isOpen || (await isCharged(tx, bookingId, kind))) throw new ProblemError('not-in-this-state')
  throwFieldErrors({ time: isOtherHour(kind, time, stay) ? undefined : 'invalid' })
  const [open] = await tx
    .select()
    .from(hoursRequest)
    .where(
      and(
        eq(hoursRequest.bookingId, bookingId),
        eq(hoursRequest.kind, kind),
        inArray(hoursRequest.state, [...openHoursStates]),
      ),
    )
  if (open) await stepHours(tx, open, 'withdraw')
  await tx.insert(hoursRequest).values({ bookingId, kind, time, note })
  await notifyStaff(tx, world, found, { told: 'hours-asked', cents: 0, hours: { kind, time }, note })
  return presentHoursOf(tx, stay, bookingId)
}

/** Lists the requests of the actor's own booking. Throws `not-found`. */
export async function listHours(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  actor: Actor,
  bookingId: number,
): Promise<HoursList> {
  authorize(bookingPolicy, actor, 'view-owner', await findBooked(db, bookingId))
  const stay = await findStay(db, world, bookingId)
  if (!stay) throw new ProblemError('not-found')
  return presentHoursOf(db, stay, bookingId)
}
