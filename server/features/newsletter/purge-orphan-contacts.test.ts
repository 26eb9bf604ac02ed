import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/site/database'
import { contactReferences } from './purge-orphan-contacts.ts'

const { db } = await testDatabase()

/** Tables that only belong to a contact with an account, booking or subscription; their rows go with the contact. */
const besides = [
  'calendar_feed',
  'conversation',
  'contact_address',
  'contact_interest',
  'contact_phone',
  'looking_on',
  'reminder_opt_out',
]

test('every other table that refers to a contact is a reason to keep it: no contact is deleted with rows of its own', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'contact'::regclass`)
  const reasons = contactReferences.map(table => getTableName(table))
  expect(rows.map(({ name }) => name).sort()).toEqual([...reasons, ...besides].sort())
})
