import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import type { InterestFlag } from '#domain/content/interest-flags'
import type { Language } from '#domain/text/language'
import { booking } from './bookings.ts'
import { bytes, instant, sequenceId, sequenceIdRef } from './columns.ts'
import { contact, experience } from './content.ts'
import { heardAboutUsSource } from './editorial.ts'
import { staff } from './staff.ts'
import { review, villa } from './villas.ts'

/** A visitor's enquiry to the office. It is stored even if no e-mail about it ever arrives. */
export const enquiry = pgTable(
  'enquiry',
  {
    id: sequenceId(),
    /** The reference for visitor and office. */
    reference: uuid().notNull().unique().defaultRandom(),
    language: text().$type<Language>().notNull(),
    /** A short question from a villa's page only has a name, here `lastName`: other personal fields are empty. */
    title: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    addressLine1: text().notNull(),
    /** ISO 3166, in capitals. */
    country: text().notNull(),
    arrival: date().$type<Day>(),
    departure: date().$type<Day>(),
    adults: smallint().notNull().default(0),
    children: smallint().notNull().default(0),
    infants: smallint().notNull().default(0),
    bedrooms: smallint().notNull().default(0),
    experienceId: integer().references(() => experience.id, { onDelete: 'set null' }),
    heardAboutUsId: integer().references(() => heardAboutUsSource.id, { onDelete: 'set null' }),
    heardAboutUsOther: text().notNull().default(''),
    /** The content of the visitor's campaign cookie `event`. */
    event: text().notNull().default(''),
    message: text().notNull().default(''),
    /** Probably submitted by a bot: the office decides, and the address gets no e-mail. */
    suspected: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.email, t.createdAt),
    index('enquiry_by_source').on(t.heardAboutUsId).where(sql`heard_about_us_id is not null`),
    check('enquiry_stay', sql`num_nulls(${t.arrival}, ${t.departure}) <> 1 and ${t.arrival} < ${t.departure}`),
  ],
)

/** The villas that an enquiry is about, in the visitor's order. */
export const enquiryVilla = pgTable(
  'enquiry_villa',
  {
    enquiryId: sequenceIdRef()
      .notNull()
      .references(() => enquiry.id, { onDelete: 'cascade' }),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  t => [primaryKey({ columns: [t.enquiryId, t.villaId] })],
)

/** A call by an office at a time that the visitor has chosen; each office makes one at a time (PD-86). */
export const callBack = pgTable(
  'call_back',
  {
    id: sequenceId(),
    reference: uuid().notNull().unique().defaultRandom(),
    /** The offices in the order of the configuration: 1, 2. */
    office: smallint().notNull(),
    startsAt: instant().notNull(),
    language: text().$type<Language>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** The visitor's time zone, in which the time was chosen. */
    timezone: text().notNull(),
    about: text().notNull().default(''),
    createdAt: instant().notNull().default(sql`app_now()`),
  },
  t => [unique('call_back_one_at_a_time').on(t.office, t.startsAt)],
)

/** The feedback of a booking's guests. The row is created with the request, and filled with the answer. */
export const feedback = pgTable(
  'feedback',
  {
    id: sequenceId(),
    /** The id in the links of the e-mail with the request. */
    guid: uuid().notNull().unique().defaultRandom(),
    bookingId: sequenceIdRef()
      .notNull()
      .unique()
      .references(() => booking.id, { onDelete: 'cascade' }),
    overall: smallint(),
    villa: smallint(),
    place: smallint(),
    service: smallint(),
    value: smallint(),
    comments: text().notNull().default(''),
    signature: text().notNull().default(''),
    mayPublish: boolean().notNull().default(false),
    language: text().$type<Language>(),
    givenAt: instant(),
    /** The decision of staff about its publication; null until then, and again once it is replaced. */
    decision: text().$type<'published' | 'withheld'>(),
    decidedBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    /** The public review that was made of it. */
    reviewId: integer().references(() => review.id, { onDelete: 'set null' }),
  },
  t => [
    index('feedback_waiting').on(t.id).where(sql`given_at is not null and may_publish and decision is null`),
    index('feedback_by_rating').on(t.overall, t.id).where(sql`given_at is not null`),
    check('feedback_decision', sql`${t.decision} in ('published', 'withheld')`),
    check(
      'feedback_ratings',
      sql`${t.overall} between 1 and 5 and ${t.villa} between 1 and 5 and ${t.place} between 1 and 5 and ${t.service} between 1 and 5 and ${t.value} between 1 and 5`,
    ),
    check('feedback_given_is_rated', sql`${t.givenAt} is null or ${t.overall} is not null`),
  ],
)

/** A photograph of feedback, as a JPEG without metadata. */
export const feedbackPhoto = pgTable(
  'feedback_photo',
  {
    id: sequenceId(),
    feedbackId: sequenceIdRef()
      .notNull()
      .references(() => feedback.id, { onDelete: 'cascade' }),
    /** In pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    content: bytes().notNull(),
    /** The same, at most 400 pixels a side. */
    small: bytes().notNull(),
    uploadedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.feedbackId),
    check(
      'feedback_photo_size',
      sql`octet_length(${t.content}) between 1 and 8000000 and octet_length(${t.small}) between 1 and 500000`,
    ),
  ],
)

/** A request to send a villa's fact sheet to an address, which the visitor entered. */
export const factSheetRequest = pgTable(
  'fact_sheet_request',
  {
    id: sequenceId(),
    contactId: sequenceIdRef()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    villaId: integer()
      .notNull()
      .references(() => villa.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    /** The name for the e-mail's salutation; empty where unknown. */
    name: text().notNull().default(''),
    /** Probably submitted by a bot: the address gets no e-mail. */
    suspected: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`app_now()`),
    /** When the e-mail was written; null if the address had reached its daily limit. */
    sentAt: instant(),
  },
  t => [index().on(t.contactId, t.sentAt), index().on(t.createdAt)],
)

/** The interests of a contact, by links in e-mails. */
export const contactInterest = pgTable(
  'contact_interest',
  {
    contactId: sequenceIdRef()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    flag: text().$type<InterestFlag>().notNull(),
    since: instant().notNull().default(sql`app_now()`),
  },
  t => [
    primaryKey({ columns: [t.contactId, t.flag] }),
    check('contact_interest_flag', sql`${t.flag} in ('mallorcainterest', 'newvillasinterest', 'wkinterest')`),
  ],
)
