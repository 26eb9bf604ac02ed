import { z } from 'zod'
import { blogPage, blogRegion, blogTag, heardAboutUsSource, pressPage } from '#contract/content/editorial'
import { experience, experienceGroup } from '#contract/content/experiences'
import { endpoint } from '#contract/endpoint'
import { cmsPage } from '#contract/pages'
import { language } from '#contract/schemas'
import { currency, destinationCountry } from '#contract/site/site'
import { list } from '#contract/villas/lists'
import { property } from '#contract/villas/villa-search'

const region = destinationCountry.shape.regions.element.extend({
  description: z.string(),
  destinationID: z.number().nullable(),
  cmsID: z.number().nullable(),
  guideID: z.number().nullable(),
  experienceID: z.number().nullable(),
  weatherID: z.number().nullable(),
  lat: z.number(),
  lng: z.number(),
  regionPlaces: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        regionPlaceTypeId: z.number(),
        lat: z.number(),
        lng: z.number(),
      }),
    )
    .optional()
    .meta({ description: 'Airports, towns, beaches …, if expanded' }),
})

const amenityGroup = z.object({
  id: z.number(),
  name: z.string(),
  allowFiltering: z.boolean(),
  live: z.boolean(),
  deleted: z.boolean(),
})

/** Members of the start-up data; only the selected ones, by default all (PD-4). */
export const startupData = z
  .object({
    pages: z.array(cmsPage),
    countries: z.array(z.object({ id: z.number(), name: z.string() })),
    regions: z.array(region),
    properties: z.array(property),
    amenityGroups: z.array(amenityGroup),
    currencies: z.array(currency),
    lists: z.array(list),
    experiences: z.array(experience),
    experienceGroups: z.array(experienceGroup),
    blogPages: z.array(blogPage),
    blogTags: z.array(blogTag),
    blogRegions: z.array(blogRegion),
    heardAboutUsSources: z.array(heardAboutUsSource),
    pressPages: z.array(pressPage),
  })
  .partial()
export type StartupData = z.output<typeof startupData>

export const getStartupData = endpoint({
  method: 'GET',
  path: '/core/spastartupdata',
  group: 'public',
  access: 'anyone',
  summary: 'Get the start-up data',
  description:
    '`$select` names members, separated by commas; `$expand` adds nested ones: `pages/languageSpecific`, `blogPages/languageSpecificBlogs`, `blogTags/languageSpecificTags`, `regions/regionPlaces`. Has an ETag.',
  query: z.object({
    $select: z.string().max(500).optional(),
    $expand: z.string().max(500).optional(),
    lang: language.optional(),
  }),
  // With all villas it is the longest response of the API.
  limit: { max: 60, windowSeconds: 60, per: 'address', store: 'memory' },
  reply: startupData,
  problems: ['invalid-input'],
  queue: 'downloads',
})
