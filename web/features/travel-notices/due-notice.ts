import type { TravelNotice } from '#contract/site/site'

/** URL parameters that show a notice regardless of its time and audience (SPEC A2.6). */
const asking: Record<string, string> = {
  test_italian_covid_popup: 'italian-covid',
  test_german_covid_popup: 'german-covid',
  test_france_popup: 'france',
}

/** The notice that a URL requests. */
export function requestedNotice(search: string): string | undefined {
  const params = new URLSearchParams(search)
  return Object.entries(asking).find(([name]) => params.has(name))?.[1]
}

/** Whether a notice applies to a visitor: by language, by office country, or to everyone. */
export const appliesToVisitor = (
  { languages, officeCountries }: Pick<TravelNotice, 'languages' | 'officeCountries'>,
  languageId: number,
  officeCountry: string | undefined,
): boolean =>
  (languages.length === 0 && officeCountries.length === 0) ||
  languages.includes(languageId) ||
  (officeCountry !== undefined && officeCountries.includes(officeCountry.toLowerCase()))
