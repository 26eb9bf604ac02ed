import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { type Region, regionsOfCountry } from './find-place.ts'
import { type PageAudience, regionPagePath } from './place-parts.ts'

/** The countries that have villas, with their regions that have any. */
export function lettingCountries({ catalogue }: Context, { audience }: PageAudience) {
  const { content, villas } = catalogue
  return content.countries
    .map(country => ({
      country,
      regions: regionsOfCountry(content, country.id).filter(({ id }) => villas.count(audience, id) > 0),
    }))
    .filter(({ regions }) => regions.length > 0)
}

/** A region with the path of its page. */
export const nameAndPath = (context: Context, region: Region, language: Language) => ({
  id: region.id,
  name: region.name[language],
  path: regionPagePath(context, region.destinationPageId, language),
})
