import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { OfficeExperienceRequest } from '#contract/extras/office-experiences'
import type { Queryable } from '#database/connection'
import { instantText } from '#database/current-time'
import { booking, bookingItem, contact, plannedExperience, staff, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { parseDay } from '#domain/calendar/day'
import { findPartyPrice } from '#domain/itinerary/experience-rules'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf, roundCents } from '#domain/pricing/money'
import { lastSuppliers } from '#server/features/transfers/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { throwFieldErrors } from '#server/platform/http/errors'
import { isInstantText } from '#server/platform/keyset'
import { plannable } from './plan-facts.ts'
import { findPlacesOn, type PlanWorld } from './queries.ts'

const maxAtOnce = 50
const toAnswer = [itemStatus.requested, itemStatus.beingQuoted]

const nameOfClient = sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`

/** The rows after a cursor: the sorted column and the id of the last row. Throws `invalid-input`. */
function beyond(state: 'asked' | 'answered', after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined
  const { id, day, answeredAt } = plannedExperience
  const [, key = '', uuid] = /^(.+)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(after) ?? []
  const isAsked = state === 'asked'
  if (uuid === undefined || !(isAsked ? parseDay(key) : isInstantText(key))) throwFieldErrors({ after: 'invalid' })
  if (isAsked) return sql`(${day}, ${id}) > (${key}::date, ${uuid}::uuid)`
  // The last answers come first, those of one instant by id.
  const at = sql`${key}::timestamptz`
  return sql`${answeredAt} <= ${at} and (${answeredAt} < ${at} or ${id} > ${uuid}::uuid)`
}

/** Lists what staff have to answer, the nearest day first, or what they have answered, the last answer first. Throws `invalid-input`. */
export async function listOfficeExperiences(
  db: Queryable,
  { catalogue: { content } }: PlanWorld,
  reach: Reach,
  { state, after }: { state: 'asked' | 'answered'; after?: string | undefined },
): Promise<{ requests: OfficeExperienceRequest[]; next: string | null }> {
  const isAsked = state === 'asked'
  const { id, day, answeredAt } = plannedExperience
  const rows = await db
    .select({
      row: plannedExperience,
      item: { id: bookingItem.id, status: bookingItem.status, priceCents: bookingItem.priceCents },
      reference: booking.reference,
      currencyId: booking.currencyId,
      rate: booking.rate,
      language: booking.language,
      villa: villa.name,
      name: nameOfClient,
      email: sql<string>`coalesce(${booking.email}, ${contact.email}, '')`,
      answeredBy: staff.name,
      answeredText: instantText(answeredAt),
    })
    .from(plannedExperience)
    .innerJoin(bookingItem, eq(bookingItem.id, plannedExperience.itemId))
    .innerJoin(booking, eq(booking.id, plannedExperience.bookingId))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(staff, eq(staff.id, plannedExperience.answeredBy))
    .where(
      and(
        isNotNull(plannedExperience.requestedAt),
        isAsked ? isNull(answeredAt) : isNotNull(answeredAt),
        isAsked ? inArray(bookingItem.status, toAnswer) : undefined,
        regionInReach(reach, villa.regionId),
        beyond(state, after),
      ),
    )
    .orderBy(isAsked ? asc(day) : desc(answeredAt), asc(id))
    .limit(maxAtOnce + 1)
  const shown = rows.slice(0, maxAtOnce)
  const places = await findPlacesOn(
    db,
    shown.map(({ row }) => row),
  )
  const suppliers = await lastSuppliers(
    db,
    shown.map(({ item }) => item.id),
  )
  const requests = shown.flatMap(
    ({ row, item, rate, reference, answeredText: _, ...told }): OfficeExperienceRequest[] => {
      const experience = content.experienceById.get(row.experienceId)
      if (!experience) return []
      const point = content.meetingPointsByExperience.get(row.experienceId)?.find(one => one.id === row.meetingPointId)
      const tableCents = findPartyPrice(plannable(content, experience), row.day, row)
      const { taken, places: set } = places.on(row.experienceId, row.meetingPointId, row.day, row.id)
      const { time, adults, children, childAges, note, message } = row
      return [
        {
          itemId: item.id,
          bookingId: row.bookingId,
          reference,
          ...told,
          ...{ time, adults, children, childAges, note, message },
          experience: experience.name.en,
          serviceId: experience.serviceId,
          meeting: (point?.name ?? experience.meeting)?.en ?? '',
          date: row.day,
          status: item.status,
          price: answeredOf(row, item),
          tablePrice: tableCents === undefined ? null : majorOf(roundCents(tableCents * rate)),
          taken,
          places: set ?? experience.mostGuests,
          requestedAt: row.requestedAt?.toISOString() ?? '',
          answeredAt: row.answeredAt?.toISOString() ?? null,
          supplier: suppliers.get(item.id) ?? null,
        },
      ]
    },
  )
  const last = shown.at(-1)
  const key = isAsked ? last?.row.day : last?.answeredText
  return { requests, next: rows.length > maxAtOnce && last ? `${key}_${last.row.id}` : null }
}

const answeredOf = ({ answeredAt }: { answeredAt: Date | null }, { priceCents }: { priceCents: number }) =>
  answeredAt === null || priceCents === 0 ? null : majorOf(priceCents)
