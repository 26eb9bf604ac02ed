import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { basic, ownPage } from '#testing/accounts/accounts'
import { objectStore } from '#testing/network/object-store'
import { testDatabase } from '#testing/site/database'
import { type SiteProcess, startSite } from '#testing/site/site-process'
import { testFolder } from '#testing/test-folder'

/** Two machines: processes with data folders of their own, one database, and one bucket. */
const { db, url } = await testDatabase()
const remote = await objectStore()
const sites: SiteProcess[] = []
afterAll(() => Promise.all(sites.map(site => site.stop('SIGKILL'))))
const start = async () => {
  const DATA_DIR = await testFolder('maestrale-machine-')
  const site = await startSite({ DATABASE_URL: url, DATA_DIR, ...remote.environment })
  sites.push(site)
  return (path: string, init: RequestInit = {}) => fetch(new URL(path, site.address), { redirect: 'manual', ...init })
}
const [one, other] = await Promise.all([start(), start()])

test('a session of one machine is one of the other, and ends on both', async () => {
  const signedIn = await one('/api/auth/token', {
    method: 'POST',
    headers: { authorization: basic(demonstrationAccounts.leadBooker, demonstrationPassword), usertype: 'contact' },
  })
  expect(signedIn.status).toBe(200)
  const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0] ?? ''
  const refreshed = await other('/api/auth/refresh', { method: 'POST', headers: { ...ownPage, cookie } })
  expect(refreshed.status).toBe(200)
  const { token } = (await refreshed.json()) as { token: string }
  const bookings = { headers: { authorization: `Bearer ${token}` } }
  expect((await one('/api/auth/sessions', bookings)).status).toBe(200)
  const renewed = String(refreshed.headers.get('set-cookie') ?? cookie).split(';')[0] ?? ''
  expect((await other('/api/auth/logout', { method: 'POST', headers: { ...ownPage, cookie: renewed } })).status).toBe(
    204,
  )
  await expect.poll(async () => (await one('/api/auth/sessions', bookings)).status).toBe(401)
})

test('a page that both have cached shows a change of either', async () => {
  const [villa] = await db.select().from(tables.villa).where(eq(tables.villa.id, 1))
  const shows = async (site: typeof one, words: string) =>
    (await (await site(String(villa?.path))).text()).includes(words)
  for (const site of [one, other]) expect(await shows(site, String(villa?.name))).toBe(true)
  const renamed = 'Villa of the Two Machines'
  await db.update(tables.villa).set({ name: renamed }).where(eq(tables.villa.id, 1))
  for (const site of [one, other]) await expect.poll(() => shows(site, renamed)).toBe(true)
})

test('an uploaded picture is seen on both, and each size is made by one of them', async () => {
  const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#B5532C' } })
    .jpeg()
    .toBuffer()
  const hash = createHash('sha256').update(photograph).digest('hex').slice(0, 12)
  remote.objects.set('originals/terrace.jpg', photograph)
  const text = { en: 'A wall', fr: 'Un mur', de: 'Eine Wand' }
  await db
    .insert(tables.picture)
    .values({ id: 90_001, hash, file: 'originals/terrace.jpg', width: 900, height: 600, colour: '#b5532c', alt: text })
  const path = `/media/90001-${hash}/400.webp`
  const replies = await Promise.all([one, other, one, other].map(site => site(path)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const bodies = await Promise.all(
    replies.map(async reply => Buffer.from(await reply.arrayBuffer()).toString('base64')),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(remote.calls.filter(call => call === `PUT sizes/90001-${hash}/400.webp`)).toHaveLength(1)
})

test('each job runs on one of the machines', async () => {
  const people = Array.from({ length: 12 }, (_, number) => `guest-${number}@example.com`)
  for (const [number, email] of people.entries()) {
    const answer = await (number % 2 ? one : other)('/api/core/enquiries/enquire', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        title: 'Mrs',
        firstName: 'Ada',
        lastName: 'Holm',
        email,
        phoneCountry: 'GB',
        phone: '020 7946 0999',
        addressLine1: '1 Quay Street',
        country: 'GB',
      }),
    })
    expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  }
  const sent = sql`select count(*)::int as mails, count(distinct recipient)::int as people, max(attempts)::int as attempts
    from mail where recipient like 'guest-%@example.com' and sent_at is not null`
  await expect
    .poll(async () => (await db.execute(sent)).rows)
    .toEqual([{ mails: people.length, people: people.length, attempts: 1 }])
})
