import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/site/database'
import { refuseDemonstrationAccounts } from './refuse-demonstration.ts'

const { db } = await testDatabase()

test('a live site does not start with demo accounts, and names them', async () => {
  await expect(refuseDemonstrationAccounts(db)).rejects.toThrow(
    'agent@example.com, guest@example.com, lead@example.com, office@example.com',
  )
  await db.execute(sql`update booking set contact_id = null`)
  await db.execute(sql`delete from contact`)
  await db.execute(sql`delete from co_sign_in`)
  await expect(refuseDemonstrationAccounts(db)).rejects.toThrow('(office@example.com)')
  // With what they have recorded.
  await db.execute(sql`truncate staff cascade`)
  await expect(refuseDemonstrationAccounts(db)).resolves.toBeUndefined()
})
