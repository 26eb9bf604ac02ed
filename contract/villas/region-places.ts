import { z } from 'zod'
import { endpoint } from '#contract/endpoint'
import { id, language } from '#contract/schemas'

export const usefulRegionInformation = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    type: z.string(),
    lat: z.number(),
    lng: z.number(),
    kilometres: z.number(),
  }),
)

export const getUsefulRegionInformation = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/usefulregioninfomation',
  group: 'public',
  access: 'anyone',
  summary: 'List places that guests visit, the nearest first, with straight-line distances',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: usefulRegionInformation,
  problems: ['not-found', 'unknown-language'],
})

export const regionPlaceTypes = z.record(z.string(), z.string())

export const getRegionPlaceTypes = endpoint({
  method: 'GET',
  path: '/core/regionplaces/regionplacetypes',
  group: 'public',
  access: 'anyone',
  summary: 'List the kinds of places: id → name',
  reply: regionPlaceTypes,
  problems: [],
})

export const findRegionPlacesNearProperty = endpoint({
  method: 'POST',
  path: '/core/regionplaces/regionplacesnearproperty',
  group: 'public',
  access: 'anyone',
  summary: 'List places near a villa',
  query: z.object({ lang: language.optional() }),
  body: z.object({
    propertyId: z.number().int().min(1).max(2_147_483_647),
    radius: z.number().positive().max(500).default(50).meta({ description: 'Miles' }),
    regionPlaceTypeIds: z.array(z.number().int()).max(50).optional(),
  }),
  reply: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      regionId: z.number(),
      regionPlaceTypeId: z.number(),
      lat: z.number(),
      lng: z.number(),
      miles: z.number(),
    }),
  ),
  problems: ['not-found', 'invalid-input', 'unknown-language'],
})
