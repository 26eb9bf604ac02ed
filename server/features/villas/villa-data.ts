import type { VillaData } from '#contract/pages/villa'
import { onOneConnection } from '#database/connection'
import { encodeAvailability } from '#domain/availability/availability-codec'
import { todayAt } from '#domain/calendar/today'
import { pageIds } from '#domain/content/page-ids'
import type { Audience } from '#domain/geography/audience'
import { termsOn } from '#domain/pricing/terms'
import type { Language } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import {
  defaultSearchFacts,
  presentAmenities,
  presentPicture,
  presentProperty,
  presentPropertyDetail,
} from '#server/catalogue/present'
import { presentReviews } from '#server/catalogue/present-reviews'
import { readReviews, readSlideshow, readVillaTexts } from '#server/catalogue/read-villa'
import type { Context } from '#server/context'
import { experiencesNear } from '#server/features/experiences/public'
import { pressAbout } from '#server/features/press/public'
import { personPresenter } from '#server/features/team/public'
import { getAvailability } from './get-availability.ts'
import { usefulInformation } from './nearby.ts'

const similarShown = 3
const experiencesShown = 4

/** All data of the villa page (PD-2), each part in the shape of its own endpoint. */
export async function villaData(
  context: Context,
  villa: CatalogueVilla,
  language: Language,
  audience: Audience,
): Promise<VillaData | undefined> {
  const { clock, catalogue } = context
  const { content } = catalogue
  const [texts, pictures, reviews] = await onOneConnection(context.db, db =>
    Promise.all([
      readVillaTexts(db, context, villa.row.id),
      readSlideshow(db, context, villa.row.slideshowId),
      readReviews(db, context, villa.row.id),
    ]),
  )
  // The villa was deleted after the index was built, or its texts are invalid.
  if (!texts) return undefined
  const today = todayAt(clock.now(), villa.timezone)
  const [knows] = content.teamOfRegion(villa.row.regionId)
  const { depositPercent, balanceDays, freeCancellationHours } = termsOn(today, content.settings.terms)
  return {
    property: presentPropertyDetail(villa, texts, content, language, today),
    timezone: villa.timezone,
    images: pictures.map(picture => presentPicture(picture, language)),
    roomPictures: pictures.flatMap(({ id, room }) => (room === null ? [] : [{ room, pictureId: id }])),
    amenities: presentAmenities(villa, content, language),
    availability: encodeAvailability(getAvailability(context, villa)),
    terms: {
      depositPercent,
      balanceDays,
      freeCancellationHours,
      conditionsPath: content.pageById.get(pageIds.bookingConditions)?.path ?? null,
    },
    reviews: presentReviews(reviews, language),
    press: pressAbout(villa, catalogue).map(({ id, publisherName, title, path, publishedOn }) => ({
      id,
      publisherName,
      title: title[language],
      cmsRelativeURL: path,
      publishedOn,
    })),
    usefulRegionInformation: usefulInformation(villa, content, language),
    person: knows ? personPresenter(context, language, audience)(knows) : null,
    experiences: experiencesNear(villa, context, language).slice(0, experiencesShown),
    similar: catalogue.villas
      .alike(villa, similarShown, audience)
      .map(other => presentProperty(other, content, language, defaultSearchFacts(other, today))),
  }
}
