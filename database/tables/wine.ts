import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { WineColour, WineOrderKind } from '#domain/wine/wine-kinds'
import { coSignIn } from './accounts.ts'
import { booking, bookingItem } from './bookings.ts'
import { assignedId, instant, localText, revision, sequenceIdRef } from './columns.ts'
import { region } from './geography.ts'
import { picture } from './media.ts'
import { staff } from './staff.ts'

/** A wine that is delivered to villas. Prices are cents of EUR; a booking pays in its own currency at its rate. */
export const wine = pgTable(
  'wine',
  {
    id: assignedId(),
    /** Orders raise it too, so that staff never overwrite a stock that has changed. */
    revision: revision(),
    /** The region from which it comes. */
    regionId: integer()
      .notNull()
      .references(() => region.id),
    appellation: text().notNull(),
    name: text().notNull(),
    producer: text().notNull(),
    /** Null where years are blended. */
    vintage: smallint(),
    colour: text().$type<WineColour>().notNull(),
    bottleMl: smallint().notNull().default(750),
    /** The bottles of a case; 1 where it is sold by the bottle. */
    bottlesPerCase: smallint().notNull(),
    bottleCents: integer().notNull(),
    /** Bottles that can still be ordered. */
    stock: integer().notNull(),
    /** Whether it can be chosen as complimentary wine. */
    complimentary: boolean().notNull().default(false),
    /** Whether it is on offer. */
    live: boolean().notNull().default(true),
    grape: localText().notNull(),
    style: localText().notNull(),
    pairing: localText().notNull(),
    /** A photograph of the bottle; without one it is drawn. */
    pictureId: integer().references(() => picture.id),
  },
  t => [
    check('wine_colour', sql`${t.colour} in ('sparkling', 'white', 'rose', 'red', 'sweet')`),
    check('wine_vintage', sql`${t.vintage} between 1900 and 2200`),
    check('wine_bottle', sql`${t.bottleMl} between 100 and 15000`),
    check('wine_case', sql`${t.bottlesPerCase} between 1 and 24`),
    // A wine that is being entered has no price yet, and is not on offer.
    check('wine_price', sql`${t.bottleCents} between (case when ${t.live} then 1 else 0 end) and 10000000`),
    check('wine_stock', sql`${t.stock} between 0 and 1000000`),
    index().on(t.pictureId),
    check('wine_texts', sql`is_text(${t.grape}) and is_text(${t.style}) and is_text(${t.pairing})`),
  ],
)

/** The regions to whose villas a wine is delivered. */
export const wineDelivery = pgTable(
  'wine_delivery',
  {
    regionId: integer()
      .notNull()
      .references(() => region.id, { onDelete: 'cascade' }),
    wineId: integer()
      .notNull()
      .references(() => wine.id, { onDelete: 'cascade' }),
  },
  t => [primaryKey({ columns: [t.regionId, t.wineId] }), index().on(t.wineId)],
)

/** The bottles that the company gives to the guests of a booking. */
export const wineAllowance = pgTable(
  'wine_allowance',
  {
    bookingId: sequenceIdRef()
      .primaryKey()
      .references(() => booking.id, { onDelete: 'cascade' }),
    bottles: smallint().notNull(),
    grantedBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    grantedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [check('wine_allowance_bottles', sql`${t.bottles} between 0 and 60`)],
)

/**
 * An order of wine: the details of an item of kind `wine`, which holds its status and its price with delivery. It is
 * delivered on the first day of the item's stay. A trigger returns the bottles of an order that ends undelivered.
 */
export const wineOrder = pgTable(
  'wine_order',
  {
    itemId: sequenceIdRef()
      .primaryKey()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    kind: text().$type<WineOrderKind>().notNull(),
    /** Included in the price of the item, in cents of the booking's currency. */
    deliveryCents: integer().notNull().default(0),
    /** When an unpaid order expires; null for complimentary wine. A bank transfer that is arranged puts it off. */
    payUntil: instant(),
    /** When the person who ordered confirmed the age at which wine is sold. */
    ageConfirmedAt: instant().notNull(),
    /** The guest who ordered; null for the lead booker. */
    orderedBy: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    /** The answer of staff to a request for complimentary wine. */
    message: text().notNull().default(''),
    answeredBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    answeredAt: instant(),
    deliveredAt: instant(),
    /** When its bottles went back into stock. */
    returnedAt: instant(),
    orderedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.bookingId),
    index('wine_order_undelivered').on(t.itemId).where(sql`delivered_at is null and returned_at is null`),
    index('wine_order_by_delivery').on(t.deliveredAt, t.itemId).where(sql`delivered_at is not null`),
    check('wine_order_kind', sql`${t.kind} in ('paid', 'complimentary')`),
    check('wine_order_pay_until', sql`(${t.kind} = 'paid') = (${t.payUntil} is not null)`),
    check('wine_order_delivery', sql`${t.deliveryCents} >= 0`),
    check('wine_order_end', sql`${t.deliveredAt} is null or ${t.returnedAt} is null`),
  ],
)

/** A wine of an order, as it was sold. Amounts are cents of the booking's currency. */
export const wineOrderLine = pgTable(
  'wine_order_line',
  {
    itemId: sequenceIdRef()
      .notNull()
      .references(() => wineOrder.itemId, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    wineId: integer()
      .notNull()
      .references(() => wine.id),
    appellation: text().notNull(),
    name: text().notNull(),
    producer: text().notNull(),
    vintage: smallint(),
    /** Cases, or single bottles. */
    quantity: integer().notNull(),
    bottles: integer().notNull(),
    /** For a bottle. */
    unitCents: integer().notNull(),
    cents: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.itemId, t.position] }),
    index().on(t.wineId),
    check('wine_order_line_amounts', sql`least(${t.unitCents}, ${t.cents}) >= 0`),
    check('wine_order_line_bottles', sql`${t.quantity} > 0 and ${t.bottles} >= ${t.quantity}`),
    check('wine_order_line_sum', sql`${t.cents} = ${t.bottles} * ${t.unitCents}`),
  ],
)
