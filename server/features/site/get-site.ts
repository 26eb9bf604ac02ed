import type { Site } from '#contract/site/site'
import { pageIds } from '#domain/content/page-ids'
import type { Audience } from '#domain/geography/audience'
import { corsica, greekIslands, puglia, sicily, tuscany } from '#domain/geography/place-ids'
import { type Language, localPath } from '#domain/text/language'
import { presentCurrencies } from '#server/catalogue/rows/currencies'
import { presentDestinations } from '#server/catalogue/rows/destinations'
import type { Context } from '#server/context'
import { noticesInForce } from './travel-notices.ts'

const { terms, privacy, cookies, bookingConditions, careers, press, villaOwners } = pageIds
const { about, team, awards, newsletter, travelAgents, whiteKey, bookingYourHoliday } = pageIds

/** The regions whose guides the menus list (SPEC 2.6). */
const guidedRegions = [sicily, puglia, tuscany, greekIslands, corsica] as const

/** The pages in the menus. */
const menuPages = {
  /** About the company, and pages for readers who are not guests: press, applicants, owners, agents. */
  company: [about, team, bookingYourHoliday, whiteKey, newsletter, press, awards, careers, villaOwners, travelAgents],
  legal: [terms, privacy, cookies, bookingConditions],
} as const

/** The data of the site layout, shared by every page (SPEC 1, 2.6 and 2.8). */
export function getSite(context: Context, language: Language, audience: Audience): Site {
  const { configuration, catalogue } = context
  const { content } = catalogue
  const to = (path: string) => localPath(path, language)
  const link = (id: number) => {
    const page = content.pageById.get(id)
    return page ? [{ name: page.menuName[language], path: to(page.path) }] : []
  }
  const guideTo = (regionId: number) => {
    const region = content.regionById.get(regionId)
    const page = content.pageById.get(region?.guidePageId ?? 0)
    return region && page ? [{ name: region.name[language], path: to(page.path) }] : []
  }
  const linkTo = (path: string) => {
    const page = content.pageByPath.get(path)
    return page ? [{ name: page.menuName[language], path: to(page.path) }] : []
  }
  const destinations = presentDestinations(catalogue, language, audience)
  return {
    company: {
      ...configuration.company,
      phone: configuration.office.phone,
      email: configuration.office.email,
      callBooking: configuration.office.callBooking,
    },
    cards: { needAddress: configuration.payments.provider === 'opayo' },
    map: configuration.map,
    analytics: { tagManager: configuration.analytics.tagManager, recorder: configuration.analytics.recorder },
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
      inspiration: [
        ...content.lists.map(list => ({ name: list.name[language], path: to(list.path) })),
        ...link(pageIds.collections),
        ...linkTo('/quiet-weeks'),
      ],
      guides: guidedRegions.flatMap(id => guideTo(id)),
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
      company: [...linkTo('/all-villas'), ...linkTo('/greece/greek-islands'), ...menuPages.company.flatMap(link)],
      legal: menuPages.legal.flatMap(link),
      enquire: linkTo('/enquiries')[0] ?? { name: '', path: to('/enquiries') },
      blog: linkTo('/blog')[0] ?? { name: '', path: to('/blog') },
    },
    currencies: presentCurrencies(context),
    destinations,
    amenityGroups: content.offeredAmenityGroups.map(group => ({
      id: group.id,
      name: group.name[language],
      oneOf: content.explainedBy(group).map(amenity => amenity.name[language]),
    })),
    ...catalogue.villas.largest,
    travelNotices: noticesInForce(context, language),
  }
}
