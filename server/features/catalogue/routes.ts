import type { FastifyInstance } from 'fastify'
import { findExperiencesNearVilla } from '#contract/experiences'
import { getList } from '#contract/lists'
import {
  findRegionPlacesNearProperty,
  getProperty,
  getPropertyAmenities,
  getPropertyAvailability,
  getPropertyReviews,
  getRegionPlaceTypes,
  getSlideshowImages,
  getUsefulRegionInformation,
  maxRoomsAndSleeps,
  searchProperties,
} from '#contract/properties'
import { Refusal } from '#contract/refusals'
import { placeTypes } from '#domain/place-types'
import { todayAt } from '#server/platform/clock'
import type { Context } from '#server/platform/context'
import { sendReady } from '#server/platform/ready-reply'
import { serve } from '#server/platform/serve'
import { audienceOfRequest } from '#server/platform/visitor'
import { getAvailability } from './get-availability.ts'
import { allowSlideshow, getVilla } from './get-villa.ts'
import { keptSearches } from './kept-searches.ts'
import { largestVilla } from './largest-villa.ts'
import { experiencesNear, placesNear, usefulInformation } from './nearby.ts'
import { presentAmenities, presentList, presentPicture, presentPropertyDetail, presentReviews } from './present.ts'
import { findReviews, findSlideshowPictures, findVillaTexts } from './queries.ts'
import { readSearch, readSearchInList } from './read-search.ts'
import { searchVillas, villasOfList } from './search-villas.ts'

const given = (params: Record<string, string | undefined>) =>
  Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)

export function catalogueRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, db, clock, configuration } = context
  const searches = keptSearches(context)
  const villaOf = (id: number, request: Parameters<typeof audienceOfRequest>[0]) =>
    getVilla(catalogue, id, audienceOfRequest(request, configuration))

  serve(app, searchProperties, async ({ query: { lang, ...params }, request, reply }) => {
    const audience = audienceOfRequest(request, configuration)
    const kept = searches.find(request.url, audience, reply)
    if (kept) {
      await sendReady(request, reply, kept)
      return undefined
    }
    const asked = new URLSearchParams(given(params))
    const list = catalogue.content.listById.get(Number(params.collectionid))
    const { query, notices } = list
      ? readSearchInList(context, list, asked, audience)
      : readSearch(context, asked, audience)
    if (params.collectionid && !list) notices.push({ field: 'collectionid', code: 'unknown' })
    if (notices.length > 0) {
      const errors = notices.map(({ field, code }) => ({ field: `query.${field}`, code, detail: `${field}: ${code}` }))
      throw new Refusal('invalid-input', { errors })
    }
    const found = searchVillas(context, query, lang ?? 'en')
    return searches.keep(request.url, audience, found)
  })

  serve(app, maxRoomsAndSleeps, () => largestVilla(catalogue))

  serve(app, getProperty, async ({ params, request }) => {
    const villa = villaOf(params.id, request)
    const texts = await findVillaTexts(db, params.id)
    if (!texts) throw new Refusal('not-found')
    return presentPropertyDetail(villa, texts, catalogue.content, params.lang, todayAt(clock.now(), villa.timezone))
  })

  serve(app, getPropertyAmenities, ({ params, request }) =>
    presentAmenities(villaOf(params.id, request), catalogue.content, params.lang),
  )

  serve(app, getPropertyReviews, async ({ params, request }) => {
    villaOf(params.id, request)
    return presentReviews(await findReviews(db, params.id))
  })

  serve(app, getPropertyAvailability, ({ params, query, request }) =>
    getAvailability(villaOf(params.id, request), query, clock),
  )

  serve(app, getUsefulRegionInformation, ({ params, request }) =>
    usefulInformation(villaOf(params.id, request), catalogue.content),
  )

  serve(app, getSlideshowImages, async ({ params, request }) => {
    allowSlideshow(catalogue, params.id, audienceOfRequest(request, configuration))
    const pictures = await findSlideshowPictures(db, params.id)
    if (pictures.length === 0) throw new Refusal('not-found')
    return pictures.map(picture => presentPicture(picture, params.lang))
  })

  serve(app, getRegionPlaceTypes, () => placeTypes)

  serve(app, findRegionPlacesNearProperty, ({ body, request }) =>
    placesNear(villaOf(body.propertyId, request), catalogue.content, body),
  )

  serve(app, findExperiencesNearVilla, ({ params, query, request }) =>
    experiencesNear(villaOf(params.id, request), catalogue.content, query.lang ?? 'en'),
  )

  serve(app, getList, ({ params, request }) => {
    const row = catalogue.content.listById.get(params.id)
    if (!row) throw new Refusal('not-found')
    const audience = audienceOfRequest(request, configuration)
    return {
      ...presentList(row, catalogue.content, params.lang),
      properties: villasOfList(context, row, audience, params.lang),
    }
  })
}
