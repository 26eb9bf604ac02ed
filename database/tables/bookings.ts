import { type AnyColumn, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RatePlanName } from '#domain/booking/rate-plans'
import type { EuroSale } from '#domain/booking/sale'
import type { ItemKind } from '#domain/booking/services'
import type { Day } from '#domain/calendar/day'
import type { BookingStatus } from '#domain/lifecycles/booking-status'
import type { ChangeState } from '#domain/lifecycles/change-request-state'
import type { ItemStatus } from '#domain/lifecycles/item-status'
import type { CurrencyId } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { bytes, dateRangeCheck, days, instant, sequenceId, sequenceIdRef } from './columns.ts'
import { teamMember } from './company.ts'
import { contact } from './content.ts'
import { staff } from './staff.ts'
import { villa } from './villas.ts'

const cents = () => integer().notNull().default(0)

/** The flexible rate has its terms beside it, the standard one has none. */
const isRatePlan = (t: Record<'ratePlan' | 'depositPercent' | 'freeDays', AnyColumn>) => sql`case ${t.ratePlan}
  when 'standard' then num_nonnulls(${t.depositPercent}, ${t.freeDays}) = 0
  when 'flexible' then coalesce(${t.depositPercent} between 1 and 100 and ${t.freeDays} between 1 and 365, false)
  else false end`

/**
 * A booking; domain/booking defines the transitions of its status, and the database enforces them. Its prices are those
 * of the sale, whatever becomes of prices, rates and terms: amounts are cents of the booking's currency.
 */
export const booking = pgTable(
  'booking',
  {
    id: sequenceId(),
    /** The reference in e-mails, transfers and on the telephone: two groups of four, without 0, O, 1 and I. */
    reference: text().notNull().unique().default(sql`new_booking_reference()`),
    status: smallint().$type<BookingStatus>().notNull(),
    /** The owner; null while a visitor without an account is making it. */
    contactId: sequenceIdRef().references(() => contact.id),
    /** Made on the site, not by the office. */
    online: boolean().notNull().default(false),
    /** Made under the White Key programme (PD-73). */
    whiteKey: boolean().notNull().default(false),
    language: text().$type<Language>().notNull().default('en'),
    /** The contact address; null for the contact's own. */
    email: text(),
    /**
     * When a visitor without an account confirmed an e-mail address, and its hash: the address can be changed later.
     */
    emailProvenAt: instant(),
    provenEmailHash: bytes(),
    /** The name on the booking; null for the contact's own. */
    firstName: text(),
    lastName: text(),
    adults: smallint().notNull().default(0),
    children: smallint().notNull().default(0),
    infants: smallint().notNull().default(0),
    /** Guests under the age at which the place charges tourist tax; null for the number of children. */
    young: smallint(),
    /** Requested bedrooms; null for the whole villa. */
    rooms: smallint(),
    currencyId: smallint().$type<CurrencyId>().notNull().default(1),
    /** Units of its currency that one euro bought, and the day of that rate. */
    rate: doublePrecision().notNull().default(1),
    ratedOn: date().$type<Day>(),
    /** When the currency was fixed: a payment has begun. */
    currencySettledAt: instant(),
    /** The first day of the version of the terms under which it was made (PD-21). */
    termsFrom: date().$type<Day>().notNull().default('2000-01-01'),
    /** The rate of the sale (PD-95), with its terms at that time; the standard rate has the usual terms. */
    ratePlan: text().$type<RatePlanName>().notNull().default('standard'),
    depositPercent: smallint(),
    /** Days before arrival of the last day of free cancellation. */
    freeDays: smallint(),
    /** The villa's damage deposit, and the price of waiving it. */
    damageDepositCents: cents(),
    damageWaiverCents: cents(),
    /** Whether the client leaves a damage deposit or pays for the waiver; null until chosen. */
    damageChoice: text().$type<'deposit' | 'waiver'>(),
    /** The day of the last e-mail with that choice. */
    damageAskedOn: date().$type<Day>(),
    /** The price in euros, from which amounts in other currencies derive. Null for a booking of the office. */
    soldFor: jsonb().$type<EuroSale>(),
    cjAffiliateCode: text(),
    /** The company on future invoices, and its VAT number; empty for the client. */
    company: text().notNull().default(''),
    vatNumber: text().notNull().default(''),
    /** The billing address that the client typed last, line by line; future invoices print it. */
    billingAddress: text().notNull().default(''),
    /** The address that the client has set for future invoices, one part per line; it precedes all others. */
    invoiceAddress: text().notNull().default(''),
    /** The client manager whom staff chose; by default the specialist of the region. */
    managerId: integer().references(() => teamMember.id, { onDelete: 'set null' }),
    /** The version of its calendar file: calendar programs only accept a higher one. */
    calendarSequence: integer().notNull().default(0),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.contactId),
    index('booking_reference_begins').on(sql`${t.reference} text_pattern_ops`),
    index('booking_last_name_begins').on(sql`lower(${t.lastName}) text_pattern_ops`),
    index('booking_email_begins').on(sql`lower(${t.email}) text_pattern_ops`),
    index('booking_by_creation').on(t.createdAt, t.id),
    index('booking_failed').on(t.id).where(sql`${t.status} in (4, 5)`),
    index('booking_expired').on(t.createdAt).where(sql`${t.status} = 5 and ${t.online}`),
    check('booking_status', sql`${t.status} between 0 and 5`),
    check('booking_damage_choice', sql`${t.damageChoice} in ('deposit', 'waiver')`),
    check('booking_rate_plan', isRatePlan(t)),
    check('booking_party', sql`least(${t.adults}, ${t.children}, ${t.infants}) >= 0`),
    check('booking_young', sql`${t.young} between 0 and 100`),
    check('booking_rate', sql`${t.rate} > 0 and ${t.rate} <= 1000000`),
    check('booking_damage', sql`least(${t.damageDepositCents}, ${t.damageWaiverCents}) >= 0`),
  ],
)

/**
 * An item of a booking: a villa for a stay, or a service of one, such as a tax. A service names its villa and nights;
 * only the villa's item occupies them.
 */
export const bookingItem = pgTable(
  'booking_item',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id),
    kind: text().$type<ItemKind>().notNull().default('villa'),
    villaId: integer()
      .notNull()
      .references(() => villa.id),
    stay: days().notNull(),
    status: smallint().$type<ItemStatus>().notNull(),
    /** The id of the service, among those of its kind. */
    serviceId: integer(),
    /** The price in cents of the booking's currency. */
    priceCents: cents(),
    /** The client has hidden it; that has no other effect (PD-66). */
    hiddenAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.villaId),
    index('booking_item_arrival').on(sql`lower(${t.stay})`, t.bookingId).where(sql`kind = 'villa'`),
    index('booking_item_departure').on(sql`upper(${t.stay})`, t.bookingId).where(sql`kind = 'villa'`),
    index('booking_item_waiting')
      .on(t.id)
      .where(sql`kind in ('transfer', 'experience-service') and status in (0, 1, 2, 12)`),
    index('booking_item_options').on(sql`lower(${t.stay})`, t.id).where(sql`kind = 'villa' and status = 4`),
    index('booking_item_wine_delivery').on(sql`lower(${t.stay})`, t.id).where(sql`kind = 'wine'`),
    index('booking_item_open_wine').on(t.id).where(sql`kind = 'wine' and status in (1, 10)`),
    check('booking_item_status', sql`${t.status} between 0 and 15`),
    check('booking_item_stay', dateRangeCheck(t.stay)),
    check(
      'booking_item_kind',
      sql`${t.kind} in ('villa', 'villa-service', 'experience-service', 'transfer', 'wine', 'non-invoiced')`,
    ),
    check('booking_item_service', sql`(${t.kind} = 'villa') = (${t.serviceId} is null)`),
    check('booking_item_price', sql`${t.priceCents} >= 0`),
  ],
)

/** The terms of a service's cancellation, as they were when it was requested (PD-140). */
export const serviceTerms = pgTable(
  'service_terms',
  {
    itemId: sequenceIdRef()
      .primaryKey()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    freeDays: smallint().notNull(),
    laterPercent: smallint().notNull(),
  },
  t => [check('service_terms_refund', sql`${t.freeDays} between 0 and 365 and ${t.laterPercent} between 0 and 100`)],
)

/**
 * The balance of a service with a deposit: an item of its own, which ends with the item of the deposit (PD-141).
 */
export const serviceBalance = pgTable(
  'service_balance',
  {
    itemId: sequenceIdRef()
      .primaryKey()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    /** The item of the service itself, whose price is the deposit. */
    depositItemId: sequenceIdRef()
      .notNull()
      .unique()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    due: date().$type<Day>().notNull(),
    /** When the client was reminded before the due day, and after it. */
    remindedAt: instant(),
    overdueAt: instant(),
  },
  t => [
    index('service_balance_due').on(t.due).where(sql`overdue_at is null`),
    check('service_balance_of_another', sql`${t.itemId} <> ${t.depositItemId}`),
  ],
)

/** A part of an item's price as sold: nights at one weekly price, or units of a tax. */
export const priceLine = pgTable(
  'price_line',
  {
    bookingItemId: sequenceIdRef()
      .notNull()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    nights: days().notNull(),
    quantity: integer().notNull(),
    /** Per unit: a villa's week, a person's night. */
    unitCents: integer().notNull(),
    cents: integer().notNull(),
  },
  t => [
    primaryKey({ columns: [t.bookingItemId, t.position] }),
    check('price_line_nights', dateRangeCheck(t.nights)),
    check('price_line_amounts', sql`least(${t.quantity}, ${t.unitCents}, ${t.cents}) >= 0`),
  ],
)

/** A part of a booking's price and its due day (PD-21). A single payment counts as a deposit (PD-62). */
export const instalment = pgTable(
  'instalment',
  {
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    kind: text().$type<'deposit' | 'balance'>().notNull(),
    /** A balance can have several parts. */
    position: smallint().notNull().default(0),
    cents: integer().notNull(),
    due: date().$type<Day>().notNull(),
    paidAt: instant(),
    /** When the client was reminded before the due day, and after it. */
    remindedAt: instant(),
    overdueAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.bookingId, t.kind, t.position] }),
    index('instalment_awaited')
      .on(t.due, t.bookingId)
      .where(sql`paid_at is null and (reminded_at is null or overdue_at is null)`),
    check('instalment_kind', sql`${t.kind} in ('deposit', 'balance')`),
    check('instalment_cents', sql`${t.cents} > 0`),
  ],
)

/**
 * A client's request for another stay or party; the office answers it. domain/booking defines the transitions of its
 * state, and the database enforces them.
 */
export const changeRequest = pgTable(
  'change_request',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    stay: days().notNull(),
    adults: smallint().notNull(),
    children: smallint().notNull(),
    infants: smallint().notNull(),
    /** Guests younger than the age from which the place asks tourist tax, where it was told; its children unless told. */
    young: smallint(),
    note: text().notNull().default(''),
    /** The surcharge by the villa's seasons, in cents of the booking's currency; negative if it costs less. */
    differenceCents: integer(),
    /** The rate by which it was priced, with its terms, which the booking takes over when the change is made (PD-95). */
    ratePlan: text().$type<RatePlanName>().notNull().default('standard'),
    depositPercent: smallint(),
    freeDays: smallint(),
    /** The price of the stay that the client saw, in cents of the booking's currency; null where there was none. */
    priceCents: integer(),
    state: text().$type<ChangeState>().notNull().default('asked'),
    askedAt: instant().notNull().default(sql`app_now()`),
    answeredAt: instant(),
    /** The member of staff who accepted or declined it, and their message to the client. */
    answeredBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    answer: text().notNull().default(''),
  },
  t => [
    index().on(t.bookingId),
    index('change_request_open').on(t.id).where(sql`state = 'asked'`),
    index('change_request_answered').on(t.id).where(sql`state in ('made', 'declined')`),
    check('change_request_price', sql`${t.priceCents} >= 0`),
    check('change_request_state', sql`${t.state} in ('asked', 'made', 'declined', 'replaced', 'withdrawn', 'lapsed')`),
    check('change_request_stay', dateRangeCheck(t.stay)),
    check('change_request_rate_plan', isRatePlan(t)),
    check('change_request_party', sql`${t.adults} > 0 and least(${t.children}, ${t.infants}) >= 0`),
    check('change_request_young', sql`${t.young} between 0 and 100`),
  ],
)

/** An entry on the waiting list for taken nights. */
export const waitingListEntry = pgTable(
  'waiting',
  {
    id: sequenceId(),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    stay: days().notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The secret of the link to leave the list. */
    secret: uuid().notNull().unique().defaultRandom(),
    createdAt: instant().notNull().default(sql`app_now()`),
    notifiedAt: instant(),
  },
  t => [unique().on(t.villaId, t.stay, t.email), check('waiting_stay', dateRangeCheck(t.stay))],
)
