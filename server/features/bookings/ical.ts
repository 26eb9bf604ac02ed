import { ProblemError } from '#contract/problems'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { clientAreaUrl } from './emails.ts'
import type { FoundBooking } from './queries.ts'

/** The calendar file (iCalendar) of a stay; for a cancelled booking the one that removes the event. */
export async function buildIcal(
  world: Pick<Context, 'configuration' | 'documents' | 'catalogue'>,
  { row, items, now }: FoundBooking,
): Promise<string> {
  const item = items.find(({ kind }) => kind === 'villa')
  if (!item) throw new ProblemError('not-found')
  const { company, office } = world.configuration
  return world.documents.stayCalendar({
    language: row.language,
    company: company.name,
    phone: office.phone,
    email: office.email,
    reference: row.reference,
    villa: item.villa.name,
    place: villaLocation(world, item.villa.id, row.language),
    stay: item.stay,
    sequence: row.calendarSequence,
    cancelled: row.status === bookingStatus.cancelled,
    at: now,
    address: clientAreaUrl(world, '/secure/bookings', row),
  })
}

/** The location of a villa as text: region and country. Empty where it is unknown. */
export function villaLocation({ catalogue }: Pick<Context, 'catalogue'>, villaId: number, language: Language): string {
  const region = catalogue.content.regionById.get(catalogue.villas.get(villaId)?.row.regionId ?? 0)
  const country = region && catalogue.content.countryById.get(region.countryId)
  return [region, country].flatMap(one => one?.name[language] ?? []).join(', ')
}
