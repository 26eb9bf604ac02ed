import { expect, test } from 'vitest'
import { familyBookingId, seedFamily } from '#database/seeds/demo/family'
import { withTransaction } from '#database/transact'
import { addDays, daysBetween } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { testApp } from '#testing/site/app'
import { passportStore } from './queries.ts'

const { app, db, clock, configuration } = await testApp()
const today = todayAt(clock.at)
await withTransaction(db, tx => seedFamily(tx, today, passportStore(configuration.keyRing)))
const lead = bearer(await signInBy(app))
const get = async (url: string) => (await app.inject({ url: `/api/core${url}`, headers: lead })).json()

test('the family of the demonstration arrives soon: wine and transfers can be ordered, passports are half filled in', async () => {
  const booking = await get(`/bookings/${familyBookingId}`)
  const villa = booking.bookingItems.find(({ kind }: { kind: string }) => kind === 'villa')
  expect(booking).toMatchObject({ status: 2, balanceRemaining: 0 })
  expect(daysBetween(today, villa.from)).toBeGreaterThanOrEqual(21)
  expect(daysBetween(today, villa.from)).toBeLessThan(60)
  expect(villa.to).toBe(addDays(villa.from, 7))
  expect(await get(`/bookings/wine/isWineSalesPossible/villabookingitemid/${villa.id}`)).toMatchObject({
    ...{ possible: true, reason: null },
  })
  const { open, terms } = await get(`/bookings/${familyBookingId}/transfers`)
  expect([open, terms]).toEqual([true, { freeDays: 2, laterPercent: 50 }])
  const { guests } = await get(`/passportdetails/bookingid/${familyBookingId}`)
  expect(guests.map(({ revision }: { revision: number }) => revision)).toEqual([1, 1, 1, 0, 0, 0])
  expect(guests[0].details).toMatchObject({ givenNames: 'Eleanor', documentNumber: '533401372' })
})
