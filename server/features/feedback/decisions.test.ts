import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { itemStatus } from '#domain/lifecycles/item-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const { app, db, catalogue, get, post } = await testApp()
const signedIn = await signInBy(app)
const lead = bearer(signedIn)
const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const staff = await staffBearer(db)
const [owner] = await db
  .select({ id: tables.contact.id, lastName: tables.contact.lastName })
  .from(tables.contact)
  .where(eq(tables.contact.email, demonstrationAccounts.leadBooker))
const past = { from: '2026-12-05', to: '2026-12-12' }

async function aStay(stay = past) {
  const villa = await aVilla(db)
  const { bookingId } = await aBooking(db, { villaId: villa.id, stay })
  await db
    .update(tables.booking)
    .set({ contactId: owner?.id ?? 0 })
    .where(eq(tables.booking.id, bookingId))
  await db.insert(tables.bookingItem).values({
    ...{ bookingId, villaId: villa.id, stay, kind: 'villa-service', serviceId: 6, priceCents: 9900 },
    status: itemStatus.confirmed,
  })
  await expect.poll(() => catalogue.villas.get(villa.id)).toBeDefined()
  return { bookingId, villa }
}
const open = (bookingId: number, headers = {}) => post(`/api/core/bookings/${bookingId}/feedback`, {}, headers)

async function given(more: object = {}) {
  const { bookingId, villa } = await aStay()
  const { feedbackId, guid } = (await open(bookingId, lead)).body
  const words = { overall: 5, villa: 4, comments: 'Quiet and kind.', mayPublish: true, signature: 'The Holms', ...more }
  expect((await post('/api/core/feedback', { ...words, feedbackId, guid, lang: 'en' })).status).toBe(200)
  return { id: feedbackId as number, guid: guid as string, villa }
}
const decide = (id: number, decision: string, headers: Record<string, string> = staff) =>
  post(`/api/office/feedback/${id}/decision`, { decision, title: 'Quiet' }, headers)
const reviewsOf = (villaId: number) => db.select().from(tables.review).where(eq(tables.review.villaId, villaId))

describe('a past stay', () => {
  test('is opened by people of its booking, with services but no prices; a link names nobody', async () => {
    const { bookingId } = await aStay()
    const opened = (await open(bookingId, lead)).body
    expect(opened).toMatchObject({
      ...{ bookingId, given: false, contact: { lastname: owner?.lastName } },
      bookingItems: [{ name: 'Cook', ...past }],
    })
    expect((await open(bookingId, lead)).body.feedbackId).toBe(opened.feedbackId)
    const byLink = (await get(`/api/core/feedback/feedbackid/${opened.feedbackId}/guid/${opened.guid}`)).body
    expect(byLink.bookingItems).toEqual(opened.bookingItems)
    expect(JSON.stringify(byLink)).not.toContain(owner?.lastName)
    for (const answer of [opened, byLink]) expect(JSON.stringify(answer)).not.toMatch(/price|cents/i)
  })

  test('is closed to everybody else, and before departure', async () => {
    const { bookingId } = await aStay()
    // An invited guest gives feedback, too, and does not learn the contact.
    expect((await open(bookingId, guest)).body).toMatchObject({ bookingId, contact: null })
    const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
    await post('/api/auth/createaccount_and_token', { ...stranger, firstname: 'Otto', lastname: 'Falk' })
    expect((await open(bookingId, bearer(await signInBy(app, stranger)))).status).toBe(404)
    expect((await open(bookingId, staff)).status).toBe(404)
    expect((await open(bookingId)).status).toBe(401)
    const ahead = await aStay({ from: '2027-03-06', to: '2027-03-13' })
    expect((await open(ahead.bookingId, lead)).status).toBe(409)
  })
})

describe('a review', () => {
  test('is public once staff have decided so, in the guests’ own words, and the log names them', async () => {
    const { id, villa } = await given()
    expect(await reviewsOf(villa.id)).toEqual([])
    const { feedback } = (await get('/api/office/feedback', staff)).body
    expect(feedback.find((one: { id: number }) => one.id === id)).toMatchObject({ decision: null, mayPublish: true })
    for (let times = 0; times < 2; times++) expect((await decide(id, 'published')).status).toBe(204)
    expect(await reviewsOf(villa.id)).toMatchObject([
      { stars: 5, stayed: '2026-12', title: 'Quiet', comments: 'Quiet and kind.', signature: 'The Holms' },
    ])
    const log = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'feedback-published'))
    expect(log).toHaveLength(1)
    expect((await decide(id, 'withheld')).status).toBe(204)
    expect(await reviewsOf(villa.id)).toEqual([])
  })

  test('needs the consent of its guests, and ends with it', async () => {
    const { id } = await given({ mayPublish: false })
    expect((await decide(id, 'published')).status).toBe(409)
    const agreed = await given()
    await decide(agreed.id, 'published')
    await db.update(tables.feedback).set({ mayPublish: false }).where(eq(tables.feedback.id, agreed.id))
    expect(await reviewsOf(agreed.villa.id)).toEqual([])
  })

  test('of feedback that is replaced is removed, and decided anew', async () => {
    const { id, guid, villa } = await given()
    await decide(id, 'published')
    const words = { overall: 2, comments: 'We thought again.', mayPublish: true, signature: 'The Holms' }
    await post('/api/core/feedback', { ...words, feedbackId: id, guid })
    expect(await reviewsOf(villa.id)).toEqual([])
    const [row] = await db.select().from(tables.feedback).where(eq(tables.feedback.id, id))
    expect(row).toMatchObject({ decision: null, overall: 2 })
  })

  test('is decided by staff for bookings only', async () => {
    const { id } = await given()
    const contacts = await staffBearer(
      db,
      await aColleague(db, { email: 'contacts@example.com', permissions: ['contacts'] }),
    )
    for (const headers of [lead, contacts]) {
      expect((await decide(id, 'published', headers)).status).toBe(404)
      expect((await get('/api/office/feedback', headers)).status).toBe(404)
    }
    expect((await decide(id, 'published', {})).status).toBe(401)
  })
})
