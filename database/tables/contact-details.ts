import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { AddressKind, PhoneKind } from '#domain/people/profile'
import { sequenceIdRef } from './columns.ts'
import { contact } from './content.ts'

/** A telephone number of a contact, in E.164, with the country that its owner chose for it. */
export const contactPhone = pgTable(
  'contact_phone',
  {
    contactId: sequenceIdRef()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    kind: text().$type<PhoneKind>().notNull(),
    country: text().notNull(),
    number: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.contactId, t.position] }),
    check('contact_phone_kind', sql`${t.kind} in ('mobile', 'home', 'work')`),
    check('contact_phone_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check('contact_phone_number', sql`${t.number} ~ '^\\+[1-9][0-9]{3,14}$'`),
  ],
)

/** The home or billing address of a contact. */
export const contactAddress = pgTable(
  'contact_address',
  {
    contactId: sequenceIdRef()
      .notNull()
      .references(() => contact.id, { onDelete: 'cascade' }),
    kind: text().$type<AddressKind>().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    postcode: text().notNull(),
    country: text().notNull(),
  },
  t => [
    primaryKey({ columns: [t.contactId, t.kind] }),
    check('contact_address_kind', sql`${t.kind} in ('home', 'billing')`),
    check('contact_address_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
  ],
)
