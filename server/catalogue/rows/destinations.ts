import type { Site } from '#contract/site/site'
import { type Audience, hiddenRegion } from '#domain/geography/audience'
import type { Language } from '#domain/text/language'
import type { Catalogue } from '../catalogue.ts'

/** Countries with their regions in display order; the Greek islands as a whole are omitted. */
export function presentDestinations(
  catalogue: Catalogue,
  language: Language,
  audience: Audience,
): Site['destinations'] {
  const { content, villas } = catalogue
  return content.countries.map(country => ({
    id: country.id,
    name: country.name[language],
    path: content.pageByPath.get(`/${country.slug}`)?.path ?? null,
    regions: (content.regionsByCountry.get(country.id) ?? [])
      .filter(region => !hiddenRegion(region.id, country.id))
      .map(region => ({
        id: region.id,
        countryId: country.id,
        name: region.name[language],
        groupingName: region.groupingName[language],
        path: content.pageById.get(region.destinationPageId ?? 0)?.path ?? null,
        liveVillaCount: villas.count(audience, region.id),
        subRegions: (content.subRegionsByRegion.get(region.id) ?? []).map(sub => ({
          id: sub.id,
          regionId: region.id,
          description: sub.name[language],
          liveVillaCount: villas.count(audience, region.id, sub.id),
        })),
      })),
  }))
}
