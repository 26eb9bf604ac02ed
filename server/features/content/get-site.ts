import type { Site } from '#contract/site'
import type { Audience } from '#domain/audience'
import { hiddenFrom, hiddenRegion } from '#domain/audience'
import { type Language, localPath } from '#domain/language'
import { largestVilla } from '#server/features/catalogue/largest-villa'
import type { Context } from '#server/platform/context'
import { noticesInForce } from './travel-notices.ts'

/** Ids of the pages that the menus name (section 2.2). */
const menuPages = {
  guides: [26, 28, 1087, 30],
  legal: [104, 76, 872, 74, 75, 873, 922],
} as const

/** Live villas by region and sub-region, as the audience sees them. */
function countVillas({ catalogue }: Context, audience: Audience) {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { search } of catalogue.villas.values()) {
    if (hiddenFrom(audience, search)) continue
    add(`region ${search.regionId}`)
    if (search.subRegionId) add(`sub-region ${search.subRegionId}`)
  }
  return (kind: 'region' | 'sub-region', id: number) => counts.get(`${kind} ${id}`) ?? 0
}

/** Countries with their regions in the order in which they are shown; the Greek islands as a whole are left out. */
export function presentDestinations(context: Context, language: Language, audience: Audience): Site['destinations'] {
  const { content } = context.catalogue
  const villas = countVillas(context, audience)
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

/** What the frame of every page shows (sections 1, 2.6 and 2.8). */
export function getSite(context: Context, language: Language, audience: Audience): Site {
  const { configuration, catalogue } = context
  const { content } = catalogue
  const to = (path: string) => localPath(path, language)
  const link = (id: number) => {
    const page = content.pageById.get(id)
    return page ? [{ name: page.menuName[language], path: to(page.path) }] : []
  }
  const linkTo = (path: string) => {
    const page = content.pageByPath.get(path)
    return page ? [{ name: page.menuName[language], path: to(page.path) }] : []
  }
  const destinations = presentDestinations(context, language, audience)
  return {
    company: {
      ...configuration.company,
      phone: configuration.office.phone,
      callBooking: configuration.office.callBooking,
    },
    map: configuration.map,
    menus: {
      destinations: destinations.map(country => ({
        name: country.name,
        path: country.path ? to(country.path) : to('/results'),
        links: country.regions
          .filter(region => region.liveVillaCount > 0)
          .map(region => ({
            name: region.name,
            path: region.path ? to(region.path) : to(`/results?des=${region.id}`),
          })),
      })),
      inspiration: [...content.lists.map(list => ({ name: list.name[language], path: to(list.path) })), ...link(1038)],
      guides: menuPages.guides.flatMap(link),
      experiences: [...content.experienceGroups.map(group => ({ name: group.name[language], path: to(group.path) }))],
      about: [
        '/our-story',
        '/ten-reasons',
        '/the-villa-matchmaker-quiz',
        '/client-reviews',
        '/enquiries',
        '/contact',
        '/responsible-company',
        '/faq',
      ].flatMap(linkTo),
      legal: menuPages.legal.flatMap(link),
      enquire: linkTo('/enquiries')[0] ?? { name: '', path: to('/enquiries') },
      blog: linkTo('/blog')[0] ?? { name: '', path: to('/blog') },
    },
    currencies: content.currencies.map(({ id, code, name, sign, symbol, rate }) => ({
      id,
      code,
      name,
      sign,
      symbol,
      rate,
    })),
    destinations,
    amenityGroups: content.amenityGroups.map(({ id, name, allowFiltering, live, deleted }) => ({
      id,
      name: name[language],
      allowFiltering,
      live,
      deleted,
    })),
    ...largestVilla(catalogue),
    travelNotices: noticesInForce(context, language),
  }
}
