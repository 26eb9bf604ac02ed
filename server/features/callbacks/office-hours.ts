import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { officesAt } from '#server/features/settings/public'
import { presentOffice } from './present.ts'

interface Asked {
  /** The country of the visitor, where it is known. */
  country: string | undefined
  zone: string | undefined
  language: Language
}

/** Whether the offices are open now, the first one first, and their numbers as dialled from a country. */
export function officeHours(
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration'>,
  { country, zone, language }: Asked,
) {
  const { configuration, clock } = world
  const home = configuration.office.country
  // A reader of French or German in an unknown country is probably not in the office's country.
  const ringsFrom = country ?? (language === 'en' ? home : '')
  const told = { now: clock.now(), zone, language, country: ringsFrom }
  const offices = officesAt(world, told.now)
  const { address: _, ...first } = presentOffice(offices[0], told)
  return {
    ...first,
    countryCode: country ?? home,
    countryKnown: country !== undefined,
    offices: offices.map(office => presentOffice(office, told)),
  }
}
