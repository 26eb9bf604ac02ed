import { z } from 'zod'
import { pressPage } from '#contract/content/editorial'
import { endpoint, file } from '#contract/endpoint'
import { id, language, picture } from '#contract/schemas'
import { reviewTranslations } from '#contract/villas/reviews'
import { property } from '#contract/villas/villa-search'
import { nearbyKinds, travelModes } from '#domain/geography/nearby'
import { bathrooms, floors, roomKinds } from '#domain/villas/rooms'

const inLanguage = z.object({ id, lang: language })

export const room = z.object({
  kind: z.enum(roomKinds),
  floor: z.enum(floors),
  bathroom: z.enum(bathrooms).nullable(),
  note: z.string().nullable(),
})

export const season = z
  .object({
    from: z.string(),
    to: z.string(),
    changeover: z.array(z.number()).meta({ description: 'ISO weekdays; Monday is 1' }),
    minimumNights: z.number(),
    bookable: z.enum(['online', 'on-request']),
    weekly: z.array(z.number().nullable()).meta({ description: 'EUR a week, one per tier; null where it is not let' }),
    flexible: z
      .object({
        surcharge: z
          .union([z.object({ percent: z.number() }), z.object({ weekly: z.number() })])
          .meta({ description: 'On top of the season’s week: per cent, or EUR a week' }),
        depositPercent: z.number(),
        freeDays: z.number().meta({ description: 'Days before arrival of the last day of free cancellation' }),
      })
      .nullable()
      .meta({ description: 'The flexible rate; null where only the standard rate is offered' }),
  })
  .meta({ id: 'Season' })

export const nearbyFact = z.object({
  kind: z.enum(nearbyKinds),
  name: z.string(),
  minutes: z.number(),
  by: z.enum(travelModes),
})

/** A version of the tourist tax of a place, in EUR per night and person or house. */
export const tax = z
  .object({
    from: z.string(),
    per: z.enum(['person', 'house']),
    exemptUnder: z.number().nullable().meta({ description: 'Guests under this age are exempt' }),
    mostNights: z.number().nullable().meta({ description: 'Further nights of a stay are free' }),
    seasons: z.array(
      z.object({
        firstMonth: z.number(),
        lastMonth: z.number(),
        amount: z.number().nullable().meta({ description: 'Null where the tax is a share of the price' }),
        percent: z.number().nullable().meta({ description: 'Of the night’s price per guest' }),
        cap: z.number().nullable().meta({ description: 'The most that the share can be' }),
      }),
    ),
  })
  .meta({ id: 'TouristTax' })

/** A villa with its texts in one language (SPEC A3). */
export const propertyDetail = property
  .extend({
    country: z.string(),
    countryCode: z.string(),
    regionPath: z.string().nullable(),
    subRegion: z.string().nullable(),
    pageTitle: z.string(),
    metaDescription: z.string(),
    metaKeywords: z.string(),
    cmsRelativeURL: z.string(),
    tagline: z.string(),
    story: z.string(),
    location: z.string(),
    rooms: z.array(room),
    nearby: z.array(nearbyFact),
    included: z.array(z.string()).meta({ description: 'Included in the price of a stay' }),
    extras: z.array(z.string()).meta({ description: 'Charged separately' }),
    houseRules: z.array(z.string()),
    arrivalFrom: z
      .string()
      .nullable()
      .meta({ description: 'In the villa’s local time', examples: ['16:00'] }),
    departureBy: z
      .string()
      .nullable()
      .meta({ description: 'In the villa’s local time', examples: ['10:00'] }),
    damageDeposit: z.number().nullable().meta({ description: 'The damage deposit in EUR' }),
    registrationNumber: z.string(),
    tiers: z.array(z.object({ rooms: z.number(), sleeps: z.number() })),
    seasons: z.array(season),
    taxes: z.array(tax).meta({ description: 'The tourist tax: the first version that has begun applies' }),
  })
  .meta({ id: 'PropertyDetail' })
export type PropertyDetail = z.output<typeof propertyDetail>

export const getProperty = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get a villa with its texts',
  params: inLanguage,
  reply: propertyDetail,
  problems: ['not-found', 'unknown-language'],
})

export const getFactSheet = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/factsheet/lang/{lang}',
  group: 'extras',
  access: 'anyone',
  summary: 'Get a villa’s fact sheet (PDF): facts and current prices',
  params: inLanguage,
  reply: file('application/pdf'),
  problems: ['not-found', 'unknown-language'],
  limit: { max: 30, windowSeconds: 60, per: 'address', store: 'memory' },
  queue: 'downloads',
})

export const getPressArticles = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/pressarticles',
  group: 'public',
  access: 'anyone',
  summary: 'List media quotes about a villa, the newest first',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: z.array(pressPage),
  problems: ['not-found', 'unknown-language'],
})

export const getHousePackUrl = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/housepackurl/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Get the address of a villa’s current fact sheet',
  params: inLanguage,
  reply: z.object({ housePackUrl: z.url() }),
  problems: ['not-found', 'unknown-language'],
})

/** The contents of a house guide: rules and hours, one of them, or neither. */
const houseGuideTypes = ['full', 'rules', 'times', 'none'] as const

export const getHouseGuide = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/houseguide',
  group: 'public',
  access: 'anyone',
  summary: 'Get the house guide for arriving guests',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: z.object({
    houseGuideType: z.enum(houseGuideTypes).meta({ description: 'Whether it has rules, hours, both or neither' }),
    houseRules: z.array(z.string()),
    arrivalFrom: z.string().nullable(),
    departureBy: z.string().nullable(),
  }),
  problems: ['not-found', 'unknown-language'],
})

export const amenityCategory = z.object({
  category: z.enum(['outdoors', 'water', 'indoors', 'staff', 'families', 'practical']),
  amenities: z.array(z.object({ id: z.number(), name: z.string() })),
})

export type AmenityCategory = z.output<typeof amenityCategory>

export const getPropertyAmenities = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/amenities/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'List the amenities of a villa, by category',
  params: inLanguage,
  reply: z.array(amenityCategory),
  problems: ['not-found', 'unknown-language'],
})

export const reviews = z
  .object({
    ratings: z.object({ starsAverage: z.number().nullable(), numberOfReviews: z.number() }),
    featuredReview: z.number().nullable().meta({ description: 'The id of the featured review' }),
    reviewItems: z.array(
      z.object({
        id: z.number(),
        stars: z.number(),
        stayed: z.string(),
        language: z.string(),
        title: z.string(),
        comments_Published: z.string(),
        signature: z.string(),
        featured: z.boolean(),
        companyReply: z.string().nullable(),
        translations: reviewTranslations,
      }),
    ),
  })
  .meta({ id: 'Reviews' })
export type Reviews = z.output<typeof reviews>

export const getPropertyReviews = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/reviews',
  group: 'public',
  access: 'anyone',
  summary: 'List the reviews of a villa',
  params: z.object({ id }),
  reply: reviews,
  problems: ['not-found'],
})

export const slideshowImages = z.array(picture)

export const getSlideshowImages = endpoint({
  method: 'GET',
  path: '/core/slideshows/{id}/images/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'List the pictures of a slide show',
  params: inLanguage,
  reply: slideshowImages,
  problems: ['not-found', 'unknown-language'],
})
