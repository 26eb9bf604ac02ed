import { afterAll, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { cancellationDates } from '#domain/booking/cancellation'
import { addDays } from '#domain/calendar/day'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatDay } from '#domain/calendar/formats'
import { firstTerms } from '#domain/pricing/terms'
import { findBookings } from '#server/features/bookings/public'
import { confirmationFacts } from '#server/features/confirmation/public'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testDay } from '#testing/day'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { db, clock, context } = site
const { work, send, as, hold, pay } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const own = (held: Held, path = '') => send('GET', `bookings/${held.id}${path}`, undefined, as(held.jwt))

/** The dates that the confirmation prints. */
async function printed({ id }: Held) {
  const [found] = await findBookings(db, [id])
  if (!found) throw new Error('no booking')
  return (await confirmationFacts(db, context, found)).cancellation
}

const confirmationTo = async ({ email }: Held) => {
  const mails = await db.select().from(tables.mail).orderBy(tables.mail.id)
  return mails.find(mail => mail.recipient === email && mail.calendarMethod === 'publish')?.text
}

test('villa page, offer, booking, cancelling, e-mail and PDF show the same dates', async () => {
  const held = await hold()
  const { arrival, ...shown } = {
    arrival: '2027-06-05',
    freeHours: 24,
    freeUntil: null,
    freeThrough: null,
    depositKeptThrough: '2027-03-27',
  }
  const timezone = context.catalogue.villas.get(held.villaId)?.timezone ?? ''
  expect(held.stay.from).toBe(arrival)
  // The villa's page computes them in the browser, with the same function.
  expect(cancellationDates({ deposit: undefined, arrival, today: testDay, terms: firstTerms })).toEqual(shown)
  const week = { from: addDays(arrival, 14), to: addDays(arrival, 21) }
  const offered = await send(
    'GET',
    `bookings/ob/quote?propertyId=${held.villaId}&from=${week.from}&to=${week.to}&adults=2`,
    undefined,
    {},
  )
  expect(offered.body.cancellation).toEqual({ ...shown, depositKeptThrough: '2027-04-10' })
  expect((await own(held)).body.cancellation).toEqual(shown)
  expect((await pay(held)).body.state).toBe('paid')
  const { cancellation, payments } = (await own(held)).body
  const until = Date.parse(payments[0].paidAt) + 24 * 3_600_000
  expect(cancellation).toEqual({
    freeHours: 24,
    freeUntil: new Date(until).toISOString(),
    freeThrough: null,
    depositKeptThrough: '2027-03-27',
  })
  const first = await own(held, '/cancellation')
  expect(first.body).toMatchObject({ stage: 'free', until: cancellation.freeUntil, untilDay: null })
  expect(await printed(held)).toMatchObject({
    freeHours: 24,
    freeUntil: until,
    depositKeptThrough: '2027-03-27',
    timezone,
  })
  await expect.poll(() => confirmationTo(held)).toContain(formatDateTime(until, timezone, 'en'))
  expect(await confirmationTo(held)).toContain(formatDay('2027-03-27', 'en'))

  // By then the booker's session has ended; staff read the same.
  const read = async (path = '') =>
    (await send('GET', `bookings/${held.id}${path}`, undefined, await staffBearer(db))).body
  await clock.set(Date.parse('2027-03-27T11:00:00Z'))
  expect(await read('/cancellation')).toMatchObject({ stage: 'deposit-kept', untilDay: '2027-03-27' })
  expect((await read()).cancellation).toEqual(cancellation)
  await clock.set(Date.parse('2027-03-28T10:00:00Z'))
  expect(await read('/cancellation')).toMatchObject({ stage: 'nothing-back', untilDay: null })
  expect((await read()).cancellation).toEqual(cancellation)
})
