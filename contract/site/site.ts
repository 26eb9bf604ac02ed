import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { language, languageId, timezone } from '#contract/schemas'
import { listSummary } from '#contract/villas/lists'
import { property } from '#contract/villas/villa-search'

const office = z.object({
  officeStatus: z.enum(['OPEN', 'CLOSED']),
  statusText: z
    .string()
    .meta({ description: '“OPEN NOW” in the requested language while the office is open, else empty' }),
  opensAt: z.string().nullable().meta({ description: 'The instant of the next opening, while closed' }),
  opensText: z.string().meta({ description: 'The same as text, in the time zone `timezone`; empty while open' }),
  officeNumber: z.string().meta({ description: 'The number as dialled from the visitor’s country' }),
  dialled: z.string().meta({ description: 'The number in E.164' }),
  timezone: z.string().meta({ description: 'The zone of the office' }),
})

/** The visitor's office, and all offices. */
export const officeHours = office.extend({
  countryCode: z.string().meta({ description: 'The country that applies to the visitor' }),
  countryKnown: z.boolean().meta({ description: 'Whether it is the visitor’s own, and not the office’s' }),
  offices: z.array(office.extend({ address: z.string() })),
})
export type OfficeHours = z.output<typeof officeHours>

export const getOfficeHours = endpoint({
  method: 'GET',
  path: '/core/officehours',
  group: 'public',
  access: 'anyone',
  summary: 'Get the opening hours and numbers of the offices',
  query: z.object({
    timezone: timezone.optional().meta({ description: 'The time zone for the next opening; by default the office’s' }),
    lang: language.optional(),
  }),
  reply: officeHours,
  problems: ['invalid-input'],
})

export const menuLink = z.object({ name: z.string(), path: z.string() })

export const currency = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  sign: z.string(),
  symbol: z.string(),
  rate: z.number(),
})
export type Currency = z.output<typeof currency>

/** A country with its regions, for the destination filter and the menus. */
export const destinationCountry = z.object({
  id: z.number(),
  name: z.string(),
  path: z.string().nullable(),
  regions: z.array(
    z.object({
      id: z.number(),
      countryId: z.number(),
      name: z.string(),
      groupingName: z.string(),
      path: z.string().nullable(),
      liveVillaCount: z.number(),
      subRegions: z.array(
        z.object({ id: z.number(), regionId: z.number(), description: z.string(), liveVillaCount: z.number() }),
      ),
    }),
  ),
})
export type DestinationCountry = z.output<typeof destinationCountry>

/** A notice to travellers, for the countries or languages that it names; without any, for everyone. */
export const travelNotice = z
  .object({
    key: z.string(),
    from: z.string().meta({ description: 'The first day on which it is in force: another day makes another notice' }),
    heading: z.string(),
    html: z.string(),
    officeCountries: z.array(z.string()),
    languages: z.array(languageId),
  })
  .meta({ id: 'TravelNotice' })
export type TravelNotice = z.output<typeof travelNotice>

/** The site layout's data: company, menus, currencies, destinations, and the options of the search filters. */
export const site = z.object({
  company: z.object({
    name: z.string(),
    registration: z.string(),
    offices: z.array(z.string()),
    social: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    callBooking: z.string(),
  }),
  cards: z.object({
    needAddress: z.boolean().meta({ description: 'Whether the card provider requires the billing address' }),
  }),
  map: z.object({ tiles: z.string(), attribution: z.string() }),
  analytics: z.object({ tagManager: z.string(), recorder: z.string() }).meta({
    description: 'Addresses of third-party scripts, loaded for visitors who consent; empty where there are none',
  }),
  menus: z.object({
    destinations: z.array(z.object({ name: z.string(), path: z.string(), links: z.array(menuLink) })),
    inspiration: z.array(menuLink),
    guides: z.array(menuLink),
    experiences: z.array(menuLink),
    about: z.array(menuLink),
    company: z.array(menuLink),
    legal: z.array(menuLink),
    enquire: menuLink,
    blog: menuLink,
  }),
  currencies: z.array(currency),
  destinations: z.array(destinationCountry),
  amenityGroups: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        oneOf: z.array(z.string()).meta({
          description: 'For a group of several amenities, of which a villa has at least one: their names',
        }),
      }),
    )
    .meta({ description: 'The groups of amenities for filtering' }),
  bedroomsMax: z.number(),
  sleepsMax: z.number(),
  travelNotices: z.array(travelNotice).meta({ description: 'Notices to travellers that are in force today' }),
})
export type Site = z.output<typeof site>

export const getSite = endpoint({
  method: 'GET',
  path: '/core/site/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get the site layout’s data',
  description: 'Company, menus, currencies, destinations and the options of the search filters, in one language.',
  params: z.object({ lang: language }),
  reply: site,
  problems: ['unknown-language'],
})

export const getTravelNotice = endpoint({
  method: 'GET',
  path: '/core/travelnotices/{key}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a notice to travellers, in force or not',
  description: 'For previewing a notice before or after its time; those in force come with the site layout.',
  params: z.object({ key: z.string().min(1).max(60), lang: language }),
  reply: travelNotice,
  problems: ['not-found', 'unknown-language'],
})

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/core/suggestions/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get three suggested villas and three collections',
  description: 'The navigation’s suggestions for undecided visitors: the same as on the home page.',
  params: z.object({ lang: language }),
  reply: z.object({ villas: z.array(property), lists: z.array(listSummary) }),
  queue: 'calls',
  problems: ['unknown-language', 'unavailable'],
})
