import { amenities, amenityGroups } from '#content/amenities'
import { countries, regions, villas } from '#content/catalogue'
import { otherNames } from '#content/geography/other-names'
import { placeName } from '#content/geography/place-names'
import { pages } from '#content/pages'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { Day } from '#domain/calendar/day'

/** Countries, regions, places, and further references of villas: currencies and amenities. */
export async function seedGeography(tx: Transaction, today: Day): Promise<void> {
  const pageByPath = new Map(pages.map(page => [page.path, page.id]))

  const alsoKnownAs = (slug: string) => [...(otherNames[slug] ?? [])]
  await tx
    .insert(tables.country)
    .values(countries.map((country, i) => ({ ...country, alsoKnownAs: alsoKnownAs(country.slug), position: i + 1 })))
  await tx.insert(tables.region).values(
    regions.map((region, i) => {
      const path = `/${region.country}/${region.slug}`
      return {
        id: region.id,
        countryId: countries.find(country => country.slug === region.country)?.id ?? 0,
        slug: region.slug,
        name: region.name,
        alsoKnownAs: alsoKnownAs(region.slug),
        groupingName: region.group,
        island: region.island ?? false,
        introduction: region.introduction,
        guide: region.guide,
        lat: region.lat,
        lng: region.lng,
        landscape: region.landscape,
        architecture: villas.find(villa => villa.region === region.slug)?.architecture ?? 'ionian-stone',
        climate: region.climate,
        position: i + 1,
        destinationPageId: pageByPath.get(path) ?? null,
        cmsPageId: pageByPath.get(path) ?? null,
        guidePageId: pageByPath.get(`${path}/guide`) ?? null,
        experiencePageId:
          pageByPath.get(`${path}/experiences`) ?? pageByPath.get(`/${region.country}/experiences`) ?? null,
        weatherPageId: pageByPath.get(`${path}/weather`) ?? null,
      }
    }),
  )
  const subRegions = regions.flatMap(region => region.subRegions.map(sub => ({ ...sub, regionId: region.id })))
  await tx.insert(tables.subRegion).values(subRegions)
  await tx
    .insert(tables.place)
    .values(
      regions.flatMap(region =>
        region.places.map(place => ({ ...place, name: placeName(place.name), regionId: region.id })),
      ),
    )
  await tx.insert(tables.currency).values([
    { id: 1, code: 'EUR', name: 'Euro', sign: '€', symbol: '€', rate: 1, ratedOn: today },
    { id: 3, code: 'USD', name: 'US dollar', sign: 'US$', symbol: '$', rate: 1.16, ratedOn: today },
    { id: 10, code: 'GBP', name: 'Pound sterling', sign: '£', symbol: '£', rate: 0.87, ratedOn: today },
  ])
  const amenityRows = Object.entries(amenities).map(([key, amenity]) => ({ key, ...amenity }))
  await tx.insert(tables.amenity).values(amenityRows)
  await tx.insert(tables.amenityGroup).values(amenityGroups.map(({ amenities: _, ...group }) => group))
  await tx
    .insert(tables.amenityInGroup)
    .values(
      amenityGroups.flatMap(group =>
        group.amenities.map(key => ({ amenityGroupId: group.id, amenityId: amenities[key].id })),
      ),
    )
}

const regionBySlug = new Map(regions.map(region => [region.slug, region]))

/** The region of a slug. Throws where it does not exist. */
export function getRegion(slug: string) {
  const region = regionBySlug.get(slug)
  if (!region) throw new Error(`There is no region ${slug}`)
  return region
}
