import { type Cancellable, type CancellationDates, cancellationDates } from '#domain/booking/cancellation'
import { commonZone, todayAt } from '#domain/calendar/today'
import type { Context } from '#server/context'
import type { FoundBooking } from './queries.ts'
import { termsOf } from './stays/terms-of.ts'

type World = Pick<Context, 'catalogue'>

/** The facts that determine the cancellation dates of a booking; `timezone` is that of the villa. */
export interface CancellationFacts extends Pick<Cancellable, 'deposit' | 'arrival' | 'now' | 'today' | 'terms'> {
  timezone: string
}

/** Collects these facts; undefined for a booking without a villa. */
export function cancellationFacts(
  { catalogue }: World,
  { row, items, instalments, now }: FoundBooking,
): CancellationFacts | undefined {
  const villas = items.filter(({ kind }) => kind === 'villa')
  const arrival = villas.map(({ stay }) => stay.from).toSorted()[0]
  if (arrival === undefined) return undefined
  const timezone = catalogue.villas.get(villas[0]?.villaId ?? 0)?.timezone ?? commonZone
  const [first] = instalments.flatMap(({ paidAt }) => paidAt ?? []).toSorted((a, b) => a.getTime() - b.getTime())
  return {
    deposit: first && { at: first.getTime(), on: todayAt(first.getTime(), timezone) },
    arrival,
    now,
    today: todayAt(now, timezone),
    terms: termsOf(row, catalogue.content.settings),
    timezone,
  }
}

/** Of a booking without a villa. */
export const noDates: CancellationDates = {
  freeHours: null,
  freeUntil: null,
  freeThrough: null,
  depositKeptThrough: null,
}

/** The dates on which the cost of cancelling a booking changes. */
export function cancellationDatesOf(world: World, found: FoundBooking): CancellationDates {
  const facts = cancellationFacts(world, found)
  return facts ? cancellationDates(facts) : noDates
}

/** The same for e-mails and PDFs, with the villa's timezone to format them. */
export function cancellationTold(world: World, found: FoundBooking): CancellationDates & { timezone: string } {
  const facts = cancellationFacts(world, found)
  return { ...(facts ? cancellationDates(facts) : noDates), timezone: facts?.timezone ?? commonZone }
}

/** The same in the shape of a reply. */
export const presentCancellationDates = (dates: CancellationDates) => {
  const { freeHours, freeUntil, freeThrough, depositKeptThrough } = dates
  return {
    freeHours,
    freeUntil: freeUntil === null ? null : new Date(freeUntil).toISOString(),
    freeThrough,
    depositKeptThrough,
  }
}
