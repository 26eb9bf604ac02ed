import { z } from 'zod'
import { optional } from 'zod/mini'
import { amount } from '#contract/booking/booking-schemas'
import { endpoint } from '#contract/endpoint'
import { basketLine, order } from '#contract/extras/wine-schemas'
import { id, language, picture } from '#contract/schemas'
import { wineColours } from '#domain/wine/wine-kinds'
import { wineRefusals } from '#domain/wine/wine-sales'

const ofVillaItem = {
  group: 'extras',
  access: ['lead-booker', 'co-sign-in'],
  params: z.object({ id: id.meta({ description: 'The item of the villa in its booking' }) }),
  problems: ['invalid-input', 'not-found'],
} as const
const wineProblems = [...ofVillaItem.problems, 'not-in-this-state', 'sold-out', 'price-changed', 'unavailable'] as const

const sales = z
  .object({
    possible: z.boolean(),
    reason: z.enum(wineRefusals).nullable().meta({
      description:
        'Why no wine can be ordered: the booking is not confirmed, no wine is delivered to the region, it is too early, or too late. Null where it can',
    }),
    opens: z.string().meta({ description: 'The first day on which wine can be ordered, at the villa' }),
    closes: z.string().meta({ description: 'The last such day' }),
    delivery: z.string().meta({ description: 'The day of delivery: that of the arrival' }),
    villa: z.string(),
    place: z.string(),
    timezone: z.string().meta({ description: 'IANA zone of the villa, in which all days are' }),
    bookingId: z.number(),
    complimentaryBottles: z.number().meta({
      description: 'The bottles that the company gives, without those that were ordered already',
    }),
  })
  .meta({ id: 'WineSales' })
export type WineSales = z.output<typeof sales>

export const isWineSalesPossible = endpoint({
  ...ofVillaItem,
  method: 'GET',
  path: '/core/bookings/wine/isWineSalesPossible/villabookingitemid/{id}',
  summary: 'Whether wine can be ordered for a villa of a booking, and why not',
  description: 'From 60 to 7 days before arrival, for a confirmed booking in a region to which wine is delivered.',
  reply: sales,
})

const wine = z
  .object({
    wineId: z.number(),
    region: z.object({ id: z.number(), name: z.string() }).meta({ description: 'From which it comes' }),
    appellation: z.string(),
    name: z.string(),
    producer: z.string(),
    vintage: z.number().nullable().meta({ description: 'Null where years are blended' }),
    colour: z.enum(wineColours),
    bottleMl: z.number(),
    bottlesPerCase: z.number().meta({ description: '1 where it is sold by the bottle' }),
    bottlePrice: amount,
    casePrice: amount,
    bottlesLeft: z.number().meta({ description: 'That can still be ordered, at most those of one order' }),
    complimentary: z.boolean().meta({ description: 'Whether it can be chosen as complimentary wine' }),
    grape: z.string(),
    style: z.string(),
    pairing: z.string(),
    picture: picture.nullable().meta({ description: 'A photograph of the bottle; null without one' }),
  })
  .meta({ id: 'Wine' })
export type WineShown = z.output<typeof wine>

export const listWines = endpoint({
  ...ofVillaItem,
  method: 'GET',
  path: '/core/wines/villabookingitemid/{id}',
  summary: 'List the wines that are delivered to a villa of a booking',
  description: 'By region and producer, with prices in the currency of the booking. Empty where none is delivered.',
  query: z.object({ lang: optional(language) }),
  reply: z.object({ currencyId: z.number(), wines: z.array(wine) }).meta({ id: 'WineList' }),
  problems: [...ofVillaItem.problems, 'unknown-language'],
})

export const getDeliveryChargeThreshold = endpoint({
  ...ofVillaItem,
  method: 'GET',
  path: '/core/bookings/wine/getdeliverychargethreshold/villabookingitemid/{id}',
  summary: 'Get the delivery charge, and the price of an order from which it falls away',
  reply: z.object({ currencyId: z.number(), threshold: amount, deliveryCharge: amount }),
})

const lines = z
  .array(basketLine)
  .min(1)
  .max(50)
  .meta({ description: 'Several lines of one wine count as one: quantity, total and bottles are summed' })

export const applyDeliveryCharge = endpoint({
  ...ofVillaItem,
  method: 'POST',
  path: '/core/bookings/wine/applydeliverycharge/villabookingitemid/{id}',
  summary: 'Price a basket with its delivery',
  description:
    'Every line is priced anew. It writes nothing. Wines that are not delivered there are missing in the reply; `soldOut` names those of which fewer bottles are left.',
  body: z.object({ lines }),
  reply: z
    .object({
      currencyId: z.number(),
      lines: z.array(basketLine),
      bottles: z.number(),
      subtotal: amount,
      deliveryCharge: amount,
      total: amount,
      threshold: amount,
      missing: amount.meta({ description: 'To a free delivery; 0 once it is free' }),
      soldOut: z.array(z.object({ wineId: z.number(), bottlesLeft: z.number() })),
    })
    .meta({ id: 'PricedWineBasket' }),
})
export type PricedWineBasket = z.output<typeof applyDeliveryCharge.reply>

const orderBody = z.object({
  lines,
  ageConfirmed: z.literal(true).meta({ description: 'The person who orders is 18 or older' }),
  note: z.string().trim().max(500).default(''),
})

const placed = z
  .object({ bookingId: z.number(), order })
  .meta({ id: 'PlacedWineOrder' })
  .meta({ description: 'The booking to select, and its new order' })

const ordering = {
  ...ofVillaItem,
  status: 201,
  reply: placed,
  problems: wineProblems,
  limit: { max: 30, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
} as const

export const orderWine = endpoint({
  ...ordering,
  method: 'POST',
  path: '/core/bookings/wine/order/villabookingitemid/{id}',
  summary: 'Order wine',
  description:
    'The bottles are taken from stock and the order can be paid at once, as part `wine`; unpaid it expires after 24 hours. Totals other than those of the server are 409 `price-changed` with the new `basket`; too few bottles are 409 `sold-out` with `soldOut`.',
  body: orderBody.extend({ deliveryCharge: amount.min(0).meta({ description: 'As it was shown' }) }),
})

export const orderComplimentaryWine = endpoint({
  ...ordering,
  method: 'POST',
  path: '/core/bookings/wine/order/complimentary/villabookingitemid/{id}',
  summary: 'Request complimentary wine',
  description:
    'Its lines count single bottles: `numberofBottles` is `quantity`, `lineTotal` 0. Staff accept or refuse it. More bottles than the company gives are 409 `not-in-this-state` with `complimentaryBottles`.',
  body: orderBody,
})

export const listWineOrders = endpoint({
  ...ofVillaItem,
  method: 'GET',
  path: '/core/bookings/wine/orders/villabookingitemid/{id}',
  summary: 'List the orders of wine for a villa of a booking, the last first',
  description: 'A guest without prices sees only those of their own orders.',
  reply: z.object({ currencyId: z.number(), orders: z.array(order) }).meta({ id: 'WineOrders' }),
})
export type WineOrders = z.output<typeof listWineOrders.reply>

export const cancelWineOrder = endpoint({
  ...ofVillaItem,
  access: ['lead-booker'],
  method: 'DELETE',
  path: '/core/bookings/wine/order/{itemId}',
  summary: 'Give up an order that is not paid for, or a request that is not answered',
  description: 'Its bottles go back into stock. A repetition succeeds.',
  params: z.object({ itemId: id }),
  reply: order,
  problems: [...ofVillaItem.problems, 'not-in-this-state'],
  writes: 'transactional',
})
