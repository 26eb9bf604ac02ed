import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { holding, heldStay as stay } from '#testing/bookings/holding'
import { aBooking, anOption } from '#testing/builders/bookings'
import { testApp } from '#testing/site/app'
import { run as tellWaiting } from './notify-waiting-list.ts'

const site = await testApp({ environment: { PUBLIC_URL: 'https://villas.example' } })
const { app, context, db, clock } = site
const { send, aFreeVilla } = holding(site)
const minute = 60_000

const lettersTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)
const mailer = { deliver: async () => {} }
const work = () => Promise.all([1, 2].map(() => tellWaiting({ ...context, mailer })))
const join = (villaId: number, email: string, more: object = {}) =>
  send('POST', `properties/${villaId}/waitinglist`, { ...stay, email, ...more })

test('notifies once of nights that have become free, with a link to that stay', async () => {
  const villa = await aFreeVilla()
  expect((await join(villa.id, 'early@example.com')).status).toBe(409)
  const { bookingId } = await aBooking(db, { villaId: villa.id, stay })
  expect((await join(villa.id, 'Waits@example.com', { lang: 'fr' })).status).toBe(202)
  expect((await join(villa.id, 'waits@example.com', { lang: 'fr' })).status).toBe(202)
  expect((await lettersTo('waits@example.com')).map(({ subject }) => subject)).toEqual([
    `Nous surveillons ${villa.name} pour vous`,
  ])
  await work()
  expect(await lettersTo('waits@example.com')).toHaveLength(1)
  await db.update(tables.bookingItem).set({ status: 6 }).where(eq(tables.bookingItem.bookingId, bookingId))
  await work()
  await work()
  const [, told, ...more] = await lettersTo('waits@example.com')
  expect([told?.subject, more]).toEqual([`${villa.name} est libre à vos dates`, []])
  expect(told?.html).toContain(`https://villas.example/fr${villa.path}?from=05+Jun+2027&amp;to=12+Jun+2027`)
})

test('does not notify of nights that are taken again, or after leaving the list', async () => {
  const villa = await aFreeVilla()
  const { bookingId } = await aBooking(db, { villaId: villa.id, stay })
  await join(villa.id, 'stays@example.com')
  await join(villa.id, 'leaves@example.com')
  const [letter] = await lettersTo('leaves@example.com')
  const path = new URL(letter?.listUnsubscribe ?? '').pathname
  expect(letter?.html).toContain(path)
  const page = await app.inject({ url: path })
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('You are on the waiting list')])
  const left = await app.inject({
    method: 'POST',
    url: path,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(left.body).toContain('You are not on a waiting list')
  await db.update(tables.bookingItem).set({ status: 6 }).where(eq(tables.bookingItem.bookingId, bookingId))
  await anOption(db, { villaId: villa.id, stay, expiresAt: clock.at + minute })
  await work()
  expect(await lettersTo('stays@example.com')).toHaveLength(1)
  const start = clock.at
  await clock.set(start + minute)
  await work()
  expect(await lettersTo('stays@example.com')).toHaveLength(2)
  expect(await lettersTo('leaves@example.com')).toHaveLength(1)
  await clock.set(start)
})

test('does not link to a stay that cannot be booked, whether or not its nights are free', async () => {
  const villa = await aFreeVilla()
  const { bookingId } = await aBooking(db, { villaId: villa.id, stay })
  const midweek = { from: '2027-06-07', to: '2027-06-14' }
  const refused = await join(villa.id, 'midweek@example.com', midweek)
  expect([refused.status, refused.body.code, refused.body.reason]).toEqual([409, 'stay-refused', 'changeover'])
  expect((await join(villa.id, 'patient@example.com')).status).toBe(202)
  const season = (bookable: 'online' | 'on-request') =>
    db.update(tables.season).set({ bookable }).where(eq(tables.season.villaId, villa.id))
  await season('on-request')
  await db.update(tables.bookingItem).set({ status: 6 }).where(eq(tables.bookingItem.bookingId, bookingId))
  await work()
  expect(await lettersTo('patient@example.com')).toHaveLength(1)
  // The skipped entry keeps waiting.
  await season('online')
  await work()
  expect(await lettersTo('patient@example.com')).toHaveLength(2)
  expect(await lettersTo('midweek@example.com')).toEqual([])
})

test('names the invalid field of a request', async () => {
  const villa = await aFreeVilla()
  const wrong: [object, string][] = [
    [{ from: '2026-01-01' }, 'body.from'],
    [{ to: stay.from }, 'body.to'],
    [{ to: '2029-01-06' }, 'body.to'],
    [{ email: 'nowhere' }, 'body.email'],
  ]
  for (const [change, field] of wrong)
    expect((await join(villa.id, 'ada@example.com', change)).body.errors[0].field).toBe(field)
  expect((await join(2_000_000_000, 'ada@example.com')).status).toBe(404)
})
