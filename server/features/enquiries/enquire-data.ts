import type { EnquireData } from '#contract/pages/enquire'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { phoneCountries } from '#server/platform/phone-countries'

/** The options of the enquiry form. */
export function enquireData({ catalogue }: Context, language: Language): EnquireData {
  const { heardAboutUsSources, experiences } = catalogue.content
  return {
    countries: phoneCountries[language],
    heardAboutUsSources: heardAboutUsSources.map(({ id, name, description, showOtherTextbox }) => ({
      id,
      name: name[language],
      description: description[language],
      showOtherTextbox,
    })),
    experiences: experiences.filter(({ live }) => live).map(({ id, name }) => ({ id, name: name[language] })),
  }
}
