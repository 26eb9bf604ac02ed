import { z } from 'zod'
import { nearbyExperiences } from '#contract/content/experiences'
import { pageFrame } from '#contract/pages/frame'
import { person } from '#contract/site/team'
import { amenityCategory, propertyDetail, reviews, slideshowImages } from '#contract/villas/properties'
import { usefulRegionInformation } from '#contract/villas/region-places'
import { property } from '#contract/villas/villa-search'

/** The terms of booking in force today (PD-21). */
const bookingTerms = z.object({
  depositPercent: z.number(),
  balanceDays: z.number().meta({ description: 'Days before arrival on which the balance is due' }),
  freeCancellationHours: z
    .number()
    .meta({ description: 'Hours of free cancellation after the deposit, if arrival is further away than the balance' }),
  conditionsPath: z.string().nullable().meta({ description: 'The page of the booking conditions' }),
})

/** A short quote of a press piece about the villa. */
const pressMention = z.object({
  id: z.number(),
  publisherName: z.string(),
  title: z.string(),
  cmsRelativeURL: z.string(),
  publishedOn: z.string(),
})

/** The data of an experience card. */
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
  timezone: z.string().meta({ description: 'The time zone of its days (PD-18)' }),
  images: slideshowImages,
  roomPictures: z
    .array(z.object({ room: z.number(), pictureId: z.number() }))
    .meta({ description: 'The images of each room, by its index among the rooms' }),
  amenities: z.array(amenityCategory),
  availability: z.object({ first: z.string().nullable(), nights: z.string() }).meta({
    description:
      'The villa’s availability in compact form, a digit per day: `domain/availability/availability-codec.ts`',
  }),
  terms: bookingTerms,
  reviews,
  press: z.array(pressMention),
  usefulRegionInformation,
  person: person.nullable().meta({ description: 'The team member for the region' }),
  experiences: z.array(experienceCard),
  similar: z.array(property),
})
export type VillaData = z.output<typeof villaData>

/** The page of a villa. */
export const villaPage = pageFrame
  .extend({ template: z.literal('villa'), kind: z.literal('villa'), villa: villaData })
  .meta({ id: 'VillaPage' })
