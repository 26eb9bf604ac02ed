import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Permission, permissions } from '#domain/access/actor'
import type { SystemRoleKey } from '#domain/access/roles/staff-roles'
import { type StaffAction, staffActions } from '#domain/access/staff'
import type { StaffChanges } from '#domain/access/staff-changes'
import type { VersionedKind } from '#domain/access/versions'
import { bytes, instant, publicId, revision, sequenceId, sequenceIdRef } from './columns.ts'
import { country, region } from './geography.ts'

const listed = (values: readonly string[]) => sql.raw(values.map(value => `'${value}'`).join(', '))

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
  t => [check('staff_permissions', sql`${t.permissions} <@ array[${listed(permissions)}]`)],
)

/** A role of staff members: the permissions that it gives, to change or only to read (ADR-0064). */
export const staffRole = pgTable(
  'staff_role',
  {
    id: sequenceId(),
    revision: revision(),
    name: text().notNull(),
    /** Null for a role of the company's own; the permissions of others are fixed. */
    key: text().$type<SystemRoleKey>().unique(),
    changes: text().array().$type<Permission[]>().notNull().default([]),
    reads: text().array().$type<Permission[]>().notNull().default([]),
  },
  t => [
    uniqueIndex('staff_role_name').on(sql`lower(${t.name})`).where(sql`key is null`),
    check('staff_role_permissions', sql`${t.changes} || ${t.reads} <@ array[${listed(permissions)}]`),
    check('staff_role_once', sql`not ${t.changes} && ${t.reads}`),
    check('staff_role_words', sql`length(${t.name}) between 1 and 80`),
  ],
)

/** A role that a staff member has. */
export const staffRoleHolder = pgTable(
  'staff_role_holder',
  {
    staffId: sequenceIdRef()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    roleId: sequenceIdRef()
      .notNull()
      .references(() => staffRole.id),
    /** Limited to the places in `staff_role_limit`: without any of them, to nothing. */
    limited: boolean().notNull().default(false),
  },
  t => [primaryKey({ columns: [t.staffId, t.roleId] }), index().on(t.roleId)],
)

/** A country or region to which a role of a staff member is limited; a country stands for its regions, later ones too. */
export const staffRoleLimit = pgTable(
  'staff_role_limit',
  {
    id: sequenceId(),
    staffId: sequenceIdRef().notNull(),
    roleId: sequenceIdRef().notNull(),
    countryId: integer().references(() => country.id, { onDelete: 'cascade' }),
    regionId: integer().references(() => region.id, { onDelete: 'cascade' }),
  },
  t => [
    foreignKey({
      name: 'staff_role_limit_holder',
      columns: [t.staffId, t.roleId],
      foreignColumns: [staffRoleHolder.staffId, staffRoleHolder.roleId],
    }).onDelete('cascade'),
    unique('staff_role_limit_place').on(t.staffId, t.roleId, t.countryId, t.regionId).nullsNotDistinct(),
    index().on(t.countryId),
    index().on(t.regionId),
    check('staff_role_limit_one', sql`num_nonnulls(${t.countryId}, ${t.regionId}) = 1`),
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

/** A version of a record that staff edit: its state after a change. Versions are immutable. */
export const recordVersion = pgTable(
  'record_version',
  {
    id: sequenceId(),
    kind: text().$type<VersionedKind>().notNull(),
    recordId: integer().notNull(),
    /** Counts the versions of its record, from 1. */
    number: integer().notNull(),
    at: instant().notNull().default(sql`app_now()`),
    /** Null for the state that the first change found. */
    staffId: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    /** Null where the record was removed. */
    state: jsonb().$type<Record<string, unknown> | null>(),
  },
  t => [
    unique('record_version_number').on(t.kind, t.recordId, t.number),
    index().on(t.staffId),
    check('record_version_kind', sql`${t.kind} ~ '^[a-z][a-z-]{0,39}$'`),
    check('record_version_count', sql`${t.number} >= 1`),
    check('record_version_state', sql`${t.state} is null or jsonb_typeof(${t.state}) = 'object'`),
  ],
)

/** Members of staff who have a record open; a row that is not renewed counts no longer (PD-174). */
export const recordViewer = pgTable(
  'record_viewer',
  {
    kind: text().$type<VersionedKind>().notNull(),
    recordId: integer().notNull(),
    staffId: sequenceIdRef()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    seenAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    primaryKey({ columns: [t.kind, t.recordId, t.staffId] }),
    index().on(t.staffId),
    index().on(t.seenAt),
    check('record_viewer_kind', sql`${t.kind} ~ '^[a-z][a-z-]{0,39}$'`),
  ],
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
    /** The version of a record of the catalogue that the action made. */
    versionId: sequenceIdRef().references(() => recordVersion.id),
  },
  t => [
    index().on(t.at),
    index().on(t.staffId, t.id),
    index().on(t.subjectStaffId, t.id),
    index().on(t.action, t.id),
    index().on(t.versionId),
    check(
      'staff_entry_changes',
      sql`jsonb_typeof(${t.changes}) = 'object' and not jsonb_path_exists(${t.changes}, 'strict $.* ? (@.type() != "object")') and not jsonb_path_exists(${t.changes}, 'strict $.*.* ? (@.type() == "object" || @.type() == "array")')`,
    ),
    check('staff_entry_action', sql`${t.action} in (${listed(staffActions)})`),
  ],
)
