import { z } from 'zod'
import { nearbyExperiences } from '#contract/experiences'
import { pageFrame } from '#contract/pages/frame'
import { amenityCategory, propertyDetail, reviews, slideshowImages } from '#contract/properties'
import { usefulRegionInformation } from '#contract/region-places'
import { person } from '#contract/team'
import { property } from '#contract/villa-search'

/** The terms of booking that are in force today (PD-21). */
const bookingTerms = z.object({
  depositPercent: z.number(),
  balanceDays: z.number().meta({ description: 'Days before arrival on which the balance is due' }),
  freeCancellationHours: z
    .number()
    .meta({ description: 'Hours after the deposit in which cancelling is free, if arrival is further away' }),
  conditionsPath: z.string().nullable().meta({ description: 'The page of the booking conditions' }),
})

/** What a press piece says of the villa, in short. */
const pressMention = z.object({
  id: z.number(),
  publisherName: z.string(),
  title: z.string(),
  cmsRelativeURL: z.string(),
  publishedOn: z.string(),
})

/** What a card of an experience shows. */
const experienceCard = nearbyExperiences.element.pick({
  id: true,
  name: true,
  cmsRelativeUrl: true,
  picture: true,
  priceFrom: true,
  priceUnit: true,
})

const villaData = z.object({
  property: propertyDetail,
  timezone: z.string().meta({ description: 'Where its days are reckoned (PD-18)' }),
  images: slideshowImages,
  roomPictures: z
    .array(z.object({ room: z.number(), pictureId: z.number() }))
    .meta({ description: 'Which of the images show which room, by its place among the rooms' }),
  amenities: z.array(amenityCategory),
  availability: z
    .object({ first: z.string().nullable(), nights: z.string() })
    .meta({ description: 'What the call of its availability answers, a digit a day: `domain/nights-in-short.ts`' }),
  terms: bookingTerms,
  reviews,
  press: z.array(pressMention),
  usefulRegionInformation,
  person: person.nullable().meta({ description: 'Who of the team knows the region, and is asked first' }),
  experiences: z.array(experienceCard),
  similar: z.array(property),
})
export type VillaData = z.output<typeof villaData>

/** The page of a villa. */
export const villaPage = pageFrame
  .extend({ template: z.literal('villa'), kind: z.literal('villa'), villa: villaData })
  .meta({ id: 'VillaPage' })
