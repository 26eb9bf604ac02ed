import { z } from 'zod'
import { nearbyExperiences } from '#contract/experiences'
import { pageFrame } from '#contract/pages/frame'
import {
  amenityCategory,
  availability,
  propertyDetail,
  reviews,
  slideshowImages,
  usefulRegionInformation,
} from '#contract/properties'
import { property } from '#contract/villa-search'

/** The terms of booking that are in force today (decision 21). */
const bookingTerms = z.object({
  depositPercent: z.number(),
  balanceDays: z.number().meta({ description: 'Days before arrival on which the balance is due' }),
})

const villaData = z.object({
  property: propertyDetail,
  timezone: z.string().meta({ description: 'Where its days are reckoned (decision 18)' }),
  images: slideshowImages,
  amenities: z.array(amenityCategory),
  availability,
  terms: bookingTerms,
  reviews,
  usefulRegionInformation,
  experiences: nearbyExperiences,
  similar: z.array(property),
})
export type VillaData = z.output<typeof villaData>

/** The page of a villa. */
export const villaPage = pageFrame
  .extend({ template: z.literal('villa'), kind: z.literal('villa'), villa: villaData })
  .meta({ id: 'VillaPage' })
