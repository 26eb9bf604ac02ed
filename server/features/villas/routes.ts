import type { FastifyInstance } from 'fastify'
import {
  findRegionPlacesNearProperty,
  getProperty,
  getPropertyAmenities,
  getPropertyAvailability,
  getPropertyReviews,
  getRegionPlaceTypes,
  getSlideshowImages,
  getUsefulRegionInformation,
} from '#contract/properties'
import { Refusal } from '#contract/refusals'
import { placeTypes } from '#domain/place-types'
import { allowSlideshow, getVilla } from '#server/catalogue/get-villa'
import { presentAmenities, presentPicture, presentPropertyDetail, presentReviews } from '#server/catalogue/present'
import { findReviews, findSlideshowPictures, findVillaTexts } from '#server/catalogue/queries'
import type { Context } from '#server/context'
import { todayAt } from '#server/platform/clock'
import { serve } from '#server/platform/serve'
import { audienceOfRequest } from '#server/platform/visitor'
import { getAvailability } from './get-availability.ts'
import { placesNear, usefulInformation } from './nearby.ts'

export function villaRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, db, clock, configuration } = context
  const villaOf = (id: number, request: Parameters<typeof audienceOfRequest>[0]) =>
    getVilla(catalogue, id, audienceOfRequest(request, configuration))

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
    getAvailability(context, villaOf(params.id, request), query),
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
}
