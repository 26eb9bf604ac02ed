import type { TravelNotice } from '#contract/site'

/** Parameters of an address that show a notice whatever its time and whoever looks (section 2.6). */
const asking: Record<string, string> = {
  test_italian_covid_popup: 'italian-covid',
  test_german_covid_popup: 'german-covid',
  test_france_popup: 'france',
}

/** The notice for which an address asks. */
export function askedNotice(search: string): string | undefined {
  const params = new URLSearchParams(search)
  return Object.entries(asking).find(([name]) => params.has(name))?.[1]
}

/** Whether a notice is for a visitor: by language, by office country, or for everybody. */
export const concerns = (
  { languages, officeCountries }: Pick<TravelNotice, 'languages' | 'officeCountries'>,
  languageId: number,
  officeCountry: string | undefined,
): boolean =>
  (languages.length === 0 && officeCountries.length === 0) ||
  languages.includes(languageId) ||
  (officeCountry !== undefined && officeCountries.includes(officeCountry.toLowerCase()))
