import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import { coSignIn } from './accounts.ts'
import { booking, bookingItem } from './bookings.ts'
import { assignedId, instant, isTime, localText, revision, sequenceIdRef } from './columns.ts'
import { experience } from './content.ts'
import { region } from './geography.ts'
import { staff } from './staff.ts'

/** A further place where an experience begins, beside its own: its hosts travel within several regions. */
export const experienceMeetingPoint = pgTable(
  'experience_meeting_point',
  {
    id: assignedId(),
    revision: revision(),
    experienceId: integer()
      .notNull()
      .references(() => experience.id, { onDelete: 'cascade' }),
    regionId: integer()
      .notNull()
      .references(() => region.id),
    name: localText().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
  },
  t => [
    index().on(t.experienceId),
    check('experience_meeting_point_position', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
)

/** The guests whom an experience takes on a day at each of its meeting places, where that is not the usual number. */
export const experienceCapacity = pgTable(
  'experience_capacity',
  {
    experienceId: integer()
      .notNull()
      .references(() => experience.id, { onDelete: 'cascade' }),
    day: date().$type<Day>().notNull(),
    /** 0: it does not take place. */
    places: smallint().notNull(),
  },
  t => [
    primaryKey({ columns: [t.experienceId, t.day] }),
    check('experience_capacity_places', sql`${t.places} between 0 and 1000`),
  ],
)

/**
 * An experience in the plan of a stay. It becomes an item of the booking once the client asks for it or puts it into the
 * basket; the item has status and price.
 */
export const plannedExperience = pgTable(
  'planned_experience',
  {
    /** The browser chooses it: a repeated save is one row. */
    id: uuid().primaryKey(),
    revision: revision(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    villaItemId: sequenceIdRef()
      .notNull()
      .references(() => bookingItem.id, { onDelete: 'cascade' }),
    experienceId: integer()
      .notNull()
      .references(() => experience.id),
    /** Null for the place of the experience itself. */
    meetingPointId: integer().references(() => experienceMeetingPoint.id, { onDelete: 'set null' }),
    day: date().$type<Day>().notNull(),
    /** The wanted hour, in the villa's time zone; empty for any. */
    time: text().notNull().default(''),
    adults: smallint().notNull(),
    children: smallint().notNull(),
    /** Empty while they are unknown. */
    childAges: smallint().array().notNull().default([]),
    note: text().notNull().default(''),
    selected: boolean().notNull().default(true),
    /** The invited person who planned it; null for the lead booker. */
    coSignInId: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'set null' }),
    itemId: sequenceIdRef()
      .unique()
      .references(() => bookingItem.id, { onDelete: 'set null' }),
    requestedAt: instant(),
    /** When it was last put into the basket. */
    acceptedAt: instant(),
    /** The answer of the office, and the price before its last one, in cents of the booking's currency. */
    message: text().notNull().default(''),
    previousCents: integer(),
    answeredAt: instant(),
    answeredBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.experienceId, t.day),
    index('planned_experience_requested').on(t.day).where(sql`requested_at is not null`),
    index('planned_experience_open').on(t.day, t.itemId).where(sql`requested_at is not null and answered_at is null`),
    index('planned_experience_by_answer').on(t.answeredAt, t.itemId).where(sql`answered_at is not null`),
    index('planned_experience_answered_by_day').on(t.day, t.itemId).where(sql`answered_at is not null`),
    index('planned_experience_accepted').on(t.acceptedAt).where(sql`accepted_at is not null`),
    check('planned_experience_time', sql`${t.time} = '' or ${isTime(t.time)}`),
    check(
      'planned_experience_party',
      sql`${t.adults} between 0 and 40 and ${t.children} between 0 and 40 and ${t.adults} + ${t.children} between 1 and 40`,
    ),
    check(
      'planned_experience_ages',
      sql`is_list(${t.childAges}) and cardinality(${t.childAges}) in (0, ${t.children}) and 0 <= all(${t.childAges}) and 17 >= all(${t.childAges})`,
    ),
    check('planned_experience_previous', sql`${t.previousCents} >= 0`),
  ],
)
