import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { CalendarEntry, CalendarVilla } from '#contract/staff/office-calendar'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, channelFeed, contact, occupancy, ownerBlock, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reaches, reachOf } from '#domain/access/roles/reach'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { matchesName, regionOptions, villaCursor } from '#server/features/prices/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { throwFieldErrors } from '#server/platform/http/errors'

const maxAtOnce = 100
const maxNights = 800

/** The taken nights of villas in a range, with what staff see of each; expired options are left out. */
const findEntries = (db: Queryable, ids: readonly number[], { from, to }: Stay) =>
  db
    .select({
      id: occupancy.id,
      villaId: occupancy.villaId,
      kind: occupancy.kind,
      nights: occupancy.nights,
      expiresAt: occupancy.expiresAt,
      bookingId: booking.id,
      reference: booking.reference,
      status: booking.status,
      name: sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`,
      blockId: ownerBlock.id,
      note: ownerBlock.note,
      channel: channelFeed.channel,
    })
    .from(occupancy)
    .leftJoin(bookingItem, eq(bookingItem.id, occupancy.bookingItemId))
    .leftJoin(booking, eq(booking.id, bookingItem.bookingId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(ownerBlock, eq(ownerBlock.id, occupancy.ownerBlockId))
    .leftJoin(channelFeed, eq(channelFeed.id, ownerBlock.feedId))
    .where(
      and(
        sql`${occupancy.villaId} = any(${sql.param(`{${ids}}`)}::int[])`,
        sql`${occupancy.nights} && daterange(${from}, ${to})`,
        or(isNull(occupancy.expiresAt), gt(occupancy.expiresAt, sql`app_now()`)),
      ),
    )
    .orderBy(occupancy.villaId, occupancy.nights)

type FoundEntry = Awaited<ReturnType<typeof findEntries>>[number]

const movable: readonly (number | null)[] = [bookingStatus.officeOption, bookingStatus.confirmed]

/** Names, references and reasons are for staff who look after bookings. */
function presentEntry(found: FoundEntry, seesNames: boolean): CalendarEntry {
  const { id, nights, expiresAt, channel, status } = found
  const kind = channel === null ? found.kind : 'channel'
  const isMovable = kind === 'block' || (kind !== 'channel' && movable.includes(status))
  return {
    id,
    kind,
    ...nights,
    expiresAt: expiresAt?.toISOString() ?? null,
    channel,
    bookingId: seesNames ? found.bookingId : null,
    reference: seesNames ? found.reference : null,
    name: seesNames && found.bookingId !== null ? found.name : null,
    isMovable: seesNames && isMovable,
    blockId: seesNames && kind === 'block' ? found.blockId : null,
    note: seesNames && kind === 'block' ? found.note : null,
  }
}

interface Filter {
  range: Stay
  propertyId?: number | undefined
  words?: string | undefined
  region?: string | undefined
  cursor?: number | undefined
  lang?: Language | undefined
}

/** Lists villas by name with their taken nights: two statements, whatever their number. Throws `invalid-input`. */
export async function listCalendar(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  actor: Staff,
  { range, cursor, lang = 'en', ...filter }: Filter,
): Promise<{ villas: CalendarVilla[]; next: number | null; regions: { slug: string; name: string }[] }> {
  if (range.to <= range.from || nightsOf(range) > maxNights) throwFieldErrors({ to: 'invalid' })
  const reach = reachOf(actor, 'bookings', 'prices')
  const found = await db
    .select({ id: villa.id, name: villa.name, regionId: villa.regionId, live: villa.live })
    .from(villa)
    .where(and(matchesName(catalogue, filter), regionInReach(reach, villa.regionId), villaCursor(cursor)))
    .orderBy(asc(villa.name), asc(villa.id))
    .limit(maxAtOnce + 1)
  const shown = found.slice(0, maxAtOnce)
  const ids = shown.map(({ id }) => id)
  const entries = Map.groupBy(ids.length > 0 ? await findEntries(db, ids, range) : [], ({ villaId }) => villaId)
  const named = reachOf(actor, 'bookings')
  const villas = shown.map(({ regionId, ...one }) => ({
    ...one,
    region: catalogue.content.regionById.get(regionId)?.name[lang] ?? '',
    entries: (entries.get(one.id) ?? []).map(entry => presentEntry(entry, reaches(named, regionId))),
  }))
  const next = found.length > maxAtOnce ? (villas.at(-1)?.id ?? null) : null
  return { villas, next, regions: regionOptions(catalogue, reach, lang) }
}
