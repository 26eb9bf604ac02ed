import { hiddenRegion } from '#domain/geography/audience'
import { greekIslands } from '#domain/geography/place-ids'
import type { Content, Page } from '#server/catalogue/rows/content'

export type Region = Content['regions'][number]

/** A region, all islands of a country, or a country. */
export interface Place {
  page: Page
  /** The region, if the place is a single one. */
  region: Region | undefined
  /** The regions with the villas of the place. */
  regions: Region[]
}

/** The regions of a country that are let by themselves. */
export const regionsOfCountry = ({ regions }: Content, countryId: number): Region[] =>
  regions.filter(region => region.countryId === countryId && !hiddenRegion(region.id, countryId))

function placeWithPage(content: Content, page: Page): Place | undefined {
  const region = content.regions.find(({ destinationPageId }) => destinationPageId === page.id)
  if (region) {
    const islands = () => regionsOfCountry(content, region.countryId).filter(({ island }) => island)
    return { page, region, regions: region.id === greekIslands ? islands() : [region] }
  }
  const country = content.countries.find(({ slug }) => content.pageByPath.get(`/${slug}`)?.id === page.id)
  return country && { page, region: undefined, regions: regionsOfCountry(content, country.id) }
}

/** The place of a page, or the place that a guide is about. */
export function findPlace(content: Content, page: Page): Place | undefined {
  const parent = content.pageById.get(page.parentId ?? 0)
  return placeWithPage(content, page) ?? (parent && placeWithPage(content, parent))
}
