import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import * as tables from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import type { BasketLine } from '#domain/wine/wine-basket'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import type { TestApp } from '#testing/site/app'

type Headers = Record<string, string>

/** Orders wine for the demonstration's confirmed stay in Sicily, thirty days before arrival. */
export async function orderingWine({ app, db, clock }: Pick<TestApp, 'app' | 'db' | 'clock'>) {
  const bookingId = 9002
  const [villa] = await db
    .select()
    .from(tables.bookingItem)
    .where(and(eq(tables.bookingItem.bookingId, bookingId), eq(tables.bookingItem.kind, 'villa')))
  if (!villa) throw new Error('the demonstration has no stay in Sicily')
  const arrival = villa.stay.from
  const at = (daysBefore: number) => Date.parse(`${addDays(arrival, -daysBefore)}T12:00:00Z`)
  await clock.set(at(30))

  const lead: Headers = bearer(await signInBy(app))
  const guest: Headers = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
  const staff = await staffBearer(db)
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    app.inject({
      method,
      url: `/api${url}`,
      headers: { 'idempotency-key': randomUUID(), ...headers },
      ...(payload && { payload }),
    })
  const of = (name: string, id = villa.id) => `/core/bookings/wine/${name}/villabookingitemid/${id}`
  /** Etna Rosso by the case of six, 24.50 a bottle; Etna Spumante by the bottle, 32.50. */
  const rosso: BasketLine = { wineId: 1, quantity: 1, lineTotal: 147, numberofBottles: 6 }
  const spumante: BasketLine = { wineId: 4, quantity: 2, lineTotal: 65, numberofBottles: 2 }
  const order = (lines: BasketLine[], more: object = {}, headers: Headers = lead) =>
    call('POST', of('order'), headers, { lines, deliveryCharge: 25, ageConfirmed: true, ...more })
  const request = (lines: BasketLine[], headers: Headers = lead) =>
    call('POST', of('order/complimentary'), headers, { lines, ageConfirmed: true })
  const orders = async (headers: Headers = lead) => (await call('GET', of('orders'), headers)).json().orders
  const stockOf = async (wineId: number) =>
    (await db.select().from(tables.wine).where(eq(tables.wine.id, wineId)))[0]?.stock
  const setStock = (wineId: number, stock: number) =>
    db.update(tables.wine).set({ stock }).where(eq(tables.wine.id, wineId))
  const itemOf = async (itemId: number) =>
    (await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.id, itemId)))[0]
  const lastEmails = async (count: number) =>
    (await db.select().from(tables.mail).orderBy(sql`id desc`).limit(count)).map(({ subject, text }) => ({
      subject,
      text,
    }))
  const eventsOf = async (itemId: number) =>
    (
      await db
        .select({ kind: tables.bookingEvent.kind })
        .from(tables.bookingEvent)
        .where(eq(tables.bookingEvent.itemId, itemId))
        .orderBy(asc(tables.bookingEvent.id))
    ).map(({ kind }) => kind)

  /** The same stock, and no orders. */
  const reset = async () => {
    await clock.set(at(30))
    await db.execute(sql`delete from booking_item where kind = 'wine'`)
    await db.delete(tables.callLimit)
    await setStock(1, 96)
    await setStock(4, 40)
  }
  return {
    ...{ bookingId, villa, arrival, at, lead, guest, staff, call, of, rosso },
    ...{ spumante, order, request, orders, stockOf, setStock, itemOf, lastEmails, eventsOf, reset },
  }
}
