import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import { coSignIn } from './accounts.ts'
import { booking } from './bookings.ts'
import { bytes, instant, revision, sequenceId, sequenceIdRef } from './columns.ts'
import { staff } from './staff.ts'

/**
 * Passport details of one guest of a booking (PD-35). A guest of the party has a slot, from 1; an extra row has none. A
 * row exists once somebody has written into it.
 */
export const passport = pgTable(
  'passport',
  {
    /** Of a slot, it derives from booking and slot, so that it is known before the row exists. */
    id: uuid().primaryKey(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    kind: text().$type<'party' | 'extra'>().notNull(),
    slot: smallint(),
    /** The invited guest to whom the row belongs; null for rows of the lead booker. */
    coSignInId: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'set null' }),
    /** All details as encrypted JSON: `v1.<key id>.<iv>.<tag>.<ciphertext>`, valid in this row only. */
    details: text().notNull(),
    /** The row of the adult who travels with this minor. That row need not be written yet. */
    guardianId: uuid(),
    /** The guest does not travel: hidden from the list until restored. */
    archivedAt: instant(),
    revision: revision(),
    createdAt: instant().notNull().default(sql`app_now()`),
    updatedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    unique('passport_slot').on(t.bookingId, t.slot),
    index().on(t.coSignInId),
    index('passport_extra').on(t.bookingId).where(sql`kind = 'extra'`),
    check(
      'passport_kind',
      sql`(${t.kind} = 'party' and ${t.slot} between 1 and 100) or (${t.kind} = 'extra' and ${t.slot} is null)`,
    ),
    check('passport_details', sql`${t.details} ~ '^v1\\.[a-z0-9-]+(\\.[A-Za-z0-9_-]+){3}$'`),
    check('passport_guardian', sql`${t.guardianId} <> ${t.id}`),
  ],
)

/** A private link by which a guest without an account fills in one row. */
export const passportLink = pgTable(
  'passport_link',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    /** The row need not be written yet. */
    passportId: uuid().notNull(),
    /** The hash of its secret, which only the link contains. */
    secretHash: bytes().notNull().unique(),
    createdAt: instant().notNull().default(sql`app_now()`),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  t => [index().on(t.bookingId)],
)

/** A receipt of the police register for the guests of a booking, kept for five years (PD-35). */
export const policeReceipt = pgTable(
  'police_receipt',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id),
    /** The register's own reference. */
    reference: text().notNull(),
    sentOn: date().$type<Day>().notNull(),
    recordedBy: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    recordedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [unique('police_receipt_reference').on(t.bookingId, t.reference), index().on(t.recordedAt)],
)

/**
 * Proof that passport details were erased: the database writes it with every deletion, whatever its cause. It names
 * nobody.
 */
export const passportErasure = pgTable(
  'passport_erasure',
  {
    id: sequenceId(),
    /** The booking may no longer exist. */
    bookingId: bigint({ mode: 'number' }).notNull(),
    rows: smallint().notNull(),
    erasedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [index().on(t.bookingId), index().on(t.erasedAt)],
)
