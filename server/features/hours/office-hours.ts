import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { OfficeHoursShown } from '#contract/booking/hours'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { booking, bookingItem, contact, hoursRequest, occupancy, staff, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { Reach } from '#domain/access/roles/reach'
import { changesBetween } from '#domain/access/staff-changes'
import { formatTime } from '#domain/calendar/formats'
import { hoursState } from '#domain/lifecycles/hours-state'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { clientAreaUrl, emailBookingOwner, findBookings, lockBooking } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { findStay, presentHours } from './queries.ts'
import { stepHours } from './step-hours.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

const maxAtOnce = 50

/** The day on which other guests leave or arrive, where that is the day of the request. */
const neighbour = sql<string | null>`(
  select case ${hoursRequest.kind} when 'early-arrival' then lower(${bookingItem.stay}) else upper(${bookingItem.stay}) end::text
  where exists (
    select from ${occupancy} beside
    where beside.villa_id = ${bookingItem.villaId}
      and case ${hoursRequest.kind} when 'early-arrival'
        then upper(beside.nights) = lower(${bookingItem.stay}) else lower(beside.nights) = upper(${bookingItem.stay}) end))`

/** Lists the requests that staff have to answer, the oldest first, or those answered, the newest first. */
export async function listOfficeHours(
  db: Queryable,
  reach: Reach,
  { state, cursor }: { state: 'asked' | 'answered'; cursor?: number | undefined },
): Promise<{ requests: OfficeHoursShown[]; next: number | null }> {
  const { id } = hoursRequest
  const isAsked = state === 'asked'
  const beyond = cursor === undefined ? undefined : isAsked ? gt(id, cursor) : lt(id, cursor)
  const rows = await db
    .select({
      request: hoursRequest,
      reference: booking.reference,
      currencyId: booking.currencyId,
      language: booking.language,
      villa: villa.name,
      stay: bookingItem.stay,
      arrivalFrom: villa.arrivalFrom,
      departureBy: villa.departureBy,
      name: sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`,
      email: sql<string>`coalesce(${booking.email}, ${contact.email}, '')`,
      neighbour,
      answeredBy: staff.name,
    })
    .from(hoursRequest)
    .innerJoin(booking, eq(booking.id, hoursRequest.bookingId))
    .innerJoin(
      bookingItem,
      sql`${bookingItem.id} = (select min(first.id) from ${bookingItem} first where first.booking_id = ${booking.id} and first.kind = 'villa')`,
    )
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(staff, eq(staff.id, hoursRequest.answeredBy))
    .where(
      and(
        isAsked ? eq(hoursRequest.state, hoursState.asked) : isNotNull(hoursRequest.answeredAt),
        regionInReach(reach, villa.regionId),
        beyond,
      ),
    )
    .orderBy(isAsked ? asc(id) : desc(id))
    .limit(maxAtOnce + 1)
  const requests = rows.slice(0, maxAtOnce).map(({ request, stay, ...told }) => ({
    ...presentHours(request),
    bookingId: request.bookingId,
    ...stay,
    ...told,
    answeredAt: request.answeredAt?.toISOString() ?? null,
  }))
  return { requests, next: rows.length > maxAtOnce ? (requests.at(-1)?.id ?? null) : null }
}

type Answer = { id: number; message: string } & ({ answer: 'quoted'; price: number } | { answer: 'declined' })

/**
 * Quotes a price for other hours, or declines them; the client gets an e-mail, and the log an entry. Throws
 * `not-found`, and `not-in-this-state` where the request is settled or the stay has begun.
 */
export async function answerHours(tx: Transaction, world: World, { staffId }: Staff, answer: Answer): Promise<void> {
  const ofRequest = eq(hoursRequest.id, answer.id)
  const [of] = await tx.select({ bookingId: hoursRequest.bookingId }).from(hoursRequest).where(ofRequest)
  if (!of) throw new ProblemError('not-found')
  await lockBooking(tx, of.bookingId)
  const [row] = await tx.select().from(hoursRequest).where(ofRequest)
  const stay = await findStay(tx, world, of.bookingId)
  const [found] = await findBookings(tx, [of.bookingId])
  if (!row || !stay || !found) throw new ProblemError('not-found')
  if (!stay.isOpen) throw new ProblemError('not-in-this-state')
  const isQuote = answer.answer === 'quoted'
  const priceCents = isQuote ? centsOf(answer.price) : null
  await stepHours(tx, row, isQuote ? 'quote' : 'decline', {
    ...{ priceCents, message: answer.message, answeredBy: staffId, isAnswer: true },
  })
  await writeStaffEntry(tx, {
    staffId,
    action: isQuote ? 'hours-quoted' : 'hours-declined',
    reason: `${stay.reference}: ${row.kind} ${row.time}${isQuote ? `, ${answer.price}` : ''}`,
    changes: changesBetween(
      { state: row.state, price: row.priceCents === null ? null : majorOf(row.priceCents) },
      { state: isQuote ? hoursState.quoted : hoursState.declined, price: isQuote ? answer.price : null },
    ),
  })
  await emailBookingOwner(tx, world, found, {
    told: isQuote ? `${row.kind}-quoted` : `${row.kind}-declined`,
    address: clientAreaUrl(world, `/secure/trip-details?booking=${row.bookingId}`, found.row),
    message: answer.message,
    cents: priceCents ?? 0,
    time: formatTime(row.time, found.row.language),
  })
}
