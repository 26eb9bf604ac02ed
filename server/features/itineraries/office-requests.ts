import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ExperienceFilter, OfficeExperienceRequest } from '#contract/extras/office-experiences'
import type { Queryable } from '#database/connection'
import { booking, bookingItem, contact, plannedExperience, staff, villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { findPartyPrice } from '#domain/itinerary/experience-rules'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf, roundCents } from '#domain/pricing/money'
import { lastSuppliers } from '#server/features/transfers/public'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { dayKey, instantKey, keyset, orderOfTab, pageOf } from '#server/platform/keyset'
import { plannable } from './plan-facts.ts'
import { findPlacesOn, type PlanWorld } from './queries.ts'

const maxAtOnce = 50
const toAnswer = [itemStatus.requested, itemStatus.beingQuoted]

const nameOfClient = sql<string>`concat_ws(' ', coalesce(${booking.firstName}, ${contact.firstName}), coalesce(${booking.lastName}, ${contact.lastName}))`

const { answeredAt, day, itemId, requestedAt } = plannedExperience

const sorts = keyset({ day: dayKey(day), requested: instantKey(requestedAt), answered: instantKey(answeredAt) }, itemId)

/**
 * The requests in reach that staff have to answer, or have answered, joined with item and villa. The list and its export
 * have the same.
 */
export const requestsOf = (reach: Reach, { state }: Pick<ExperienceFilter, 'state'>): SQL | undefined =>
  and(
    isNotNull(requestedAt),
    state === 'asked' ? and(isNull(answeredAt), inArray(bookingItem.status, toAnswer)) : isNotNull(answeredAt),
    regionInReach(reach, villa.regionId),
  )

/** The order of a filter. Throws `invalid-input` if its list lacks it. */
export const requestOrder = ({ state, order }: ExperienceFilter): SQL[] =>
  sorts.orderBy(orderOfTab('/office/experiences', state, order))

/** Lists what staff have to answer, or what they have answered. Throws `invalid-input`. */
export async function listOfficeExperiences(
  db: Queryable,
  { catalogue: { content } }: PlanWorld,
  reach: Reach,
  { cursor, ...filter }: ExperienceFilter & { cursor?: string | undefined },
): Promise<{ requests: OfficeExperienceRequest[]; next: string | null }> {
  const order = orderOfTab('/office/experiences', filter.state, filter.order)
  const rows = await db
    .select({
      id: bookingItem.id,
      value: sorts.value(order),
      row: plannedExperience,
      item: { id: bookingItem.id, status: bookingItem.status, priceCents: bookingItem.priceCents },
      rate: booking.rate,
      named: {
        reference: booking.reference,
        currencyId: booking.currencyId,
        language: booking.language,
        villa: villa.name,
        name: nameOfClient,
        email: sql<string>`coalesce(${booking.email}, ${contact.email}, '')`,
        answeredBy: staff.name,
      },
    })
    .from(plannedExperience)
    .innerJoin(bookingItem, eq(bookingItem.id, itemId))
    .innerJoin(booking, eq(booking.id, plannedExperience.bookingId))
    .innerJoin(villa, eq(villa.id, bookingItem.villaId))
    .leftJoin(contact, eq(contact.id, booking.contactId))
    .leftJoin(staff, eq(staff.id, plannedExperience.answeredBy))
    .where(and(requestsOf(reach, filter), sorts.beyond(order, cursor)))
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const places = await findPlacesOn(
    db,
    page.map(({ row }) => row),
  )
  const suppliers = await lastSuppliers(
    db,
    page.map(({ item }) => item.id),
  )
  const requests = page.flatMap(({ row, item, rate, named }): OfficeExperienceRequest[] => {
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
        ...named,
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
  return { requests, next }
}

const answeredOf = ({ answeredAt }: { answeredAt: Date | null }, { priceCents }: { priceCents: number }) =>
  answeredAt === null || priceCents === 0 ? null : majorOf(priceCents)
