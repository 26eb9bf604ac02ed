import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { bookingEvent, bookingItem, plannedExperience, villa } from '#database/tables'
import { type BookingEventKind, bookingEventKinds } from '#domain/booking/booking-events'
import { type Day, parseDay } from '#domain/calendar/day'
import { localDateAndTime } from '#domain/calendar/format-datetime'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { closedItemStatuses, itemStatus } from '#domain/lifecycles/item-status'
import type { Language } from '#domain/text/language'
import type { TimelineEntry, TimelineKind } from '#domain/timeline/timeline'
import type { Context } from '#server/context'
import { cancellationTold, type FoundBooking, nameOfService, scheduleOf } from '#server/features/bookings/public'
import { findTransferEntries } from '#server/features/transfers/public'
import { findWineDeliveries } from '#server/features/wine/public'

/** The booking of a timeline, and what its viewer may see. */
export interface TimelineSubject {
  found: FoundBooking
  item: FoundBooking['items'][number]
  timezone: string
  today: Day
  language: Language
  seesPrices: boolean
  /** The plans of the lead booker's own journey. */
  seesPlans: boolean
}

type World = Pick<Context, 'catalogue'>

/** A source of entries. Another feature adds one to the list below. */
type TimelineSource = (db: Queryable, world: World, subject: TimelineSubject) => Promise<TimelineEntry[]>

const entryOf = (
  { today }: TimelineSubject,
  { id, kind, day, ...more }: Pick<TimelineEntry, 'id' | 'kind' | 'day'> & Partial<TimelineEntry>,
): TimelineEntry => ({
  ...{ id, kind, day, time: '', what: '', name: '', cents: null, state: day < today ? 'past' : 'to-come' },
  ...more,
})

const isStanding = ({ found: { row } }: TimelineSubject) =>
  row.status === bookingStatus.confirmed || row.status === bookingStatus.completed

const stay: TimelineSource = async (db, _, subject) => {
  const { item } = subject
  if (!isStanding(subject)) return []
  const [house] = await db
    .select({ arrivalFrom: villa.arrivalFrom, departureBy: villa.departureBy })
    .from(villa)
    .where(eq(villa.id, item.villaId))
  return [
    entryOf(subject, { id: 'arrival', kind: 'arrival', day: item.stay.from, time: house?.arrivalFrom ?? '' }),
    entryOf(subject, { id: 'departure', kind: 'departure', day: item.stay.to, time: house?.departureBy ?? '' }),
  ]
}

const plans: TimelineSource = async (_, __, subject) => {
  const { found, item, seesPlans } = subject
  const [arrives, leaves] = [found.trip?.arrivalTime, found.trip?.departureTime]
  if (!seesPlans || !isStanding(subject)) return []
  return [
    ...(arrives
      ? [entryOf(subject, { id: 'own-arrival', kind: 'own-arrival', day: item.stay.from, time: arrives })]
      : []),
    ...(leaves
      ? [entryOf(subject, { id: 'own-departure', kind: 'own-departure', day: item.stay.to, time: leaves })]
      : []),
  ]
}

const payments: TimelineSource = async (_, world, subject) => {
  const { found, timezone, language, seesPrices } = subject
  if (!seesPrices) return []
  return scheduleOf(world, found).map(({ kind: what, cents, due, state, paidAt, itemId, serviceId }) => {
    const service = found.items.find(({ id }) => id === itemId)
    const name =
      service && service.kind !== 'villa' ? nameOfService(world, { ...service, kind: service.kind }, language) : ''
    const isPaid = state === 'paid'
    const kind: TimelineKind = isPaid ? 'payment-made' : 'payment-due'
    const day = isPaid && paidAt ? localDateAndTime(Date.parse(paidAt), timezone).day : due
    // Parts of a balance on the same day are one row, and a service has one.
    const id = ['payment', what, itemId ?? serviceId ?? '', isPaid ? `paid-${day}` : due].filter(Boolean).join('-')
    return entryOf(subject, { id, kind, day, what, name, cents, ...(state === 'due' && { state: 'late' as const }) })
  })
}

const deadlines: TimelineSource = async (_, world, subject) => {
  const { found, today, timezone, seesPrices } = subject
  if (!seesPrices || found.row.status !== bookingStatus.confirmed) return []
  const { freeThrough, freeUntil } = cancellationTold(world, found)
  const until = freeUntil === null ? undefined : localDateAndTime(freeUntil, timezone)
  const day = freeThrough ?? until?.day
  if (day === undefined || day < today) return []
  const time = freeThrough === null ? (until?.time ?? '') : ''
  return [entryOf(subject, { id: 'free-cancellation', kind: 'free-cancellation', day, time })]
}

/** Events that other entries show already, or that only concern payments in progress. */
const hidden: readonly BookingEventKind[] = [
  // They have a page of their own.
  'message-sent',
  'wine-delivered',
  ...(['payment-received', 'rate-chosen', 'completed', 'guest-removed'] as const),
  ...(['experience-requested', 'experience-quoted', 'experience-unavailable'] as const),
  ...(['experience-accepted', 'experience-put-back', 'experience-dropped'] as const),
]
const priced: readonly BookingEventKind[] = ['transfer-arranged', 'refund-made', 'balance-split', 'damage-deposit-held']

const events: TimelineSource = async (db, _, subject) => {
  const { found, timezone, seesPrices, seesPlans } = subject
  const rows = await db
    .select()
    .from(bookingEvent)
    .where(eq(bookingEvent.bookingId, found.row.id))
    .orderBy(asc(bookingEvent.id))
  const isShown = (kind: BookingEventKind) =>
    bookingEventKinds.includes(kind) &&
    !hidden.includes(kind) &&
    (seesPrices || !priced.includes(kind)) &&
    // Changes and guests are the lead booker's own affair.
    (seesPlans || kind === 'confirmed' || kind === 'moved' || kind === 'cancelled')
  return rows
    .filter(({ kind }) => isShown(kind))
    .map(({ id, kind: what, at, data }) => {
      const { day, time } = localDateAndTime(at.getTime(), timezone)
      const cents = seesPrices ? Number(data.cents ?? data.refundCents ?? 0) || null : null
      return entryOf(subject, { id: `event-${id}`, kind: 'event', day, time, what, cents, state: 'past' })
    })
}

const flights: TimelineSource = async (_, __, subject) => {
  const { found, item, seesPlans } = subject
  if (!seesPlans || !isStanding(subject)) return []
  return (found.trip?.flights ?? [])
    .filter(({ number, airport }) => number !== '' || airport !== '')
    .map(({ id, direction, number, airport, day, time }) =>
      entryOf(subject, {
        id: `flight-${id}`,
        kind: `flight-${direction}`,
        // A draft has no day yet, or none that exists.
        day: parseDay(day) ?? (direction === 'to' ? item.stay.from : item.stay.to),
        time: isTimeOfDay(time) ? time : '',
        name: [number, airport].filter(Boolean).join(', '),
      }),
    )
}

const wine: TimelineSource = async (db, world, subject) => {
  if (!isStanding(subject)) return []
  const deliveries = await findWineDeliveries(db, subject.found.row.id)
  return deliveries.map(({ itemId, serviceId, stay: { from: day } }) =>
    entryOf(subject, {
      ...{ id: `wine-${itemId}`, kind: 'wine-delivery', day },
      name: nameOfService(world, { kind: 'wine', serviceId }, subject.language),
    }),
  )
}

const transfers: TimelineSource = async (db, world, subject) => {
  const { found, item, language } = subject
  if (!isStanding(subject)) return []
  const entries = await findTransferEntries(db, world, {
    bookingId: found.row.id,
    villaName: item.villa.name,
    language,
  })
  return entries.map(entry => entryOf(subject, { ...entry, kind: 'transfer' }))
}

/** Planned experiences, and those that are paid for. Those that cannot be had any more are left out. */
const experiences: TimelineSource = async (db, world, subject) => {
  if (!isStanding(subject)) return []
  const rows = await db
    .select({ row: plannedExperience, status: bookingItem.status })
    .from(plannedExperience)
    .leftJoin(bookingItem, eq(bookingItem.id, plannedExperience.itemId))
    .where(eq(plannedExperience.bookingId, subject.found.row.id))
  return rows
    .filter(({ status }) => status === null || !closedItemStatuses.includes(status))
    .map(({ row, status }) =>
      entryOf(subject, {
        id: `experience-${row.id}`,
        kind: 'experience',
        day: row.day,
        time: row.time,
        what: status === itemStatus.confirmed ? 'confirmed' : 'planned',
        name: nameOfService(world, { kind: 'experience-service', serviceId: row.experienceId }, subject.language),
      }),
    )
}

export const timelineSources: readonly TimelineSource[] = [
  stay,
  plans,
  flights,
  transfers,
  wine,
  experiences,
  payments,
  deadlines,
  events,
]
