import { and, asc, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import type { Queryable } from '#database/connection'
import { currentDay, instantText } from '#database/current-time'
import { booking, bookingItem, contact, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { defaultStayLimits } from '#domain/calendar/stay'
import { failedBookingStatuses } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { TeamMemberRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import { clientManagerOf } from '#server/features/team/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'

const mostFound = 20

const begin = (words: string) => `${words.replace(/[\\%_]/g, '\\$&')}%`

/** The pattern of a reference, in capitals and two groups of four; null if the words cannot be one. */
const beginOfReference = (words: string) => {
  const letters = words.toUpperCase().replace(/[\s-]/g, '')
  if (!/^[\dA-Z]{3,}$/.test(letters)) return null
  return begin(letters.length > 4 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters)
}

/** Words that can be the number of a booking. */
const isNumber = (words: string) => /^\d{3,9}$/.test(words)

/** Beyond so many matches a list reads bookings in its order until a page is full, instead of all matches first. */
const maxNarrow = 1000

/** The bookings that the words name, by their beginning: one query for each index. */
function matchesOf(words: string): SQL[] {
  const [reference, person] = [beginOfReference(words), begin(words.toLowerCase())]
  const ofContact = sql`select own.id from ${contact} c join ${booking} own on own.contact_id = c.id`
  return [
    sql`select id from ${booking} where reference like ${reference}`,
    sql`select id from ${booking} where lower(last_name) like ${person}`,
    ...(isNumber(words) ? [sql`select id from ${booking} where id = ${Number(words)}`] : []),
    sql`select id from ${booking} where lower(email) like ${person}`,
    sql`${ofContact} where lower(c.last_name) like ${person}`,
    sql`${ofContact} where lower(c.email) like ${person}`,
  ]
}

/** The condition of a booking, joined with its contact, that the words name. */
function isNamed(words: string): SQL {
  const [reference, person] = [beginOfReference(words), begin(words.toLowerCase())]
  const fields = [booking.lastName, booking.email, contact.lastName, contact.email]
  const conditions = [
    sql`${booking.reference} like ${reference}`,
    ...fields.map(field => sql`lower(${field}) like ${person}`),
    ...(isNumber(words) ? [sql`${booking.id} = ${Number(words)}`] : []),
  ]
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** The condition of all bookings that the words name, for queries that read them all; undefined for no words. */
export const bookingsNamedAll = (words: string): SQL | undefined =>
  words === '' ? undefined : sql`${booking.id} in (${sql.join(matchesOf(words), sql` union `)})`

/** The condition of bookings that the words name, for a list that reads a page; undefined for no words. */
export async function bookingsNamed(db: Queryable, words: string): Promise<SQL | undefined> {
  if (words === '') return undefined
  const few = matchesOf(words).map(match => sql`(${match} limit ${maxNarrow + 1})`)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${sql.join(few, sql` union all `)}) as few`,
  )
  return (rows[0]?.count ?? 0) > maxNarrow ? isNamed(words) : bookingsNamedAll(words)
}

const nameOf = (member: TeamMemberRow | undefined) => (member ? { id: member.id, fullName: member.fullName } : null)

/**
 * The first villa item of a booking. A boolean, which the planner takes for half of the rows: it takes a comparison with
 * an id for one row, and then sorts all bookings instead of reading a page by the index of arrivals.
 */
export const isFirstVilla = sql`not coalesce((select true from ${bookingItem} earlier
  where earlier.booking_id = ${bookingItem.bookingId} and earlier.kind = 'villa' and earlier.id < ${bookingItem.id} limit 1), false)`

/** Bookings with what staff see of each in a list. */
export const selectBookings = (db: Queryable) =>
  db
    .select({
      bookingId: booking.id,
      reference: booking.reference,
      status: booking.status,
      managerId: booking.managerId,
      whiteKey: booking.whiteKey,
      villaId: villa.id,
      villa: villa.name,
      stay: bookingItem.stay,
      name: sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`,
      bookedAt: instantText(booking.createdAt),
      email: sql<string>`coalesce(${booking.email}, ${contact.email}, '')`,
    })
    .from(booking)
    .innerJoin(
      bookingItem,
      // Of the item's own booking, so that a list in order of arrival can begin with items.
      and(eq(bookingItem.bookingId, booking.id), eq(bookingItem.kind, 'villa'), isFirstVilla),
    )
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))

type ListedRow = Awaited<ReturnType<typeof selectBookings>>[number]

/** Shapes a booking of a list, with its client manager. */
export const presentListed = (
  { catalogue }: Pick<Context, 'catalogue'>,
  { managerId, whiteKey, villaId, stay, ...told }: ListedRow,
): OfficeBookingShown => ({
  ...told,
  ...stay,
  clientManager: nameOf(clientManagerOf({ catalogue }, { managerId, whiteKey, villaId })),
  usualManager: nameOf(clientManagerOf({ catalogue }, { managerId: null, whiteKey, villaId })),
  chosen: catalogue.content.teamMemberById.has(managerId ?? 0),
})

/** No stay lasts longer: twice the limit of sales, in case it was once higher. Earlier arrivals need not be read. */
const longestStay = defaultStayLimits.maximumNights * 2

/** Stays that have not ended, and those that have. */
export const stayStates = {
  coming: sql`upper(${bookingItem.stay}) >= ${currentDay} and lower(${bookingItem.stay}) >= ${currentDay} - ${longestStay}::integer`,
  past: sql`upper(${bookingItem.stay}) < ${currentDay} and lower(${bookingItem.stay}) < ${currentDay}`,
} as const

/** Finds current bookings, and on request those that were cancelled or have expired, whose reference, or whose client's e-mail address or last name, begins with the words. Coming stays are first. */
export async function findOfficeBookings(
  db: Queryable,
  { catalogue }: Pick<Context, 'catalogue'>,
  reach: Reach,
  { words, ended = false, most = mostFound }: { words: string; ended?: boolean | undefined; most?: number },
): Promise<{ bookings: OfficeBookingShown[] }> {
  const found: ListedRow[] = []
  const wanted = and(
    await bookingsNamed(db, words),
    regionInReach(reach, villa.regionId),
    ended ? undefined : notInArray(booking.status, [...failedBookingStatuses]),
  )
  for (const state of [stayStates.coming, stayStates.past]) {
    if (found.length === most) break
    const rows = await selectBookings(db)
      .where(and(wanted, state))
      .orderBy(sql`lower(${bookingItem.stay})`, asc(bookingItem.bookingId))
      .limit(most - found.length)
    found.push(...rows)
  }
  return { bookings: found.map(row => presentListed({ catalogue }, row)) }
}

/** Lists the team members who can be client managers, with their regions. */
export const listClientManagers = ({ catalogue }: Pick<Context, 'catalogue'>, language: Language) => {
  const { teamMembers, regionsOfMember, regionById } = catalogue.content
  return {
    people: teamMembers.map(({ id, fullName, role }) => ({
      id,
      fullName,
      role: role[language],
      regions: (regionsOfMember.get(id) ?? []).flatMap(
        ({ regionId }) => regionById.get(regionId)?.name[language] ?? [],
      ),
    })),
  }
}
