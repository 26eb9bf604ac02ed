import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import { getPropertyAvailability } from '#contract/villas/availability'
import { compareProperties } from '#contract/villas/comparison'
import {
  getFactSheet,
  getHouseGuide,
  getHousePackUrl,
  getPressArticles,
  getProperty,
  getPropertyAmenities,
  getPropertyReviews,
  getSlideshowImages,
} from '#contract/villas/properties'
import {
  findRegionPlacesNearProperty,
  getRegionPlaceTypes,
  getUsefulRegionInformation,
} from '#contract/villas/region-places'
import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import { placeTypes } from '#domain/geography/place-types'
import { allowSlideshow, getVilla } from '#server/catalogue/get-villa'
import { presentAmenities, presentPicture, presentPropertyDetail } from '#server/catalogue/present'
import { presentReviews } from '#server/catalogue/present-reviews'
import { readReviews, readSlideshow, readVillaTexts } from '#server/catalogue/read-villa'
import type { Context } from '#server/context'
import { presentPressPage, pressAbout } from '#server/features/press/public'
import { serve } from '#server/platform/http/serve'
import { compareVillas } from './compare-villas.ts'
import { getAvailability } from './get-availability.ts'
import { makeFactSheet } from './make-fact-sheet.ts'
import { placesNear, usefulInformation } from './nearby.ts'
import { houseGuide } from './present-villa.ts'

export function villaRoutes(app: FastifyInstance, context: Context): void {
  const { catalogue, clock, configuration } = context
  const villaOf = (id: number, audience: Audience) => getVilla(catalogue, id, audience)

  serve(app, getProperty, async ({ params, audience }) => {
    const villa = villaOf(params.id, audience)
    const texts = await readVillaTexts(context.db, context, params.id)
    if (!texts) throw new ProblemError('not-found')
    return presentPropertyDetail(villa, texts, catalogue.content, params.lang, todayAt(clock.now(), villa.timezone))
  })

  serve(app, getFactSheet, async ({ params, audience, runQueued: inTurn }) => {
    const villa = villaOf(params.id, audience)
    const bytes = await inTurn({ work: isWanted => makeFactSheet(context, villa, params.lang, isWanted) })
    return { type: 'application/pdf', bytes, name: `${villa.row.name}.pdf` } as const
  })

  serve(app, getPressArticles, ({ params, query: { lang = 'en' }, audience }) =>
    pressAbout(villaOf(params.id, audience), catalogue).map(row => presentPressPage(row, context, lang, audience)),
  )

  serve(app, getHousePackUrl, ({ params: { id, lang }, audience }) => {
    villaOf(id, audience)
    const path = getFactSheet.path.replace('{id}', String(id)).replace('{lang}', lang)
    return { housePackUrl: `${configuration.publicUrl}/api${path}` }
  })

  serve(app, getHouseGuide, async ({ params, query: { lang = 'en' }, audience }) => {
    const villa = villaOf(params.id, audience)
    const texts = await readVillaTexts(context.db, context, params.id)
    if (!texts) throw new ProblemError('not-found')
    const today = todayAt(clock.now(), villa.timezone)
    return houseGuide(presentPropertyDetail(villa, texts, catalogue.content, lang, today))
  })

  serve(app, getPropertyAmenities, ({ params, audience }) =>
    presentAmenities(villaOf(params.id, audience), catalogue.content, params.lang),
  )

  serve(app, getPropertyReviews, async ({ params, audience }) => {
    villaOf(params.id, audience)
    return presentReviews(await readReviews(context.db, context, params.id))
  })

  serve(app, compareProperties, ({ query: { ids, lang }, audience, runQueued: inTurn }) =>
    inTurn({ work: () => compareVillas(context.db, context, ids, { language: lang ?? 'en', audience }) }),
  )

  serve(app, getPropertyAvailability, ({ params, query, audience }) =>
    getAvailability(context, villaOf(params.id, audience), query),
  )

  serve(app, getUsefulRegionInformation, ({ params, query: { lang }, audience }) =>
    usefulInformation(villaOf(params.id, audience), catalogue.content, lang ?? 'en'),
  )

  serve(app, getSlideshowImages, async ({ params, audience }) => {
    await allowSlideshow(context.db, catalogue, params.id, audience)
    const pictures = await readSlideshow(context.db, context, params.id)
    if (pictures.length === 0) throw new ProblemError('not-found')
    return pictures.map(picture => presentPicture(picture, params.lang))
  })

  serve(app, getRegionPlaceTypes, () => placeTypes)

  serve(app, findRegionPlacesNearProperty, ({ body, query: { lang }, audience }) =>
    placesNear(villaOf(body.propertyId, audience), catalogue.content, body, lang ?? 'en'),
  )
}
