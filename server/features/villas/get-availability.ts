import { ProblemError } from '#contract/problems'
import type { Availability } from '#contract/villas/availability'
import { availability } from '#domain/availability/availability'
import { type Day, lastPublishedDay } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { peopleOf } from '#domain/villas/guests'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import type { Context } from '#server/context'

interface Wanted {
  from?: Day | undefined
  to?: Day | undefined
  adults?: number | undefined
  children?: number | undefined
  infants?: number | undefined
}

/**
 * The available nights of a villa, for a party if one is given. A villa too small for the party has no bookable night.
 * Throws `invalid-input`.
 */
export function getAvailability(
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  { search, timezone }: CatalogueVilla,
  wanted: Wanted = {},
): Availability {
  if (wanted.from && wanted.to && wanted.to < wanted.from) {
    const detail = 'The last day lies before the first.'
    throw new ProblemError('invalid-input', { errors: [{ field: 'query.to', code: 'end-before-start', detail }] })
  }
  const now = clock.now()
  const today = todayAt(now, timezone)
  const found = availability({
    seasons: search.seasons,
    occupancies: catalogue.occupanciesOf(search.id),
    now,
    today,
    from: wanted.from ?? today,
    to: wanted.to ?? lastPublishedDay(today),
  })
  const { adults = 0, children = 0, infants = 0 } = wanted
  if (peopleOf({ adults, children, infants }) <= search.sleeps) return found
  return {
    bookedDates: found.bookedDates,
    bookableDates: [],
    contactUsDates: [...found.bookableDates, ...found.contactUsDates],
  }
}
