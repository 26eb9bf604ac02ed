import { z } from 'zod'
import { pressPage } from '#contract/editorial'
import { endpoint, file } from '#contract/endpoint'
import { reviewTranslations } from '#contract/reviews'
import { day, id, language, picture, wholeNumber } from '#contract/shapes'
import { property } from '#contract/villa-search'
import { nearbyKinds, waysThere } from '#domain/nearby'
import { bathrooms, floors, roomKinds } from '#domain/rooms'

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
    weekly: z
      .array(z.number().nullable())
      .meta({ description: 'EUR a week, one for each tier; null where it is not let' }),
  })
  .meta({ id: 'Season' })

/** A villa with its texts in one language (section 3). */
export const nearbyFact = z.object({
  kind: z.enum(nearbyKinds),
  name: z.string(),
  minutes: z.number(),
  by: z.enum(waysThere),
})

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
    included: z.array(z.string()).meta({ description: 'What the price of a stay holds' }),
    extras: z.array(z.string()).meta({ description: 'What is asked for apart' }),
    houseRules: z.array(z.string()),
    arrivalFrom: z
      .string()
      .nullable()
      .meta({ description: "In the villa's own time", examples: ['16:00'] }),
    departureBy: z
      .string()
      .nullable()
      .meta({ description: "In the villa's own time", examples: ['10:00'] }),
    damageDeposit: z.number().nullable().meta({ description: 'EUR that are held against damage' }),
    registrationNumber: z.string(),
    tiers: z.array(z.object({ rooms: z.number(), sleeps: z.number() })),
    seasons: z.array(season),
  })
  .meta({ id: 'PropertyDetail' })
export type PropertyDetail = z.output<typeof propertyDetail>

export const getProperty = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'A villa with its texts',
  params: inLanguage,
  reply: propertyDetail,
  refusals: ['not-found', 'unknown-language'],
})

export const getFactSheet = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/factsheet/lang/{lang}',
  group: 'extras',
  access: 'anyone',
  summary: 'A villa on paper: what it is and what it costs as of today',
  params: inLanguage,
  reply: file('application/pdf'),
  refusals: ['not-found', 'unknown-language'],
  limit: { most: 30, seconds: 60, per: 'address', counted: 'here' },
  turn: 'downloads',
})

export const getPressArticles = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/pressarticles',
  group: 'public',
  access: 'anyone',
  summary: 'What papers and programmes said of a villa, the newest first',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: z.array(pressPage),
  refusals: ['not-found', 'unknown-language'],
})

export const getHousePackUrl = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/housepackurl/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'Where the paper of a villa is: its fact sheet, as of today',
  params: inLanguage,
  reply: z.object({ housePackUrl: z.url() }),
  refusals: ['not-found', 'unknown-language'],
})

/** What a house tells of itself before one comes: its rules and hours, one of them, or neither. */
const houseGuideTypes = ['full', 'rules', 'times', 'none'] as const

export const getHouseGuide = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/houseguide',
  group: 'public',
  access: 'anyone',
  summary: 'What a house tells of itself before one comes',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: z.object({
    houseGuideType: z.enum(houseGuideTypes).meta({ description: 'Whether rules, hours, both or neither are told' }),
    houseRules: z.array(z.string()),
    arrivalFrom: z.string().nullable(),
    departureBy: z.string().nullable(),
  }),
  refusals: ['not-found', 'unknown-language'],
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
  summary: 'The amenities of a villa, by category',
  params: inLanguage,
  reply: z.array(amenityCategory),
  refusals: ['not-found', 'unknown-language'],
})

export const reviews = z
  .object({
    ratings: z.object({ starsAverage: z.number().nullable(), numberOfReviews: z.number() }),
    featuredReview: z.number().nullable().meta({ description: 'Id of the review to show first' }),
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
  summary: 'The reviews of a villa',
  params: z.object({ id }),
  reply: reviews,
  refusals: ['not-found'],
})

const markedDay = z
  .object({ date: z.string(), allowCheckIn: z.boolean(), allowCheckOut: z.boolean() })
  .meta({ id: 'MarkedDay' })

export const availability = z
  .object({
    bookedDates: z.array(markedDay),
    bookableDates: z.array(markedDay),
    contactUsDates: z.array(markedDay),
  })
  .meta({ id: 'Availability' })
export type Availability = z.output<typeof availability>

const count = wholeNumber(0, 100).optional()

export const getPropertyAvailability = endpoint({
  method: 'GET',
  path: '/core/properties/{id}/availability',
  group: 'public',
  access: 'anyone',
  summary: 'Which nights of a villa can be had',
  description:
    'From today, or the day given, through 31 December of next year at the latest. A date stands for its night; a party that the villa cannot sleep gets no bookable night.',
  params: z.object({ id }),
  query: z.object({
    from: day.optional(),
    to: day.optional(),
    adults: count,
    children: count,
    infants: count,
    rooms_single: count,
    rooms_double: count,
    rooms_twin: count,
    rooms_triple: count,
    rooms_quad: count,
    rooms_six: count,
    rooms_bunk: count,
    blocksize: z.literal('1').optional(),
  }),
  reply: availability,
  refusals: ['not-found', 'invalid-input'],
})

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
  summary: 'What a guest asks the way to, nearest first, with distances as the crow flies',
  params: z.object({ id }),
  query: z.object({ lang: language.optional() }),
  reply: usefulRegionInformation,
  refusals: ['not-found', 'unknown-language'],
})

export const slideshowImages = z.array(picture)

export const getSlideshowImages = endpoint({
  method: 'GET',
  path: '/core/slideshows/{id}/images/lang/{lang}',
  group: 'public',
  access: 'anyone',
  summary: 'The pictures of a slide show',
  params: inLanguage,
  reply: slideshowImages,
  refusals: ['not-found', 'unknown-language'],
})

export const regionPlaceTypes = z.record(z.string(), z.string())

export const getRegionPlaceTypes = endpoint({
  method: 'GET',
  path: '/core/regionplaces/regionplacetypes',
  group: 'public',
  access: 'anyone',
  summary: 'Kinds of places: id → name',
  reply: regionPlaceTypes,
  refusals: [],
})

export const findRegionPlacesNearProperty = endpoint({
  method: 'POST',
  path: '/core/regionplaces/regionplacesnearproperty',
  group: 'public',
  access: 'anyone',
  summary: 'Places near a villa',
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
  refusals: ['not-found', 'invalid-input', 'unknown-language'],
})
