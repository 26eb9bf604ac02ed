import { z } from 'zod'
import { bookingEndpoint, bookingIdParams, bookingViewers } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { language, picture } from '#contract/schemas'
import { clientManager } from '#contract/site/team'
import { nearbyFact } from '#contract/villas/properties'
import { usefulRegionInformation } from '#contract/villas/region-places'
import { emergencyServices } from '#domain/information-pack/emergency-numbers'
import { packingItems } from '#domain/information-pack/packing-list'

const path = z.string().nullable()

/** The holiday information pack of a booking (SPEC B2, page 770): everything for the journey, without prices. */
export const informationPack = z
  .object({
    bookingId: z.number(),
    reference: z.string(),
    from: z.string(),
    to: z.string(),
    timezone: z.string().meta({ description: 'Of the villa and of every time here' }),
    adults: z.number(),
    children: z.number(),
    infants: z.number(),
    villa: z.object({
      id: z.number(),
      name: z.string(),
      url: z.string(),
      place: z.string(),
      region: z.string(),
      country: z.string(),
      countryCode: z.string(),
      lat: z.number(),
      lng: z.number(),
      location: z.string().meta({ description: 'The way to the villa, as its editors describe it' }),
      picture: picture.nullable(),
      arrivalFrom: z.string().nullable(),
      departureBy: z.string().nullable(),
      nearby: z.array(nearbyFact).meta({ description: 'Places and the minutes to reach them' }),
      houseRules: z.array(z.string()),
      included: z.array(z.string()),
      extras: z.array(z.string()),
      amenities: z.array(z.string()),
    }),
    hospital: usefulRegionInformation.element
      .nullable()
      .meta({ description: 'The nearest hospital; null where none is near' }),
    region: z.object({ introduction: z.string(), guidePath: path, weatherPath: path, carHirePath: path }),
    weather: z
      .array(z.object({ month: z.number(), air: z.number(), sea: z.number() }))
      .meta({ description: 'Mean daily high of the air, and of the sea, in °C, in the months of the stay' }),
    packing: z.array(z.enum(packingItems)),
    emergency: z.array(z.object({ service: z.enum(emergencyServices), number: z.string() })),
    touristTax: z.boolean().meta({ description: 'Whether the booking includes the tourist tax' }),
    clientManager: clientManager.nullable(),
    office: z.object({ phone: z.string(), email: z.string() }),
  })
  .meta({ id: 'InformationPack' })
export type InformationPack = z.output<typeof informationPack>

export const getInformationPack = endpoint({
  ...bookingEndpoint,
  method: 'GET',
  path: '/core/bookings/{id}/informationpack',
  access: bookingViewers,
  summary: 'Get the holiday information pack of a confirmed booking',
  params: bookingIdParams,
  query: z.object({ lang: language.optional() }),
  reply: informationPack,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
})
