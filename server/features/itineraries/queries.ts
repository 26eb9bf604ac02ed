import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { bookingItem, experienceCapacity, plannedExperience, serviceBalance, serviceTerms } from '#database/tables'
import type { Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { placeTakingStatuses } from '#domain/itinerary/plan'
import { furthestMinutes } from '#domain/itinerary/travel-time'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { Context } from '#server/context'
import { findBookings } from '#server/features/bookings/public'
import { type ReachableExperience, reachableExperiences } from '#server/features/experiences/public'

export type PlanWorld = Pick<Context, 'catalogue'>

const balance = alias(bookingItem, 'balance')

/** Finds planned experiences with their items, in the order of their hours. */
const findRows = (db: Queryable, bookingId: number) =>
  db
    .select({
      row: plannedExperience,
      item: {
        id: bookingItem.id,
        status: bookingItem.status,
        // With its balance, where it has a deposit.
        priceCents: sql<number>`${bookingItem.priceCents} + coalesce(${balance.priceCents}, 0)`,
      },
      balance: { cents: balance.priceCents, status: balance.status, due: serviceBalance.due },
      terms: { freeDays: serviceTerms.freeDays, laterPercent: serviceTerms.laterPercent },
    })
    .from(plannedExperience)
    .leftJoin(bookingItem, eq(bookingItem.id, plannedExperience.itemId))
    .leftJoin(serviceBalance, eq(serviceBalance.depositItemId, bookingItem.id))
    .leftJoin(balance, eq(balance.id, serviceBalance.itemId))
    .leftJoin(serviceTerms, eq(serviceTerms.itemId, bookingItem.id))
    .where(eq(plannedExperience.bookingId, bookingId))
    .orderBy(
      asc(plannedExperience.day),
      asc(plannedExperience.time),
      asc(plannedExperience.createdAt),
      asc(plannedExperience.id),
    )
export type PlanRow = Awaited<ReturnType<typeof findRows>>[number]

/** Guests who have a place, by experience, meeting place and day. */
interface Taken {
  uuid: string
  experienceId: number
  meetingPointId: number | null
  day: Day
  guests: number
}

/** The places of some experiences on some days. */
export interface DayPlaces {
  /** How a day stands at a meeting place, without the planned experience `except`. */
  on: (
    experienceId: number,
    meetingPointId: number | null,
    day: Day,
    except?: string,
  ) => { taken: number; places: number | undefined }
  /** The same after a further party has its places. */
  with: (one: Taken) => DayPlaces
}

const dayPlaces = (
  taken: readonly Taken[],
  capacities: readonly (typeof experienceCapacity.$inferSelect)[],
): DayPlaces => ({
  on: (experienceId, meetingPointId, day, except) => {
    const there = taken.filter(
      one =>
        one.experienceId === experienceId &&
        one.meetingPointId === meetingPointId &&
        one.day === day &&
        one.uuid !== except,
    )
    return {
      taken: there.reduce((sum, { guests }) => sum + guests, 0),
      places: capacities.find(one => one.experienceId === experienceId && one.day === day)?.places,
    }
  },
  with: one => dayPlaces([...taken, one], capacities),
})

/** Finds the places of experiences on the days from `from` to `to`, both included. */
export async function findDayPlaces(
  db: Queryable,
  experienceIds: readonly number[],
  span: { from: Day; to: Day },
): Promise<DayPlaces> {
  const ids = [...new Set(experienceIds)]
  const isThen = (day: typeof plannedExperience.day | typeof experienceCapacity.day) =>
    and(gte(day, span.from), lte(day, span.to))
  if (ids.length === 0) return dayPlaces([], [])
  const taken = await db
    .select({
      uuid: plannedExperience.id,
      experienceId: plannedExperience.experienceId,
      meetingPointId: plannedExperience.meetingPointId,
      day: plannedExperience.day,
      guests: sql<number>`${plannedExperience.adults} + ${plannedExperience.children}`,
    })
    .from(plannedExperience)
    .innerJoin(bookingItem, eq(bookingItem.id, plannedExperience.itemId))
    .where(
      and(
        inArray(plannedExperience.experienceId, ids),
        isThen(plannedExperience.day),
        inArray(bookingItem.status, [...placeTakingStatuses]),
      ),
    )
  const capacities = await db
    .select()
    .from(experienceCapacity)
    .where(and(inArray(experienceCapacity.experienceId, ids), isThen(experienceCapacity.day)))
  return dayPlaces(taken, capacities)
}

interface ExperienceDay {
  experienceId: number
  day: Day
}

/** Finds the places of experiences, each on a day of its own. */
export async function findPlacesOn(db: Queryable, wanted: readonly ExperienceDay[]): Promise<DayPlaces> {
  if (wanted.length === 0) return dayPlaces([], [])
  const distinct = [...new Map(wanted.map(one => [`${one.experienceId} ${one.day}`, one])).values()]
  const ids = sql`${sql.param(distinct.map(one => one.experienceId))}::integer[]`
  const days = sql`${sql.param(distinct.map(one => one.day))}::date[]`
  // "offset 0" keeps each pair at its index: otherwise whole tables are joined.
  const { rows: taken } = await db.execute<{ [Field in keyof Taken]: Taken[Field] }>(sql`
    select found.* from unnest(${ids}, ${days}) as wanted(experience_id, day), lateral (
      select ${plannedExperience.id} as uuid, ${plannedExperience.experienceId} as "experienceId",
        ${plannedExperience.meetingPointId} as "meetingPointId", ${plannedExperience.day}::text as day,
        ${plannedExperience.adults} + ${plannedExperience.children} as guests
      from ${plannedExperience} join ${bookingItem} on ${bookingItem.id} = ${plannedExperience.itemId}
      where ${plannedExperience.experienceId} = wanted.experience_id and ${plannedExperience.day} = wanted.day
        and ${inArray(bookingItem.status, [...placeTakingStatuses])} offset 0) as found`)
  const capacities = await db
    .select()
    .from(experienceCapacity)
    .where(
      sql`(${experienceCapacity.experienceId}, ${experienceCapacity.day}) in (select * from unnest(${ids}, ${days}))`,
    )
  return dayPlaces(taken, capacities)
}

/** The days that a plan concerns: those of the stay, and of experiences outside of it. */
const spanOf = (stay: Stay, rows: readonly PlanRow[]): { from: Day; to: Day } => {
  const days = [stay.from, stay.to, ...rows.map(({ row }) => row.day)].toSorted()
  return { from: days[0] ?? stay.from, to: days.at(-1) ?? stay.to }
}

/** Loads the plan of a booking with everything that decides about it. Throws `not-found`. */
export async function loadPlan(db: Queryable, { catalogue }: PlanWorld, bookingId: number) {
  const [found] = await findBookings(db, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  const villa = item && catalogue.villas.get(item.villaId)
  if (!found || !item || !villa) throw new ProblemError('not-found')
  const rows = await findRows(db, bookingId)
  // Those that are planned already stay, wherever they are.
  const reachable = reachableExperiences(villa, catalogue.content).filter(
    ({ experience, travelMinutes }) =>
      travelMinutes <= furthestMinutes || rows.some(({ row }) => row.experienceId === experience.id),
  )
  const { stay } = item
  const ids = [...rows.map(({ row }) => row.experienceId), ...reachable.map(({ experience }) => experience.id)]
  const today = todayAt(found.now, villa.timezone)
  return {
    found,
    item,
    villa,
    stay,
    rows,
    reachable: new Map<number, ReachableExperience>(reachable.map(one => [one.experience.id, one])),
    places: await findDayPlaces(db, ids, spanOf(stay, rows)),
    today,
    /** Whether it can be changed: confirmed, and the stay not over. */
    isOpen: found.row.status === bookingStatus.confirmed && today < stay.to,
  }
}
export type Plan = Awaited<ReturnType<typeof loadPlan>>
