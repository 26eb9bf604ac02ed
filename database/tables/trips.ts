import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Diet, Occasion, RoomWish, TripFlight, TripGuest } from '#domain/trip-details/trip-details'
import { booking } from './bookings.ts'
import { instant, isTime, revision, sequenceIdRef } from './columns.ts'
import { villa } from './villas.ts'

/** The private way into a villa (`domain/information-pack/villa-access.ts`), encrypted as a whole (ADR-0046). */
export const villaAccess = pgTable('villa_access', {
  villaId: integer()
    .primaryKey()
    .references(() => villa.id, { onDelete: 'cascade' }),
  details: text().notNull(),
  revision: revision(),
  updatedAt: instant().notNull().default(sql`app_now()`),
})

/** The client's details of the journey (page 767). Their lists have the shapes of `domain/trip-details/trip-details.ts`. */
export const trip = pgTable(
  'trip',
  {
    bookingId: sequenceIdRef()
      .primaryKey()
      .references(() => booking.id, { onDelete: 'cascade' }),
    arrivalTime: text(),
    arrivalBy: text().notNull().default(''),
    departureTime: text(),
    departureBy: text().notNull().default(''),
    phone: text().notNull().default(''),
    notes: text().notNull().default(''),
    flights: jsonb().$type<TripFlight[]>().notNull().default([]),
    /** Names, ages and rooms of guests that no other table knows. */
    guests: jsonb().$type<TripGuest[]>().notNull().default([]),
    rooms: jsonb().$type<RoomWish[]>().notNull().default([]),
    cots: smallint().notNull().default(0),
    highChairs: smallint().notNull().default(0),
    diets: text().array().$type<Diet[]>().notNull().default([]),
    /** Allergies and other wishes about food: data about health, encrypted (ADR-0046); older rows until the next night. */
    allergies: text().notNull().default(''),
    occasions: jsonb().$type<Occasion[]>().notNull().default([]),
    revision: revision(),
    updatedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    check('trip_arrival_time', isTime(t.arrivalTime)),
    check('trip_departure_time', isTime(t.departureTime)),
    check('trip_beds_of_children', sql`${t.cots} between 0 and 6 and ${t.highChairs} between 0 and 6`),
    check(
      'trip_diets',
      sql`${t.diets} <@ array['vegetarian', 'vegan', 'gluten-free', 'lactose-free', 'halal', 'kosher', 'no-pork']`,
    ),
  ],
)
