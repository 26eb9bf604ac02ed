import type { Site } from '#contract/site'
import { type Audience, hiddenFrom, hiddenRegion } from '#domain/audience'
import type { Language } from '#domain/language'
import type { Catalogue } from './catalogue.ts'

/** Live villas by region and sub-region, as the audience sees them. */
function countVillas({ villas }: Catalogue, audience: Audience) {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { search } of villas.values()) {
    if (hiddenFrom(audience, search)) continue
    add(`region ${search.regionId}`)
    if (search.subRegionId) add(`sub-region ${search.subRegionId}`)
  }
  return (kind: 'region' | 'sub-region', id: number) => counts.get(`${kind} ${id}`) ?? 0
}

/** Countries with their regions in the order in which they are shown; the Greek islands as a whole are left out. */
export function presentDestinations(
  catalogue: Catalogue,
  language: Language,
  audience: Audience,
): Site['destinations'] {
  const { content } = catalogue
  const villas = countVillas(catalogue, audience)
  return content.countries.map(country => ({
    id: country.id,
    name: country.name[language],
    path: content.pageByPath.get(`/${country.slug}`)?.path ?? null,
    regions: content.regions
      .filter(region => region.countryId === country.id && !hiddenRegion(region.id, country.id))
      .map(region => ({
        id: region.id,
        countryId: country.id,
        name: region.name[language],
        groupingName: region.groupingName[language],
        path: content.pageById.get(region.destinationPageId ?? 0)?.path ?? null,
        liveVillaCount: villas('region', region.id),
        lat: region.lat,
        lng: region.lng,
        subRegions: content.subRegions
          .filter(sub => sub.regionId === region.id)
          .map(sub => ({
            id: sub.id,
            regionId: region.id,
            description: sub.name[language],
            liveVillaCount: villas('sub-region', sub.id),
          })),
      })),
  }))
}
