import { and, asc, count, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { OfficeChangeShown } from '#contract/booking/booking-changes'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, changeRequest, contact, staff, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { addWorkingDays } from '#domain/calendar/working-days'
import { answeredStates, answerWorkingDays, changeState } from '#domain/lifecycles/change-request-state'
import type { Context } from '#server/context'
import { officesAt } from '#server/features/settings/public'
import { inReach, regionInReach } from '#server/platform/auth/reach-conditions'
import { presentRequest } from './request-change.ts'

type World = Pick<Context, 'catalogue' | 'configuration'>

const mostAtOnce = 50

/** When the answer to a request is due, in milliseconds since 1970. */
const answerBy = (world: World, askedAt: Date) => {
  const { closedOn = [] } = officesAt(world, askedAt.getTime())[0].hours
  return addWorkingDays(askedAt.getTime(), answerWorkingDays, closedOn)
}

/** Finds requests with their booking, villa, client and the member of staff who answered. */
async function findRequests(
  db: Queryable,
  world: World,
  wanted: SQL | undefined,
  order: SQL,
  most: number,
): Promise<OfficeChangeShown[]> {
  const rows = await db
    .select({
      request: changeRequest,
      reference: booking.reference,
      currencyId: booking.currencyId,
      language: booking.language,
      villa: villa.name,
      name: sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`,
      email: sql<string>`coalesce(${booking.email}, ${contact.email}, '')`,
      stay: bookingItem.stay,
      party: { adults: booking.adults, children: booking.children, infants: booking.infants },
      answeredBy: staff.name,
    })
    .from(changeRequest)
    .innerJoin(booking, eq(booking.id, changeRequest.bookingId))
    .innerJoin(
      bookingItem,
      sql`${bookingItem.id} = (select min(first.id) from ${bookingItem} first where first.booking_id = ${booking.id} and first.kind = 'villa')`,
    )
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(staff, eq(staff.id, changeRequest.answeredBy))
    .where(wanted)
    .orderBy(order)
    .limit(most)
  return rows.map(({ request, stay, party, ...told }) => ({
    ...presentRequest(request),
    ...told,
    booked: { ...stay, ...party },
    answerBy: new Date(answerBy(world, request.askedAt)).toISOString(),
    answeredAt: request.answeredAt?.toISOString() ?? null,
  }))
}

const isOpen = eq(changeRequest.state, changeState.asked)

const openWithin = (reach: Reach) => and(isOpen, inReach(reach, 'booking', changeRequest.bookingId))

async function countOpen(db: Queryable, reach: Reach): Promise<number> {
  const [counted] = await db.select({ open: count() }).from(changeRequest).where(openWithin(reach))
  return counted?.open ?? 0
}

/** Counts the open requests, and says when the answer to the oldest is due. */
export async function countOpenChanges(
  db: Queryable,
  world: World,
  reach: Reach,
): Promise<{ open: number; answerBy: string | null }> {
  const open = await countOpen(db, reach)
  const { askedAt } = changeRequest
  const [oldest] = await db
    .select({ askedAt })
    .from(changeRequest)
    .where(openWithin(reach))
    .orderBy(asc(changeRequest.id))
    .limit(1)
  return { open, answerBy: oldest ? new Date(answerBy(world, oldest.askedAt)).toISOString() : null }
}

/** Lists the open requests, oldest first, or those that staff have answered, newest first; from a cursor on. */
export async function listOfficeChanges(
  db: Queryable,
  world: World,
  reach: Reach,
  { state, cursor }: { state: 'open' | 'answered'; cursor?: number | undefined },
): Promise<{ changes: OfficeChangeShown[]; next: number | null; open: number }> {
  const { id } = changeRequest
  const [wanted, order] =
    state === 'open'
      ? [and(isOpen, cursor === undefined ? undefined : gt(id, cursor)), asc(id)]
      : [
          and(inArray(changeRequest.state, [...answeredStates]), cursor === undefined ? undefined : lt(id, cursor)),
          desc(id),
        ]
  const found = await findRequests(db, world, and(wanted, regionInReach(reach, villa.regionId)), order, mostAtOnce + 1)
  const changes = found.slice(0, mostAtOnce)
  return {
    changes,
    next: found.length > mostAtOnce ? (changes.at(-1)?.id ?? null) : null,
    open: await countOpen(db, reach),
  }
}

/** Finds one request. */
export const findOfficeChange = async (
  db: Queryable,
  world: World,
  requestId: number,
): Promise<OfficeChangeShown | undefined> =>
  (await findRequests(db, world, eq(changeRequest.id, requestId), asc(changeRequest.id), 1))[0]
