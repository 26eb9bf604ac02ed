import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

/** Two machines of one site, each of which lets an address make forty calls a minute. */
const environment = { RATE_LIMIT_PER_MINUTE: '40' }
const one = await testApp({ environment, demonstration: true })
const other = await testApp({ environment, demonstration: true, beside: one })
const from = (address: string) => ({ 'x-forwarded-for': address })
const hours = '/api/core/officehours'

test('an address that has used up its calls at one machine is refused by the other', async () => {
  const caller = from('198.51.100.7')
  for (let number = 0; number < 40; number++) expect((await one.get(hours, caller)).status).toBe(200)
  await one.exchange.report()
  await eventually(async () => expect((await other.get(hours, caller)).status).toBe(429))
  expect((await other.get(hours, from('198.51.100.8'))).status).toBe(200)
})

test('so is one that has used up the calls of an endpoint', async () => {
  const caller = from('198.51.100.9')
  const knock = (site: typeof one) => site.post('/api/demonstration/knocks/here', {}, caller)
  for (let number = 0; number < 2; number++) expect((await knock(one)).status).toBe(204)
  await one.exchange.report()
  await eventually(async () => expect((await knock(other)).status).toBe(429))
})

test('while the database loses reports, each machine counts alone', async () => {
  await one.db.execute(sql`select pg_notify('calls', 'nonsense')`)
  const caller = from('198.51.100.10')
  for (let number = 0; number < 40; number++) expect((await one.get(hours, caller)).status).toBe(200)
  expect((await one.get(hours, caller)).status).toBe(429)
  expect((await other.get(hours, caller)).status).toBe(200)
})
