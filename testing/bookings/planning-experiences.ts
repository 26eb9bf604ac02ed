import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Itinerary, OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import * as tables from '#database/tables'
import { addDays, weekdayOf } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import type { TestApp } from '#testing/site/app'

type Headers = Record<string, string>
type PlanInput = Partial<PlannedExperience> & { revision?: number; bookingId?: number }

/** Plans experiences for the demonstration's confirmed stay in Sicily. */
export async function planningExperiences({ app, db, clock }: Pick<TestApp, 'app' | 'db' | 'clock'>) {
  /** The demonstration's confirmed stays, in Sicily and in Tuscany. */
  const [bookingId, otherBookingId] = [9002, 9004]

  const lead: Headers = bearer(await signInBy(app))
  const guest: Headers = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
  const staff = await staffBearer(db)
  const stranger = { email: 'other@example.com', password: 'Sirocco2027' }
  await app.inject({
    method: 'POST',
    url: '/api/auth/createaccount_and_token',
    payload: { ...stranger, firstname: 'Otto', lastname: 'Falk' },
  })

  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Headers = lead, payload?: object) => {
    const reply = await app.inject({
      method,
      url: `/api${url}`,
      headers: { 'idempotency-key': randomUUID(), ...headers },
      ...(payload && { payload }),
    })
    return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
  }
  const planOf = async (headers: Headers = lead, id = bookingId): Promise<Itinerary> =>
    (await call('GET', `/core/itineraries/villabookingid/${id}`, headers)).body
  const offeredTo = async (query = 'lang=en', headers: Headers = lead): Promise<OfferedExperience[]> =>
    (await call('GET', `/core/itineraries/villabookingid/${bookingId}/experiences?${query}`, headers)).body.experiences

  /** From the market to your kitchen: for persons, with children's prices, closed on Sundays. */
  const market = 5042
  /** First light with a guide. */
  const walk = 5043
  const { from, to } = await planOf()
  /** A day of the stay that is no Sunday. */
  const day = [1, 2].map(days => addDays(from, days)).find(date => weekdayOf(date) !== 7) ?? from
  const sunday = Array.from({ length: 7 }, (_, days) => addDays(from, days)).find(date => weekdayOf(date) === 7) ?? from

  const save = ({ revision = 0, ...input }: PlanInput = {}, headers: Headers = lead) =>
    call(
      'POST',
      '/core/itineraries',
      { 'if-match': `"${revision}"`, ...headers },
      { uuid: randomUUID(), bookingId, serviceId: market, date: day, adults: 2, children: 0, ...input },
    )
  const saved = async (input: PlanInput = {}, headers: Headers = lead): Promise<PlannedExperience> => {
    const { status, body } = await save(input, headers)
    expect([status, body.code]).toEqual([200, undefined])
    return body
  }
  const request = (items: string[], headers: Headers = lead) =>
    call('POST', '/core/bookings/itinerary/request', headers, { bookingId, items })
  const consolidate = (items: Pick<PlannedExperience, 'uuid' | 'quotedPrice'>[], headers: Headers = lead) =>
    call('POST', '/core/bookings/itinerary/consolidateforpayment', headers, {
      bookingId,
      items: items.map(({ uuid, quotedPrice }) => ({ uuid, quotedPrice })),
    })
  const answer = (itemId: number, given: object, headers: Headers = staff) =>
    call('POST', `/office/experiences/${itemId}/answer`, headers, given)
  const find = async (uuid: string, headers: Headers = lead) => {
    const plan = await planOf(headers)
    const all = [
      ...plan.days.flatMap(one => one.experiences),
      ...plan.experiencesBeforeDateIn,
      ...plan.experiencesAfterDateOut,
    ]
    return all.find(one => one.uuid === uuid)
  }
  const requested = async () => {
    const { uuid } = await saved({ note: 'A birthday.' })
    await request([uuid])
    return { uuid, itemId: (await find(uuid))?.itemId ?? 0 }
  }
  const emails = () => db.select().from(tables.mail).orderBy(sql`id desc`).limit(3)
  const itemsOf = () =>
    db.select().from(tables.bookingItem).where(sql`booking_id = ${bookingId} and kind = 'experience-service'`)
  const start = clock.at

  /** No plan, and the usual places of each day. */
  const reset = async () => {
    await clock.set(start)
    await db.delete(tables.plannedExperience)
    await db.delete(tables.experienceCapacity)
    await db.execute(sql`delete from booking_item where kind = 'experience-service'`)
  }
  return {
    ...{ bookingId, otherBookingId, lead, guest, staff, stranger, call, planOf, offeredTo, market, walk, from },
    ...{ to, day, sunday, save, saved, request, consolidate, answer, find, requested, emails, itemsOf, start, reset },
  }
}
