import { z } from 'zod'
import { amount } from '#contract/booking/booking-schemas'
import { id } from '#contract/schemas'
import { wineOrderKinds } from '#domain/wine/wine-kinds'

/** A line of a basket (SPEC B3). */
export const basketLine = z
  .object({
    wineId: id,
    quantity: z.int().min(1).max(1000).meta({ description: 'Cases, or single bottles' }),
    lineTotal: amount.min(0).max(10_000_000),
    numberofBottles: z.int().min(1).max(24_000),
  })
  .meta({ id: 'WineBasketLine' })

/** An order of wine, with its lines as sold. */
export const order = z
  .object({
    itemId: z.number().meta({ description: 'Its item in the booking: `itemIds` of a payment' }),
    kind: z.enum(wineOrderKinds),
    status: z.number().meta({
      description:
        '1 requested, 5 paid or granted, 6 cancelled, 8 given up, 9 expired, 10 to pay, 11 refunded, 13 refused',
    }),
    orderedAt: z.iso.datetime(),
    payUntil: z.iso.datetime().nullable().meta({ description: 'When it expires unpaid; null for others' }),
    delivery: z.string().meta({ description: 'The day of delivery' }),
    deliveredAt: z.iso.datetime().nullable(),
    bottles: z.number(),
    lines: z.array(
      z.object({
        wineId: z.number(),
        appellation: z.string(),
        name: z.string(),
        producer: z.string(),
        vintage: z.number().nullable(),
        quantity: z.number(),
        bottles: z.number(),
        bottlePrice: amount.nullable(),
        price: amount.nullable().meta({ description: 'Null where the viewer sees no prices' }),
      }),
    ),
    deliveryCharge: amount.nullable(),
    total: amount.nullable(),
    note: z.string().meta({ description: 'Of the person who ordered; empty for other guests' }),
    message: z.string().meta({ description: 'The answer of staff to a request' }),
    mine: z.boolean().meta({ description: 'Whether the viewer ordered it' }),
  })
  .meta({ id: 'WineOrder' })
export type WineOrderShown = z.output<typeof order>
