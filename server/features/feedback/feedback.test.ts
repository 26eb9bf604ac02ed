import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { jobs } from '#server/jobs'
import { stepsOf } from '#server/platform/jobs/steps'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { silentLog } from '#testing/site/silent-log'
import { run as askForFeedback } from './send-feedback-requests.ts'

const { context, db, catalogue, clock, get, post } = await testApp()

/** A booking with its feedback request. */
async function asked(stay: { from: string; to: string }) {
  const villa = await aVilla(db)
  const { bookingId } = await aBooking(db, { villaId: villa.id, stay })
  const [row] = await db.insert(tables.feedback).values({ bookingId }).returning()
  if (!row) throw new Error('no feedback request')
  await expect.poll(() => catalogue.villas.get(villa.id)).toBeDefined()
  return { ...row, villa }
}
const past = { from: '2026-12-05', to: '2026-12-12' }
const answers = { overall: '5', villa: '4', comments: 'The dog liked it, too.' }
const give = (body: Record<string, unknown>) => post('/api/core/feedback', body)

describe('the questions to guests', () => {
  test('are found by either id and its guid, and contain no names', async () => {
    const { id, bookingId, guid } = await asked(past)
    const byId = await get(`/api/core/feedback/feedbackid/${id}/guid/${guid}`)
    expect(byId.status).toBe(200)
    expect(byId.headers['cache-control']).toBe('private, no-store')
    expect(byId.body).toMatchObject({ feedbackId: id, bookingId, ...past, given: false, ratings: { overall: 0 } })
    const byBooking = await get(`/api/core/feedback/bookingid/${bookingId}/guid/${guid}`)
    expect(byBooking.body).toEqual(byId.body)
  })

  test('are not found by another guid, another booking, or before the stay has ended', async () => {
    const one = await asked(past)
    const other = await asked(past)
    const ahead = await asked({ from: '2027-02-06', to: '2027-02-13' })
    for (const [id, guid] of [
      [one.id, other.guid],
      [one.id, crypto.randomUUID()],
      [ahead.id, ahead.guid],
    ]) {
      expect((await get(`/api/core/feedback/feedbackid/${id}/guid/${guid}`)).status).toBe(404)
      expect((await give({ ...answers, feedbackId: id, guid })).status).toBe(404)
    }
    const start = clock.at
    await clock.set(Date.parse('2027-02-13T12:00Z'))
    expect((await get(`/api/core/feedback/feedbackid/${ahead.id}/guid/${ahead.guid}`)).status).toBe(200)
    await clock.set(start)
  })

  test('have a page only for visitors with the link', async () => {
    const { id, bookingId, guid } = await asked(past)
    const page = (query: string) =>
      get(`/api/cms/pages/bypath?path=${encodeURIComponent(`/fr/feedback${query && `?${query}`}`)}`)
    for (const query of [`feedbackid=${id}&guid=${guid}`, `bookingid=${bookingId}&guid=${guid}`]) {
      const { status, body } = await page(query)
      expect([status, body.template, body.feedback.feedbackId]).toEqual([200, 'feedback', id])
    }
    for (const query of ['', `feedbackid=${id}`, `feedbackid=${id}&guid=x`, `feedbackid=x&guid=${guid}`])
      expect((await page(query)).status).toBe(404)
  })
})

test('guests who came home a week ago get one request, with a link to the questions', async () => {
  const home = async (days: number, status: BookingStatus = bookingStatus.confirmed) => {
    const villa = await aVilla(db)
    await expect.poll(() => catalogue.villas.get(villa.id)).toBeDefined()
    const to = addDays(todayAt(clock.at), -days)
    const { bookingId } = await aBooking(db, { villaId: villa.id, stay: { from: addDays(to, -7), to } })
    const email = `${bookingId}@example.com`
    await db.update(tables.booking).set({ email, status, language: 'de' }).where(eq(tables.booking.id, bookingId))
    return email
  }
  const back = await home(7)
  const completed = await home(8, bookingStatus.completed)
  const others = [await home(6), await home(29), await home(8, bookingStatus.cancelled)]
  const ask = () => askForFeedback({ ...context, mailer: { deliver: async () => {} } })
  await Promise.all([ask(), ask()])
  await ask()
  const letters = await db.select().from(tables.mail).orderBy(tables.mail.id)
  expect(letters.filter(({ recipient }) => others.includes(recipient))).toEqual([])
  const [letter, ...more] = letters.filter(({ recipient }) => recipient === back)
  expect([letter?.subject, more]).toEqual([expect.stringMatching(/^Wie war es in /), []])
  expect(letters.filter(({ recipient }) => recipient === completed)).toHaveLength(1)
  const { pathname, search } = new URL(/\S+\/de\/feedback\?\S+/.exec(letter?.text ?? '')?.[0] ?? '')
  const page = await get(`/api/cms/pages/bypath?path=${encodeURIComponent(pathname + search)}`)
  expect([page.status, page.body.template]).toEqual([200, 'feedback'])
})

describe('the feedback of guests', () => {
  test('is stored, can be replaced, and is passed to the office', async () => {
    const { id, guid } = await asked(past)
    expect(await give({ ...answers, feedbackId: id, guid })).toMatchObject({ status: 200, body: { feedbackId: id } })
    await give({ ...answers, overall: 3, mayPublish: 'yes', signature: 'The Holms', feedbackId: id, guid, lang: 'de' })
    const [row] = await db.select().from(tables.feedback).where(eq(tables.feedback.id, id))
    expect(row).toMatchObject({
      overall: 3,
      villa: 4,
      place: null,
      comments: 'The dog liked it, too.',
      mayPublish: true,
      signature: 'The Holms',
      language: 'de',
    })
    const { rows } = await db.execute<{ id: string; data: { feedbackId: number } }>(
      sql`select id, data from pgboss.job where name = 'pass-on-feedback'`,
    )
    const { run } = (await jobs.find(({ name }) => name === 'pass-on-feedback')?.handler()) ?? {}
    const { signal } = new AbortController()
    for (const { id, data } of rows)
      await run?.({ ...context, mailer: { deliver: async () => {} } }, data, {
        step: stepsOf(db, id),
        signal,
        log: silentLog,
      })
    const mail = await db.select().from(tables.mail).where(eq(tables.mail.recipient, 'office@maestrale.example'))
    expect(mail).toHaveLength(rows.length)
    expect(mail.at(-1)?.text).toContain('The dog liked it, too.')
    expect(mail.at(-1)?.text).toContain('The Holms')
  })

  test.each([
    [{ overall: '' }, 'overall', 'missing'],
    [{ mayPublish: true }, 'signature', 'missing'],
    [{ comments: 'x'.repeat(5001) }, 'comments', 'too-long'],
  ])('is rejected with its field: %o', async (wrong, field, code) => {
    const { id, guid } = await asked(past)
    const { status, body } = await give({ ...answers, ...wrong, feedbackId: id, guid })
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: `body.${field}`, code })]])
  })
})
