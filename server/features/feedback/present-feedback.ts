import { z } from 'zod'
import type { Feedback } from '#contract/site/feedback'
import type { Queryable } from '#database/connection'
import { canChangePhotos } from '#domain/feedback/photos'
import { parseId } from '#domain/text/id'
import type { Language } from '#domain/text/language'
import { localPath } from '#domain/text/language'
import { presentPicture } from '#server/catalogue/present'
import { findSlideshowPictures } from '#server/catalogue/queries'
import type { Context } from '#server/context'
import { nameOfService } from '#server/features/bookings/public'
import { findPhotos } from './photos/find-photos.ts'
import { type FeedbackLink, findBookedItems, findFeedback } from './queries.ts'

/** The questions to a booking's guests, by a link from an e-mail; undefined where the link is invalid. */
export async function presentFeedback(
  db: Queryable,
  { catalogue }: Pick<Context, 'catalogue'>,
  link: FeedbackLink | { feedbackId: number },
  language: Language,
): Promise<Feedback | undefined> {
  const found = await findFeedback(db, link)
  const villa = found && catalogue.villas.get(found.villaId)
  if (!found || !villa) return undefined
  const [thumb] = await findSlideshowPictures(db, villa.row.slideshowId)
  const items = await findBookedItems(db, found.feedback.bookingId)
  const photos = await findPhotos(db, [found.feedback.id])
  const { id, bookingId, overall, villa: house, place, service, value, givenAt, ...said } = found.feedback
  return {
    feedbackId: id,
    bookingId,
    villa: {
      name: villa.row.name,
      region: catalogue.content.regionById.get(villa.row.regionId)?.name[language] ?? '',
      path: localPath(villa.row.path, language),
      thumb: thumb ? presentPicture(thumb, language) : null,
    },
    ...found.stay,
    bookingItems: items
      .filter(({ kind }) => kind === 'villa-service')
      .map(item => ({ id: item.id, name: nameOfService({ catalogue }, item, language), ...item.stay })),
    experienceItems: items
      .filter(({ kind }) => kind === 'experience-service')
      .map(item => ({ id: item.id, title: nameOfService({ catalogue }, item, language), date: item.stay.from })),
    given: givenAt !== null,
    ratings: {
      overall: overall ?? 0,
      villa: house ?? 0,
      place: place ?? 0,
      service: service ?? 0,
      value: value ?? 0,
    },
    comments: said.comments,
    signature: said.signature,
    mayPublish: said.mayPublish,
    photos: photos.map(({ id: photo, width, height }) => ({ id: photo, width, height })),
    photosAreFinal: !canChangePhotos(said.decision),
  }
}

/** The same by the query of the page: `feedbackid` or `bookingid`, and `guid`. */
export async function feedbackOfAddress(context: Context, search: string, language: Language) {
  const given = new URLSearchParams(search)
  const guid = given.get('guid') ?? ''
  const by = given.has('feedbackid') ? 'feedbackid' : 'bookingid'
  const id = parseId(given.get(by))
  if (!id || !z.uuid().safeParse(guid).success) return undefined
  const feedback = await presentFeedback(context.db, context, { id, by, guid }, language)
  return feedback && { ...feedback, guid }
}
