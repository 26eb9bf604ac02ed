import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import type { Queryable } from '#database/connection'
import { instantText } from '#database/current-time'
import { booking, bookingItem, contact, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
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

/** The bookings that the words name, by their beginning. A union, since each part has its own index; one condition with `or` would read every booking. */
export const matching = (words: string) => {
  const [reference, person] = [beginOfReference(words), begin(words.toLowerCase())]
  return sql`
    select id from ${booking} where reference like ${reference}
    union select id from ${booking} where lower(last_name) like ${person}
    ${/^\d{3,9}$/.test(words) ? sql`union select id from ${booking} where id = ${Number(words)}` : sql``}
    union select id from ${booking} where lower(email) like ${person}
    union select own.id from ${contact} c join ${booking} own on own.contact_id = c.id where lower(c.last_name) like ${person}
    union select own.id from ${contact} c join ${booking} own on own.contact_id = c.id where lower(c.email) like ${person}`
}

const nameOf = (member: TeamMemberRow | undefined) => (member ? { id: member.id, fullName: member.fullName } : null)

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
      sql`${bookingItem.id} = (select min(first.id) from ${bookingItem} first where first.booking_id = ${booking.id} and first.kind = 'villa')`,
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

/** Finds current bookings, and on request those that were cancelled or have expired, whose reference, or whose client's e-mail address or last name, begins with the words. */
export async function findOfficeBookings(
  db: Queryable,
  { catalogue }: Pick<Context, 'catalogue'>,
  reach: Reach,
  { words, ended = false, most = mostFound }: { words: string; ended?: boolean | undefined; most?: number },
): Promise<{ bookings: OfficeBookingShown[] }> {
  const rows = await selectBookings(db)
    .where(
      and(
        sql`${booking.id} in (${matching(words)})`,
        regionInReach(reach, villa.regionId),
        ended ? undefined : notInArray(booking.status, [...failedBookingStatuses]),
      ),
    )
    .orderBy(sql`upper(${bookingItem.stay}) < app_now()::date`, asc(bookingItem.stay), asc(booking.id))
    .limit(most)
  return { bookings: rows.map(row => presentListed({ catalogue }, row)) }
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
