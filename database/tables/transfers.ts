import { type AnyColumn, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import type { SupplierState } from '#domain/lifecycles/supplier-request-state'
import type { Language } from '#domain/text/language'
import type { FlightChange } from '#domain/transfers/flight-change'
import type { TransferDirection, TransferType, Vehicle } from '#domain/transfers/transfer'
import type { ProposedTerms } from '#domain/transfers/transfer-changes'
import { coSignIn } from './accounts.ts'
import { booking, bookingItem } from './bookings.ts'
import { bytes, instant, isTime, sequenceId, sequenceIdRef } from './columns.ts'
import { place, region } from './geography.ts'
import { staff } from './staff.ts'

const isVehicle = (vehicle: AnyColumn) => sql`${vehicle} in ('sedan', 'van', 'minibus')`

/**
 * The first prices of drivers in a region, by vehicle, in cents of euros (PD-119). Versions of the setting
 * `transfer-tariff` follow them (PD-238).
 */
export const transferTariff = pgTable(
  'transfer_tariff',
  {
    regionId: integer()
      .notNull()
      .references(() => region.id, { onDelete: 'cascade' }),
    vehicle: text().$type<Vehicle>().notNull(),
    baseCents: integer().notNull(),
    perKilometreCents: integer().notNull(),
    crossingCents: integer().notNull(),
    dayCents: integer().notNull(),
    halfDayCents: integer().notNull(),
    nightPercent: smallint().notNull(),
    seasonPercent: smallint().notNull(),
  },
  t => [
    primaryKey({ columns: [t.regionId, t.vehicle] }),
    check('transfer_tariff_vehicle', isVehicle(t.vehicle)),
    check(
      'transfer_tariff_prices',
      sql`least(${t.baseCents}, ${t.perKilometreCents}, ${t.dayCents}, ${t.halfDayCents}) > 0 and ${t.crossingCents} >= 0 and ${t.nightPercent} between 0 and 200 and ${t.seasonPercent} between 0 and 200`,
    ),
  ],
)

/** The answer to a changed flight: the client is asked once for each change. */
export interface FlightQuestion extends FlightChange {
  answer: 'open' | 'move' | 'keep'
}

/** A transfer of a booking (SPEC B3); its item holds status and price. Times are local to the place of pickup (PD-79). */
export const transfer = pgTable(
  'transfer',
  {
    itemId: sequenceIdRef()
      .primaryKey()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    /** The name that the browser gave the request: sending it twice makes one transfer. */
    requestKey: uuid().notNull(),
    /** The invited guest who requested it; null for the lead booker. */
    requestedBy: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'set null' }),
    type: text().$type<TransferType>().notNull(),
    direction: text().$type<TransferDirection>().notNull(),
    placeId: integer().references(() => place.id, { onDelete: 'set null' }),
    vehicle: text().$type<Vehicle>().notNull(),
    adults: smallint().notNull(),
    children: smallint().notNull(),
    infants: smallint().notNull(),
    day: date().$type<Day>().notNull(),
    time: text().notNull(),
    returnDay: date().$type<Day>(),
    returnTime: text(),
    /** Where the company has named one. */
    meetingTime: text(),
    flightNumber: text().notNull().default(''),
    flightTime: text().notNull().default(''),
    passengerName: text().notNull(),
    passengerPhone: text().notNull(),
    boosterSeat: boolean().notNull().default(false),
    extraLuggage: boolean().notNull().default(false),
    notes: text().notNull().default(''),
    /** The last answer (SPEC B4); null before it. */
    confirmationCode: integer(),
    /** The changes that the company proposes; null without any. */
    proposed: jsonb().$type<ProposedTerms>(),
    /** The message of the company with its answer. */
    message: text().notNull().default(''),
    answeredBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    answeredAt: instant(),
    /** The last change of its flight, and what the client wants; null without one. */
    flightQuestion: jsonb().$type<FlightQuestion>(),
    requestedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    unique('transfer_request').on(t.bookingId, t.requestKey),
    index().on(t.requestedBy),
    index('transfer_day').on(t.day, t.itemId),
    index('transfer_move_wanted').on(t.itemId).where(sql`flight_question ->> 'answer' = 'move'`),
    check('transfer_type', sql`${t.type} in ('airport', 'place', 'chauffeur', 'chauffeurHalfday')`),
    check('transfer_direction', sql`${t.direction} in ('to-villa', 'from-villa')`),
    check('transfer_vehicle', isVehicle(t.vehicle)),
    check(
      'transfer_party',
      sql`${t.adults} >= 1 and least(${t.children}, ${t.infants}) >= 0 and ${t.adults} + ${t.children} + ${t.infants} <= 15`,
    ),
    check('transfer_time', isTime(t.time)),
    check(
      'transfer_return',
      sql`num_nonnulls(${t.returnDay}, ${t.returnTime}) in (0, 2) and (${t.returnTime} is null or ${isTime(t.returnTime)})`,
    ),
    check('transfer_meeting_time', sql`${t.meetingTime} is null or ${isTime(t.meetingTime)}`),
    check('transfer_proposed', sql`jsonb_typeof(${t.proposed}) = 'object'`),
    check('transfer_flight_question', sql`${t.flightQuestion} ->> 'answer' in ('open', 'move', 'keep')`),
  ],
)

/** How guests arrive or leave by their own means: a list for everyone of the booking. */
export const transportation = pgTable(
  'transportation',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    /** The invited guest who wrote it; null for the lead booker. */
    coSignInId: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'set null' }),
    direction: text().$type<TransferDirection>().notNull(),
    guests: text().notNull(),
    /** How they travel, in their words. */
    means: text().notNull(),
    day: date().$type<Day>().notNull(),
    /** Empty where it is open. */
    time: text().notNull().default(''),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.coSignInId),
    check('transportation_direction', sql`${t.direction} in ('to-villa', 'from-villa')`),
    check('transportation_time', sql`${t.time} = '' or ${isTime(t.time)}`),
  ],
)

/** The proposal of a supplier; empty parts stay as they were requested. */
export interface SupplierProposal {
  time: string
  /** The supplier's own price in cents of euros; null without another. */
  priceCents: number | null
}

/**
 * A request to a supplier for an item of a booking, answered by a private link. domain/lifecycles defines the transitions
 * of its state, and the database enforces them.
 */
export const supplierRequest = pgTable(
  'supplier_request',
  {
    id: sequenceId(),
    itemId: sequenceIdRef()
      .notNull()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The hash of its secret, which only the link contains. */
    secretHash: bytes().notNull().unique(),
    state: text().$type<SupplierState>().notNull().default('sent'),
    proposal: jsonb().$type<SupplierProposal>(),
    /** The message of the supplier with the answer. */
    message: text().notNull().default(''),
    sentBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    sentAt: instant().notNull().default(sql`app_now()`),
    answeredAt: instant(),
    /** When it was withdrawn, or its item ended. */
    endedAt: instant(),
    /** The end of the day after the service. */
    expiresAt: instant().notNull(),
  },
  t => [
    index().on(t.bookingId),
    uniqueIndex('supplier_request_open').on(t.itemId).where(sql`state in ('sent', 'proposed', 'accepted')`),
    index('supplier_request_item').on(t.itemId, t.id),
    index('supplier_request_expires').on(t.expiresAt),
    check('supplier_request_state', sql`${t.state} in ('sent', 'accepted', 'declined', 'proposed', 'withdrawn')`),
    check('supplier_request_proposal', sql`jsonb_typeof(${t.proposal}) = 'object'`),
  ],
)
