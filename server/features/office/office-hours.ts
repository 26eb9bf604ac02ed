import type { Language } from '#domain/language'
import type { Context } from '#server/context'
import { presentOffice } from './present.ts'

interface Asked {
  /** Where who asks is known to be. */
  country: string | undefined
  zone: string | undefined
  language: Language
}

/** Whether somebody is at the offices now, the first one first, and by which number they are rung from a country. */
export function officeHours(
  { configuration, clock }: Pick<Context, 'configuration' | 'clock'>,
  { country, zone, language }: Asked,
) {
  const home = configuration.office.country
  // Who reads French or German, and is nobody knows where, is hardly at home where the office is.
  const ringsFrom = country ?? (language === 'en' ? home : '')
  const told = { now: clock.now(), zone, language, country: ringsFrom }
  const { address: _, ...first } = presentOffice(configuration.offices[0], told)
  return {
    ...first,
    countryCode: country ?? home,
    countryKnown: country !== undefined,
    offices: configuration.offices.map(office => presentOffice(office, told)),
  }
}
