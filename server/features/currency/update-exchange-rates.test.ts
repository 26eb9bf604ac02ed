import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { testApp } from '#testing/site/app'
import { run } from './update-exchange-rates.ts'

/** The rates that the bank publishes at the moment. */
let published = ''
const bank = createServer((_request, response) => response.end(published))
await new Promise<void>(listens => bank.listen(0, '127.0.0.1', listens))
afterAll(() => bank.close())

const RATES_URL = `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily.xml`
const { context, db, clock, get, catalogue } = await testApp({ environment: { RATES_URL } })
const take = () =>
  run({ ...context, mailer: { deliver: async () => {} } }, {}, { signal: new AbortController().signal })
const held = () => db.select().from(tables.currency).orderBy(asc(tables.currency.id))
const ratesIn = async () =>
  Object.fromEntries(
    (await get('/api/core/site/lang/en')).body.currencies.map(({ code, rate }: { code: string; rate: number }) => [
      code,
      rate,
    ]),
  )

const file = (day: string, usd: string, gbp: string) =>
  `<Cube><Cube time='${day}'><Cube currency='USD' rate='${usd}'/><Cube currency='GBP' rate='${gbp}'/></Cube></Cube>`

beforeEach(async () => {
  await clock.set(Date.parse('2027-01-15T16:20Z'))
  await db.update(tables.currency).set({ ratedOn: '2027-01-13' })
})

test('the rates of the day are stored and shown', async () => {
  published = file('2027-01-15', '1.25', '0.8')
  await take()
  await expect.poll(ratesIn).toEqual({ EUR: 1, USD: 1.25, GBP: 0.8 })
  expect((await held()).map(({ ratedOn }) => ratedOn)).toEqual(['2027-01-15', '2027-01-15', '2027-01-15'])
})

test('rates no newer than the stored ones change nothing', async () => {
  published = file('2027-01-14', '1.31', '0.9')
  await take()
  published = file('2027-01-14', '9', '9')
  await take()
  published = file('2027-01-13', '8', '8')
  await take()
  expect((await held()).map(({ rate }) => rate)).toEqual([1, 1.31, 0.9])
})

test.each([
  ['eight days old', file('2027-01-07', '2', '2')],
  ['of a day to come', file('2027-01-17', '2', '2')],
  ['an apology', '<html>Sorry</html>'],
])('rates that are %s are rejected, and the stored ones stay', async (_, text) => {
  const before = await held()
  published = text
  await expect(take()).rejects.toThrow(/exchange rates/i)
  expect(await held()).toEqual(before)
})

test('once rates are older than seven days, prices are shown in euros alone', async () => {
  await db.update(tables.currency).set({ ratedOn: '2027-01-09' }).where(eq(tables.currency.id, 3))
  await expect.poll(() => catalogue.content.currencies[1]?.ratedOn).toBe('2027-01-09')
  expect(Object.keys(await ratesIn())).toEqual(['EUR', 'USD', 'GBP'])
  await clock.set(Date.parse('2027-01-17T12:00Z'))
  expect(Object.keys(await ratesIn())).toEqual(['EUR', 'GBP'])
  await clock.set(Date.parse('2027-01-21T12:00Z'))
  expect(Object.keys(await ratesIn())).toEqual(['EUR'])
})
