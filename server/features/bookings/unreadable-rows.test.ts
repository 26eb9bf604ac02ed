import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const { app, db, catalogue, get } = await testApp()
const stay = { from: '2027-06-05', to: '2027-06-12' }

/** Drops the constraints that keep such rows out. */
beforeAll(async () => {
  const { rows } = await db.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and conrelid in ('season'::regclass, 'country'::regclass)`)
  await db.execute(sql.raw(rows.map(({ table, name }) => `alter table ${table} drop constraint ${name};`).join('\n')))
})

async function aFreeVilla(): Promise<number> {
  const { id } = await aVilla(db)
  await expect.poll(() => catalogue.villas.get(id)).toBeDefined()
  return id
}

/** The replies to a quote and a hold of a villa's week. */
async function sold(id: number) {
  const asked = { propertyId: id, ...stay, adults: 4, currencyId: 1 }
  const quote = await get(
    `/api/core/bookings/ob/quote?${new URLSearchParams(Object.entries(asked).map(([k, v]) => [k, String(v)]))}`,
  )
  const payload = { ...asked, total: 7105 }
  const held = await app.inject({ method: 'POST', url: '/api/core/bookings/ob', payload })
  return [quote, { status: held.statusCode, body: held.json() }].map(({ status, body }) => [
    status,
    body.code ?? body.totalPrice,
    body.reason,
  ])
}

test.each([
  ['a word', '\'"x"\''],
  ['an object', "'{}'"],
  ['words', '\'["x","y","z"]\''],
  ['less than nothing', "'[-500000]'"],
  ['nothing', "'[0]'"],
])('a season of which a week costs %s is not sold', async (_, cents) => {
  const id = await aFreeVilla()
  await db.execute(sql`update season set weekly_cents = ${sql.raw(cents)}::jsonb where villa_id = ${id}`)
  expect(await sold(id)).toEqual([
    [409, 'stay-refused', 'not-let'],
    [409, 'stay-refused', 'not-let'],
  ])
})

test('a season with an unknown mode of letting is not sold', async () => {
  const id = await aFreeVilla()
  await db.execute(sql`update season set bookable = 'never' where villa_id = ${id}`)
  expect((await sold(id))[0]).toEqual([409, 'stay-refused', 'not-let'])
})

test('a villa is sold in the last valid timezone of its country', async () => {
  const id = await aFreeVilla()
  await db.execute(sql`update country set timezone = 'Europe/Rom' where slug = 'greece'`)
  await expect.poll(async () => (await get('/readyz')).body.degraded?.unreadable).toMatchObject({ country: 1 })
  expect((await sold(id))[0]?.[0]).toBe(200)
})
