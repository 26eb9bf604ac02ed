import { getTableName, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database'
import { reasonsToKnow } from './forget-lonely.ts'

const { db } = await testDatabase()

/** What only says something of who has an account, or is sent something: it goes with them. */
const besides = ['contact_address', 'contact_interest', 'contact_phone', 'looking_on']

test('whatever else is kept of a contact is a reason to know them: nobody is forgotten with what belongs to them', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'contact'::regclass`)
  const reasons = reasonsToKnow.map(table => getTableName(table))
  expect(rows.map(({ name }) => name).sort()).toEqual([...reasons, ...besides].sort())
})
