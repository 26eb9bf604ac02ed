import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import type { EnquireData } from '#contract/pages/enquire'
import { locales } from '#domain/formats'
import { type Language, languages } from '#domain/language'
import type { Context } from '#server/context'

function countriesIn(language: Language): EnquireData['countries'] {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' })
  const { compare } = new Intl.Collator(locales[language])
  return getCountries()
    .map(code => ({ code, name: names.of(code) ?? code, dials: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => compare(a.name, b.name))
}

const countries = Object.fromEntries(languages.map(language => [language, countriesIn(language)])) as Record<
  Language,
  EnquireData['countries']
>

/** What the enquiry form offers to choose from. */
export function enquireData({ catalogue }: Context, language: Language): EnquireData {
  const { heardAboutUsSources, experiences } = catalogue.content
  return {
    countries: countries[language],
    heardAboutUsSources: heardAboutUsSources.map(({ id, name, description, showOtherTextbox }) => ({
      id,
      name: name[language],
      description: description[language],
      showOtherTextbox,
    })),
    experiences: experiences.filter(({ live }) => live).map(({ id, name }) => ({ id, name: name[language] })),
  }
}
