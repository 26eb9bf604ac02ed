import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { type ItemStatus, itemStatus } from '#domain/lifecycles/item-status'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { purgePersonalData } from './purge-personal-data.ts'

const { clock, context, db } = await testApp()
const start = clock.at
const days = 86_400_000
const stay = { from: '2027-02-06', to: '2027-02-13' }
const departure = Date.UTC(2027, 1, 13)
const runAt = async (at: number) => {
  await clock.set(at)
  await purgePersonalData(db, context)
}
beforeEach(() => clock.set(start))

async function aBookingIn(status: BookingStatus, item: ItemStatus, contactId?: number) {
  const villa = await aVilla(db)
  const [made] = await db
    .insert(tables.booking)
    .values({
      ...{ status, email: 'vera@example.com', firstName: 'Vera', lastName: 'B', company: 'Acme', vatNumber: 'GB1' },
      ...(contactId && { contactId }),
    })
    .returning()
  const bookingId = made?.id ?? 0
  const [row] = await db
    .insert(tables.bookingItem)
    .values({ bookingId, villaId: villa.id, stay, status: item })
    .returning()
  await db.insert(tables.trip).values({ bookingId, notes: 'Peanut allergy', phone: '+44 20 7946 0999' })
  await db
    .insert(tables.changeRequest)
    .values({ bookingId, stay, adults: 2, children: 0, infants: 0, note: 'Secret aunt' })
  return { bookingId, itemId: row?.id ?? 0 }
}
const tripOf = (bookingId: number) => db.select().from(tables.trip).where(eq(tables.trip.bookingId, bookingId))
const bookingOf = async (bookingId: number) =>
  (await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId)))[0]
const noteOf = async (bookingId: number) =>
  (await db.select().from(tables.changeRequest).where(eq(tables.changeRequest.bookingId, bookingId)))[0]?.note

test('notes of a journey and of changes are deleted four weeks after departure', async () => {
  const { bookingId } = await aBookingIn(bookingStatus.confirmed, itemStatus.confirmed)
  await runAt(departure + 27 * days)
  expect([(await tripOf(bookingId)).length, await noteOf(bookingId)]).toEqual([1, 'Secret aunt'])
  await runAt(departure + 29 * days)
  expect([(await tripOf(bookingId)).length, await noteOf(bookingId)]).toEqual([0, ''])
  expect(await bookingOf(bookingId)).toMatchObject({ firstName: 'Vera', company: 'Acme' })
})

test('a cancelled booking loses its journey four weeks after it was written, whatever the dates of the stay', async () => {
  const { bookingId } = await aBookingIn(bookingStatus.cancelled, itemStatus.cancelled)
  await db
    .update(tables.bookingItem)
    .set({ stay: { from: '2028-06-03', to: '2028-06-10' } })
    .where(eq(tables.bookingItem.bookingId, bookingId))
  await runAt(start + 29 * days)
  expect(await tripOf(bookingId)).toEqual([])
})

test('an option that expired unpaid loses name, address and VAT number after a month; a paid one keeps them', async () => {
  const anExpired = async () => {
    const made = await aBookingIn(bookingStatus.expired, itemStatus.expired)
    await db
      .insert(tables.option)
      .values({ bookingItemId: made.itemId, startedAt: new Date(start - days), expiresAt: new Date(start) })
    return made
  }
  const [unpaid, paid] = [await anExpired(), await anExpired()]
  await db.insert(tables.paymentAttempt).values({
    ...{ bookingId: paid.bookingId, part: 'deposit' as const, cents: 100, currencyId: 1 as const, status: 3 as const },
    ...{ provider: 'checkout' as const, payer: 'x', language: 'en' as const },
  })
  const [guest] = await db.insert(tables.guestUser).values({ bookingId: unpaid.bookingId }).returning()
  await db.insert(tables.account).values({ guestUserId: guest?.id ?? 0 })
  await runAt(start + 29 * days)
  expect(await bookingOf(unpaid.bookingId)).toMatchObject({ firstName: 'Vera' })
  await runAt(start + 31 * days)
  const nobody = { email: null, firstName: null, lastName: null, company: '', vatNumber: '' }
  expect(await bookingOf(unpaid.bookingId)).toMatchObject(nobody)
  expect(await db.select().from(tables.guestUser).where(eq(tables.guestUser.bookingId, unpaid.bookingId))).toEqual([])
  expect(await bookingOf(paid.bookingId)).toMatchObject({ firstName: 'Vera', vatNumber: 'GB1' })
})

async function anAccount(email: string, provenAt: Date | null) {
  const [made] = await db.insert(tables.contact).values({ email, firstName: 'Vera' }).returning()
  await db.insert(tables.account).values({ contactId: made?.id ?? 0, provenAt })
  return made?.id ?? 0
}
const isKnown = async (contactId: number) => {
  const { rows } = await db.execute(sql`select id from contact where id = ${contactId}`)
  return rows.length > 0
}

test('an account with an unproven address is deleted after 30 days with its contact, unless it has bookings', async () => {
  const unproven = await anAccount('unproven@example.com', null)
  const proven = await anAccount('proven@example.com', new Date(start))
  const [sold, expired, held, listed] = [
    await anAccount('sold@example.com', null),
    await anAccount('expired@example.com', null),
    await anAccount('held@example.com', null),
    await anAccount('listed@example.com', null),
  ]
  await aBookingIn(bookingStatus.confirmed, itemStatus.confirmed, sold)
  const { bookingId } = await aBookingIn(bookingStatus.expired, itemStatus.expired, expired)
  await aBookingIn(bookingStatus.officeOption, itemStatus.option, held)
  await db
    .insert(tables.emailSubscription)
    .values({ contactId: listed, source: 'footer', language: 'en', confirmedAt: new Date(start) })
  const all = () => Promise.all([unproven, proven, sold, expired, held, listed].map(isKnown))
  await runAt(start + 29 * days)
  expect(await all()).toEqual([true, true, true, true, true, true])
  await runAt(start + 31 * days)
  expect(await all()).toEqual([false, true, true, false, true, true])
  expect(await bookingOf(bookingId)).toMatchObject({ contactId: null, firstName: null })
  // The newsletter was confirmed; the account was not.
  expect(await db.select().from(tables.account).where(eq(tables.account.contactId, listed))).toEqual([])
})

test('an unused invitation is deleted 30 days after it was last sent', async () => {
  const contactId = await anAccount('host@example.com', new Date(start))
  const invite = async (email: string, provenAt: Date | null) => {
    const [made] = await db.insert(tables.coSignIn).values({ email, role: 1, language: 'en' }).returning()
    const coSignInId = made?.id ?? 0
    await db.insert(tables.account).values({ coSignInId, provenAt })
    await db.insert(tables.guestLogin).values({ contactId, coSignInId, firstName: 'Bo', lastName: 'Holm' })
    return coSignInId
  }
  const [never, followed] = [
    await invite('never@example.com', null),
    await invite('followed@example.com', new Date(start)),
  ]
  await runAt(start + 31 * days)
  const left = await db.select().from(tables.guestLogin).where(eq(tables.guestLogin.contactId, contactId))
  expect(left.map(({ coSignInId }) => coSignInId)).toEqual([followed])
  expect(await db.select().from(tables.coSignIn).where(eq(tables.coSignIn.id, never))).toEqual([])
})

test('names of sold bookings are deleted when the legal retention ends', async () => {
  const { bookingId } = await aBookingIn(bookingStatus.completed, itemStatus.confirmed)
  await runAt(Date.UTC(2034, 0, 1))
  expect(await bookingOf(bookingId)).toMatchObject({ firstName: 'Vera' })
  await runAt(Date.UTC(2034, 2, 1))
  expect(await bookingOf(bookingId)).toMatchObject({ email: null, firstName: null, company: '' })
})
