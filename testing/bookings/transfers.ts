import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TransferList, TransferOptions, TransferPrices } from '#contract/extras/transfers'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import type { TestApp } from '#testing/site/app'

type Headers = Record<string, string>

/** Requests transfers for the demonstration's confirmed stay in Sicily, and answers them. */
export async function requestingTransfers({ app, db }: Pick<TestApp, 'app' | 'db'>) {
  const bookingId = 9002
  const lead: Headers = bearer(await signInBy(app))
  const guest: Headers = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
  const staff: Headers = await staffBearer(db)
  const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
  await app.inject({
    method: 'POST',
    url: '/api/auth/createaccount_and_token',
    payload: { ...stranger, firstname: 'Otto', lastname: 'Falk' },
  })
  const other: Headers = bearer(await signInBy(app, stranger))

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    app.inject({
      method,
      url: `/api/${url}`,
      headers: { 'idempotency-key': randomUUID(), ...headers },
      ...(payload && { payload }),
    })

  const [stayItem] = await db
    .select()
    .from(tables.bookingItem)
    .where(and(eq(tables.bookingItem.bookingId, bookingId), eq(tables.bookingItem.kind, 'villa')))
  if (!stayItem) throw new Error('no stay')
  const { villaId, stay } = stayItem
  const options: TransferOptions = (
    await call('GET', `core/transfers/foroptions/propertyid/${villaId}/type/airport`, lead)
  ).json()
  const placeId = options.places[0]?.regionPlaceId ?? 0
  const travel = `${stay.from}T14:30`

  async function priceOf(type = 'airport', date = travel, passengers = 3): Promise<number> {
    const url = `core/transfers/forbooking/propertyid/${villaId}/type/${type}?passengercount=${passengers}&dateOfTravel=${date}&bookingid=${bookingId}`
    const { prices }: TransferPrices = (await call('GET', url, lead)).json()
    return prices.find(({ regionPlaceId }) => regionPlaceId === null || regionPlaceId === placeId)?.price ?? 0
  }
  const price = await priceOf()

  const aRequest = (change: object = {}) => ({
    ...{ requestKey: randomUUID(), propertyId: villaId, bookingId, villaBookingItemId: stayItem.id },
    ...{ regionPlaceId: placeId, transferId: null, type: 'airport', direction: 'to-villa' },
    ...{ adultCount: 2, childCount: 1, infantCount: 0, isReturn: false, travelDateTime: travel },
    ...{ flightNumber: 'BA 2612', flightArrivalTime: '14:10', mainPassengerName: 'Ada Holm' },
    ...{ mainPassengerContactNumber: '+44 20 7946 0000', requireBoosterSeat: true, extraLuggage: false },
    ...{ notesToDriver: 'One pram.', price },
    ...change,
  })
  const request = (all: object[], headers: Headers = lead) =>
    call('POST', `core/bookings/transfer/request/villabookingitemid/${stayItem.id}`, headers, all)
  const list = async (headers: Headers = lead): Promise<TransferList> =>
    (await call('GET', `core/bookings/${bookingId}/transfers`, headers)).json()
  const requested = async (change: object = {}, headers: Headers = lead) => {
    const reply = await request([aRequest(change)], headers)
    expect([reply.statusCode, reply.statusCode === 201 ? '' : reply.body]).toEqual([201, ''])
    return (await list(headers)).transfers.at(-1)?.itemId ?? 0
  }
  const answer = (id: number, payload: object, headers: Headers = staff) =>
    call('POST', `office/transfers/${id}/answer`, headers, payload)
  const statusOf = async (id: number) =>
    (await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, id)))[0]?.status
  const lastEmails = async (count: number) =>
    (await db.select().from(tables.mail).orderBy(sql`id desc`).limit(count)).map(
      ({ recipient, subject }) => `${recipient}: ${subject}`,
    )
  /** Removes transfers and all that belongs to them. */
  const reset = async () => {
    await db.execute(sql`delete from booking_item where booking_id = ${bookingId} and kind = 'transfer'`)
    await db.delete(tables.transportation)
    await db.delete(tables.callLimit)
    await db.delete(tables.trip).where(eq(tables.trip.bookingId, bookingId))
  }
  return {
    ...{ bookingId, lead, guest, staff, other, call, stayItem, villaId, stay, placeId, travel, price, priceOf },
    ...{ aRequest, request, list, requested, answer, statusOf, lastEmails, reset },
  }
}
