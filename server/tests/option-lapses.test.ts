import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { lockVilla, withTransaction } from '#database/transact'
import { aBooking, anOption } from '#testing/builders/bookings'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const one = await testApp()
const other = await testApp({ beside: one })
const { clock, db } = one
const villaId = 7
const stay = { from: '2027-06-05', to: '2027-06-12' }

const inCalendar = async ({ get }: typeof one) => {
  const { body } = await get(`/api/core/properties/${villaId}/availability`)
  return body.bookableDates.some(({ date }: { date: string }) => date === '2027-06-08')
}
const inSearch = async ({ get }: typeof one) => {
  const { body } = await get('/api/core/properties/search?from=05 Jun 2027&to=12 Jun 2027&limit=10000')
  return body.properties.some(({ id }: { id: number }) => id === villaId)
}
const shown = async () => [await inCalendar(one), await inSearch(one), await inCalendar(other), await inSearch(other)]
const everywhere = [true, true, true, true]
const nowhere = [false, false, false, false]

const take = () =>
  withTransaction(db, async tx => {
    await lockVilla(tx, villaId)
    return aBooking(tx, { villaId, stay })
  })

test('from the second in which an option ends its nights are free, for every process and the next buyer', async () => {
  await db.delete(tables.occupancy).where(eq(tables.occupancy.villaId, villaId))
  await eventually(async () => expect(await shown()).toEqual(everywhere))
  const expiresAt = clock.now() + 60 * 60_000
  const option = await withTransaction(db, tx => anOption(tx, { villaId, stay, expiresAt }))
  await eventually(async () => expect(await shown()).toEqual(nowhere))

  await clock.set(expiresAt - 1)
  expect(await shown()).toEqual(nowhere)
  await expect(take()).rejects.toMatchObject({ cause: { constraint: 'occupancy_no_overlap' } })

  await clock.set(expiresAt)
  expect(await shown()).toEqual(everywhere)
  await take()
  await eventually(async () => expect(await shown()).toEqual(nowhere))
  const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, option.id))
  const [booking] = await db.select().from(tables.booking).where(eq(tables.booking.id, option.bookingId))
  expect([item?.status, booking?.status]).toEqual([9, 5])
})
