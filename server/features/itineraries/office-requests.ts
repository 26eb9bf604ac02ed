import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { OfficeExperienceRequest } from '#contract/extras/office-experiences'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, contact, plannedExperience, staff, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { findPartyPrice } from '#domain/itinerary/experience-rules'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf, roundCents } from '#domain/pricing/money'
import { lastSuppliers } from '#server/features/transfers/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { plannable } from './plan-facts.ts'
import { findDayPlaces, type PlanWorld } from './queries.ts'

const maxAtOnce = 50
const toAnswer = [itemStatus.requested, itemStatus.beingQuoted]

const nameOfClient = sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`

/** Where a list goes on: the sorted column and the id of the last row. */
function beyond(state: 'asked' | 'answered', after: string | undefined) {
  if (!after) return undefined
  const { id, day, answeredAt } = plannedExperience
  const [, key = '', uuid = ''] = /^(.+?)_([\da-f-]{36})$/.exec(after) ?? []
  if (uuid === '') return undefined
  return state === 'asked'
    ? or(gt(day, key), and(eq(day, key), gt(id, uuid)))
    : or(lt(answeredAt, new Date(key)), and(eq(answeredAt, new Date(key)), gt(id, uuid)))
}

/** Lists what staff have to answer, the nearest day first, or what they have answered, the last answer first. */
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
  const days = shown.map(({ row }) => row.day).toSorted()
  const places = await findDayPlaces(
    db,
    shown.map(({ row }) => row.experienceId),
    { from: days[0] ?? '', to: days.at(-1) ?? '' },
  )
  const suppliers = await lastSuppliers(
    db,
    shown.map(({ item }) => item.id),
  )
  const requests = shown.flatMap(({ row, item, rate, reference, ...told }): OfficeExperienceRequest[] => {
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
  })
  const last = shown.at(-1)?.row
  const key = isAsked ? last?.day : last?.answeredAt?.toISOString()
  return { requests, next: rows.length > maxAtOnce && last ? `${key}_${last.id}` : null }
}

const answeredOf = ({ answeredAt }: { answeredAt: Date | null }, { priceCents }: { priceCents: number }) =>
  answeredAt === null || priceCents === 0 ? null : majorOf(priceCents)
