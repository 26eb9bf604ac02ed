import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id, language, picture } from '#contract/schemas'
import { searchReply } from '#contract/villas/villa-search'

/** A collection of villas in lists of collections. */
export const listSummary = z
  .object({
    id: z.number(),
    listId: z.number(),
    listType: z.number().meta({ description: '3: defined by its filter' }),
    name: z.string(),
    url: z.string(),
    picture,
  })
  .meta({ id: 'ListSummary' })
export type ListSummary = z.output<typeof listSummary>

/** A collection with its filter and its texts (SPEC A3). Prices are whole euros a week; 0 and '' filter nothing. */
export const list = listSummary
  .extend({
    filter_Amenities: z.array(z.number()),
    filter_RegionIds: z.array(z.number()),
    filter_SubRegionIds: z.array(z.number()),
    filter_ArrivalDate: z.string(),
    filter_Duration: z.number(),
    filter_People: z.number(),
    filter_BedsMin: z.number(),
    filter_BedsMax: z.number(),
    filter_PriceFrom: z.number(),
    filter_PriceTo: z.number(),
    dateInFilter: z.string(),
    dateOutFilter: z.string(),
    pageTitle: z.string(),
    cmsRelativeURL: z.string(),
    introduction: z.string(),
  })
  .meta({ id: 'List' })
export type List = z.output<typeof list>

export const getList = endpoint({
  method: 'GET',
  path: '/core/lists/live/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a collection with its villas',
  params: z.object({ id, lang: language }),
  reply: list.extend({ properties: searchReply.shape.properties }),
  problems: ['not-found', 'unknown-language'],
})
