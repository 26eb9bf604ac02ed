import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Permission } from '#domain/access/actor'
import type { StaffAction } from '#domain/access/staff'
import type { StaffChanges } from '#domain/access/staff-changes'
import { bytes, instant, publicId, sequenceId, sequenceIdRef } from './columns.ts'

/** A staff member. */
export const staff = pgTable(
  'staff',
  {
    id: sequenceId(),
    publicId: publicId(),
    email: text().notNull().unique(),
    name: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull().default([]),
    /** Has left: sign-in is disabled. */
    leftAt: instant(),
  },
  t => [
    check(
      'staff_permissions',
      sql`${t.permissions} <@ array['bookings', 'payments', 'passports', 'contacts', 'content', 'accounts']`,
    ),
  ],
)

/** The second factor of a staff member: the encrypted secret of their authenticator. */
export const staffSecondFactor = pgTable('staff_second_factor', {
  staffId: sequenceIdRef()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  secret: bytes().notNull(),
  /** The time step of the last used code: no code is accepted twice. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  since: instant().notNull().default(sql`app_now()`),
})

/** A recovery code that replaces the authenticator once, by its hash. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    staffId: sequenceIdRef()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    hash: bytes().notNull(),
    usedAt: instant(),
  },
  t => [primaryKey({ columns: [t.staffId, t.hash] })],
)

/** The audit log of staff actions. Entries are immutable. */
export const staffAuditEntry = pgTable(
  'staff_entry',
  {
    id: sequenceId(),
    at: instant().notNull().default(sql`app_now()`),
    /** The actor; null if no staff member was signed in. */
    staffId: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    action: text().$type<StaffAction>().notNull(),
    /** The subject: another staff member, or a client by public id. */
    subjectStaffId: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    subjectContact: uuid(),
    reason: text().notNull().default(''),
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    /** Each changed field before and after; personal words and secrets are masked. */
    changes: jsonb().$type<StaffChanges>().notNull().default({}),
  },
  t => [
    index().on(t.at),
    index().on(t.staffId, t.id),
    index().on(t.subjectStaffId, t.id),
    index().on(t.action, t.id),
    check(
      'staff_entry_changes',
      sql`jsonb_typeof(${t.changes}) = 'object' and not jsonb_path_exists(${t.changes}, 'strict $.* ? (@.type() != "object")') and not jsonb_path_exists(${t.changes}, 'strict $.*.* ? (@.type() == "object" || @.type() == "array")')`,
    ),
    check(
      'staff_entry_action',
      sql`${t.action} in ('signed-in', 'second-factor-set', 'second-factor-refused', 'recovery-code-used', 'looked-on', 'looked-away', 'invited', 'changed', 'second-factor-reset', 'payment-refunded', 'refund-settled', 'conditions-recorded', 'hold-released', 'option-extended', 'waiver-requested', 'claim-requested', 'claim-confirmed', 'claim-withdrawn', 'client-manager-set', 'change-made', 'change-declined', 'register-made', 'register-sent', 'trip-changed', 'hours-quoted', 'hours-declined', 'feedback-published', 'feedback-withheld', 'booking-made', 'booking-moved', 'booking-cancelled', 'nights-blocked', 'nights-unblocked', 'transfer-recorded', 'deposit-claimed', 'deposit-released', 'message-sent', 'conversation-settled', 'wine-granted', 'wine-refused', 'wine-delivered', 'wine-edited', 'wine-allowed', 'transfer-answered', 'supplier-asked', 'supplier-withdrawn', 'experience-quoted', 'experience-unavailable', 'experience-places-set', 'villa-access-changed', 'service-cancelled', 'client-added', 'list-exported')`,
    ),
  ],
)
