import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { endpoints } from '#contract/endpoints'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { bookingEventKinds } from '#domain/booking/booking-events'
import { addDays, weekdayOf } from '#domain/calendar/day'
import { demonstrationAccounts } from '#domain/demonstration'
import { itemStatus } from '#domain/lifecycles/item-status'
import { emptyPassport } from '#domain/passports/passport'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { confirmAddressOf } from '#testing/accounts/confirmed-address'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { eventsOfWrites } from '#testing/bookings/events-of-writes'
import { paying } from '#testing/bookings/paying'
import { requireEvents } from '#testing/bookings/require-events'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { doJob } from '#testing/site/do-jobs'
import { recordEvent } from './public.ts'

vi.setConfig({ testTimeout: 120_000 })

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, catalogue } = site
const { work, hold, pay, as, bookingStatusOf } = paying(site, bank)
await requireEvents(db)
const workers = work()
afterAll(() => workers.stop(1000))
const staff = await staffBearer(db)

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, url: string, headers: Record<string, string>, payload?: object) => {
  const reply = await app.inject({
    method,
    url: `/api/${url}`,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(payload && { payload }),
  })
  expect([url, reply.statusCode < 300, reply.statusCode < 300 || reply.body]).toEqual([url, true, true])
  return reply.body ? reply.json() : undefined
}
const eventsOf = (bookingId: number) =>
  db
    .select()
    .from(tables.bookingEvent)
    .where(eq(tables.bookingEvent.bookingId, bookingId))
    .orderBy(asc(tables.bookingEvent.id))
const kindsOf = async (bookingId: number) => (await eventsOf(bookingId)).map(({ kind, actor }) => `${kind} ${actor}`)

test('orders of wine leave events from the order to its delivery', async () => {
  const [villa] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, 9002)).limit(1)
  const before = clock.at
  await clock.set(Date.parse(`${villa?.stay.from}T12:00Z`) - 30 * 86_400_000)
  const lead = bearer(await signInBy(app))
  const colleague = await staffBearer(db)
  const at = `villabookingitemid/${villa?.id}`
  const gift = { lines: [{ wineId: 1, quantity: 1, lineTotal: 0, numberofBottles: 1 }], ageConfirmed: true }
  const paid = { lines: [{ wineId: 4, quantity: 1, lineTotal: 32.5, numberofBottles: 1 }], ageConfirmed: true }
  const ask = async () => (await call('POST', `core/bookings/wine/order/complimentary/${at}`, lead, gift)).order.itemId
  const buy = async () =>
    (await call('POST', `core/bookings/wine/order/${at}`, lead, { ...paid, deliveryCharge: 25 })).order.itemId
  const [granted, refused, left, forgotten] = [await ask(), await ask(), await buy(), await buy()]
  await call('POST', `office/wine/orders/${granted}/answer`, colleague, { answer: 'grant' })
  await call('POST', `office/wine/orders/${granted}/delivered`, colleague)
  await call('POST', `office/wine/orders/${refused}/answer`, colleague, { answer: 'refuse' })
  await call('DELETE', `core/bookings/wine/order/${left}`, lead)
  await clock.set(clock.at + 2 * 86_400_000)
  await doJob(site, 'expire-wine-orders')
  const ofWine = (await eventsOf(9002)).filter(({ kind }) => kind.startsWith('wine'))
  expect(ofWine.map(({ kind, itemId }) => `${kind} ${[granted, refused, left, forgotten].indexOf(itemId)}`)).toEqual([
    ...['wine-ordered 0', 'wine-ordered 1', 'wine-ordered 2', 'wine-ordered 3', 'wine-granted 0', 'wine-delivered 0'],
    ...['wine-refused 1', 'wine-cancelled 2', 'wine-expired 3'],
  ])
  await clock.set(before)
})

test('a transfer leaves its request, its answers and what the client says to them', async () => {
  const lead = bearer(await signInBy(app))
  const { propertyId, villaBookingItemId, arrival } = await call('GET', 'core/bookings/9002/transfers', lead)
  const travel = `${arrival}T14:30`
  const url = `core/transfers/forbooking/propertyid/${propertyId}/type/airport?passengercount=2&dateOfTravel=${travel}`
  const { prices } = await call('GET', url, lead)
  const { regionPlaceId, price } = prices[0]
  await call('POST', `core/bookings/transfer/request/villabookingitemid/${villaBookingItemId}`, lead, [
    {
      ...{ requestKey: randomUUID(), propertyId, bookingId: 9002, villaBookingItemId, regionPlaceId, transferId: null },
      ...{ type: 'airport', direction: 'to-villa', adultCount: 2, childCount: 0, infantCount: 0, isReturn: false },
      ...{ travelDateTime: travel, flightNumber: 'BA 1', mainPassengerName: 'Ada Holm', price },
      ...{ mainPassengerContactNumber: '+44 20 7946 0000', requireBoosterSeat: false, extraLuggage: false },
    },
  ])
  const [{ itemId }] = (await call('GET', 'core/bookings/9002/transfers', lead)).transfers
  const at = `core/bookings/transfer/${itemId}`
  await call('POST', `office/transfers/${itemId}/answer`, staff, { code: 3, time: '15:00' })
  await call('POST', `${at}/answer`, lead, { answer: 'accept' })
  await db
    .update(tables.transfer)
    .set({ flightQuestion: { number: 'BA1', day: arrival, time: '17:00', answer: 'open' } })
    .where(eq(tables.transfer.itemId, itemId))
  await call('POST', `${at}/flightchange`, lead, { answer: 'move' })
  await call('POST', `${at}/answer`, lead, { answer: 'decline' })
  expect((await kindsOf(9002)).filter(kind => kind.startsWith('transfer-'))).toEqual([
    ...['transfer-requested lead-booker', 'transfer-answered staff', 'transfer-changes-accepted lead-booker'],
    ...['transfer-move-requested lead-booker', 'transfer-declined lead-booker'],
  ])
})

test('a hold, its rate, its payment and its changes leave events with their parties', async () => {
  const held = await hold()
  const own = as(held.jwt)
  await call('POST', `core/bookings/${held.id}/setrate/standard`, own)
  expect((await pay(held)).body.state).toBe('paid')
  const at = `core/bookings/${held.id}`
  await call('POST', `${at}/paymentplan`, own, { parts: 2 })
  const asked = { from: '2027-07-03', to: '2027-07-10', adults: 2, children: 0, infants: 0, note: 'Aunt Ada' }
  const { id: first } = await call('POST', `${at}/changes`, own, asked)
  await call('DELETE', `${at}/changes/${first}`, own)
  const { id: second } = await call('POST', `${at}/changes`, own, asked)
  await call('POST', `office/changes/${second}/answer`, staff, { answer: 'declined', message: 'Sorry' })
  const { id: third } = await call('POST', `${at}/changes`, own, asked)
  await call('POST', `office/changes/${third}/answer`, staff, { answer: 'made', message: '' })
  const { returned } = await call('GET', `${at}/cancellation`, own)
  await call('POST', `${at}/cancel`, own, { returned })
  await expect
    .poll(() => kindsOf(held.id), { timeout: 30_000 })
    .toEqual([
      'held guest-user',
      'rate-chosen guest-user',
      'confirmed system',
      'payment-received guest-user',
      'balance-split guest-user',
      'change-requested guest-user',
      'change-withdrawn guest-user',
      'change-requested guest-user',
      'change-declined staff',
      'change-requested guest-user',
      'moved staff',
      'change-accepted staff',
      'cancelled guest-user',
      'refund-made system',
    ])
  const events = await eventsOf(held.id)
  expect(events[3]?.data).toEqual({ part: 'deposit', cents: Math.round(held.deposit * 100), by: 'card' })
  expect(events[10]?.data).toEqual({
    ...{ previousFrom: held.stay.from, previousTo: held.stay.to },
    ...{ from: '2027-07-03', to: '2027-07-10' },
  })
  expect(JSON.stringify(events)).not.toContain('Aunt')
})

test('a client arranges a transfer, and staff record it and a refund', async () => {
  const held = await hold()
  await pay(held)
  const own = as(held.jwt)
  await call('POST', `core/bookings/${held.id}/processoffline/balance`, own)
  const { payments } = await call('GET', `core/bookings/${held.id}`, own)
  const { amount } = payments.find(({ kind }: { kind: string }) => kind === 'balance')
  const transfer = { part: 'balance', amount, bookedOn: '2027-01-15' }
  const bookings = `office/bookings/${held.id}`
  await call('POST', `${bookings}/transfers`, staff, { ...transfer, direction: 'in', bankReference: 'IN 1' })
  await call('POST', `${bookings}/transfers`, staff, { ...transfer, direction: 'out', bankReference: 'OUT 1' })
  expect((await kindsOf(held.id)).slice(3)).toEqual([
    'transfer-arranged guest-user',
    'payment-received staff',
    'refund-made staff',
  ])
})

const lead = bearer(await signInBy(app))

test('a client answers an offered service, and cancels one that is paid', async () => {
  const [villa] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, 9002))
  if (!villa) throw new Error('the demonstration has no booking')
  const { villaId, stay } = villa
  const service = { bookingId: 9002, villaId, stay, kind: 'experience-service' as const, status: itemStatus.quoted }
  const items = await db
    .insert(tables.bookingItem)
    .values(
      [1, 2, 3].map(serviceId => ({ ...service, serviceId, ...(serviceId === 3 && { status: itemStatus.option }) })),
    )
    .returning()
  await call('POST', `core/bookingitems/${items[0]?.id}`, lead, { step: 'accept' })
  await call('POST', `core/bookingitems/${items[1]?.id}`, lead, { step: 'decline' })
  const [, , paid] = items
  if (!paid) throw new Error('no third service')
  await db.insert(tables.serviceTerms).values({ itemId: paid.id, freeDays: 7, laterPercent: 50 })
  await db.update(tables.bookingItem).set({ status: itemStatus.confirmed }).where(eq(tables.bookingItem.id, paid.id))
  await call('POST', `core/bookingitems/${paid.id}/cancel`, lead, { returned: 0 })
  const events = (await eventsOf(9002))
    .filter(({ kind }) => kind.startsWith('service-'))
    .map(({ kind, actor, itemId }) => ({ kind, actor, itemId }))
  expect(events).toEqual([
    { kind: 'service-accepted', actor: 'lead-booker', itemId: items[0]?.id },
    { kind: 'service-declined', actor: 'lead-booker', itemId: items[1]?.id },
    { kind: 'service-cancelled', actor: 'lead-booker', itemId: paid.id },
  ])
})

test('experiences that are requested, quoted, accepted and given up leave events', async () => {
  const before = (await eventsOf(9002)).length
  const itinerary = await call('GET', 'core/itineraries/villabookingid/9002', lead)
  const date = [1, 2].map(days => addDays(itinerary.from, days)).find(day => weekdayOf(day) !== 7)
  const plan = async () => {
    const planned = { uuid: randomUUID(), bookingId: 9002, serviceId: 5042, date, adults: 2, children: 0 }
    const saved = await call(
      'POST',
      'core/itineraries',
      { ...lead, 'if-match': '"0"' },
      { ...planned, note: 'Aunt Ada' },
    )
    return { ...saved, bookingId: 9002 }
  }
  const ask = async ({ uuid }: { uuid: string }): Promise<number> => {
    await call('POST', 'core/bookings/itinerary/request', lead, { bookingId: 9002, items: [uuid] })
    const [row] = await db.select().from(tables.plannedExperience).where(eq(tables.plannedExperience.id, uuid))
    return row?.itemId ?? 0
  }
  const [quoted, refused, basket] = [await plan(), await plan(), await plan()]
  const itemId = await ask(quoted)
  await call('POST', `office/experiences/${itemId}/answer`, staff, { answer: 'quoted', price: 90 })
  await call('DELETE', `core/itineraries/${quoted.uuid}`, lead)
  await call('POST', `office/experiences/${await ask(refused)}/answer`, staff, { answer: 'unavailable' })
  const items = [{ uuid: basket.uuid, quotedPrice: basket.quotedPrice }]
  await call('POST', 'core/bookings/itinerary/consolidateforpayment', lead, { bookingId: 9002, items })
  await call('POST', 'core/itineraries', { ...lead, 'if-match': '"3"' }, { ...basket, selected: false })
  const events = (await eventsOf(9002)).slice(before)
  expect(events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual([
    'experience-requested lead-booker',
    'experience-quoted staff',
    'experience-dropped lead-booker',
    'experience-requested lead-booker',
    'experience-unavailable staff',
    'experience-accepted lead-booker',
    'experience-put-back lead-booker',
  ])
  expect(events[1]?.data).toEqual({ experienceId: 42, day: date, cents: 9000 })
  expect(JSON.stringify(events)).not.toContain('Aunt')
})

test('guests who are invited, join and are removed leave events of the bookings that they share', async () => {
  const signIn = async () => bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
  const invited = { email: demonstrationAccounts.guest, firstname: 'Nora', lastname: 'Aziz', role: 1 }
  const scope = { allBookings: false, bookings: [9002], prices: false }
  // The demonstration's guest shares all bookings; the invitation narrows it.
  const { id } = await call('POST', 'core/guestlogins/profile', lead, { ...invited, ...scope })
  await call('POST', `core/guestlogins/${id}/archive`, lead)
  await call('POST', 'core/guestlogins/profile', lead, { ...invited, ...scope })
  // The archived login ended all sessions.
  const guest = await signIn()
  await call('POST', `core/guestlogins/${id}/answer`, guest, { accept: true })
  await call('POST', `core/guestlogins/${id}/answer`, guest, { accept: true })
  expect((await kindsOf(9002)).filter(kind => kind.startsWith('guest'))).toEqual([
    'guest-invited lead-booker',
    'guest-removed lead-booker',
    'guest-invited lead-booker',
    'guest-joined co-sign-in',
  ])
  expect(await kindsOf(9001)).toEqual([])
})

test('the last complete passport leaves one event', async () => {
  await db.update(tables.booking).set({ adults: 2, children: 0, infants: 0 }).where(eq(tables.booking.id, 9002))
  const at = 'core/passportdetails/bookingid/9002'
  const details = {
    ...emptyPassport,
    ...{ givenNames: 'Ada', surname: 'Weiss', sex: 'f', birthDate: '1980-02-03', birthCountry: 'DE' },
    ...{ birthPlace: 'Kiel', nationality: 'DE', documentType: 'passport', documentNumber: 'C01X00T47' },
    ...{ issueCountry: 'DE', issuePlace: 'Kiel', expiresOn: '2035-01-01' },
  }
  const { guests } = await call('GET', at, lead)
  for (const { id, revision } of guests)
    await call('POST', at, { ...lead, 'if-match': `"${revision}"` }, { guestId: id, details, guardianId: null })
  const ready = (await eventsOf(9002)).filter(({ kind }) => kind === 'passports-ready')
  expect(ready.map(({ data, actor }) => ({ data, actor }))).toEqual([{ data: { guests: 2 }, actor: 'lead-booker' }])
  expect(JSON.stringify(ready)).not.toContain('Weiss')
})

test('client and company write to one another', async () => {
  const at = 'core/bookings/9002/messages'
  const { messages } = await call('POST', at, lead, { body: 'May we bring a dog?' })
  const { conversations } = await call('GET', 'office/messages', staff)
  await call('POST', `office/messages/${conversations[0].id}`, staff, { body: 'Of course.' })
  const sent = (await eventsOf(9002)).filter(({ kind }) => kind === 'message-sent')
  expect(sent.map(({ actor }) => actor)).toEqual(['lead-booker', 'staff'])
  expect(sent[0]?.data).toEqual({ messageId: messages.at(-1).id })
  expect(JSON.stringify(sent)).not.toContain('dog')
})

test('the office holds a villa for a client', async () => {
  const { id: villaId } = await aVilla(db)
  await expect.poll(() => catalogue.villas.get(villaId)).toBeDefined()
  const contactId = (await signInBy(app)).json().contact.id
  const stay = { propertyId: villaId, from: '2027-06-05', to: '2027-06-12', adults: 2, children: 0, infants: 0 }
  const made = await call('POST', 'office/bookings', staff, { ...stay, contactId, currencyId: 1 })
  expect(await kindsOf(made.id)).toEqual(['held staff'])
})

test('a hold is released by its client or by staff, or expires by itself', async () => {
  const mine = await hold()
  await call('PUT', `core/bookings/ob/expire/${mine.id}`, as(mine.jwt))
  expect((await kindsOf(mine.id)).at(-1)).toBe('released guest-user')
  const theirs = await hold()
  await confirmAddressOf(db, theirs.id)
  await call('POST', `core/bookings/${theirs.id}/processoffline/deposit`, as(theirs.jwt))
  await call('POST', `office/bookings/${theirs.id}/release`, staff)
  expect((await kindsOf(theirs.id)).at(-1)).toBe('released staff')
  const left = await hold()
  await clock.set(Date.parse('2027-01-15T15:00:00Z'))
  await doJob(site, 'tidy-options')
  expect((await kindsOf(left.id)).at(-1)).toBe('expired system')
  await clock.set(Date.parse('2027-01-15T12:00:00Z'))
})

test('a damage deposit is chosen, left and released, and the stay ends', async () => {
  const { id: villaId } = await aVilla(db, { damageDepositCents: 500_01 })
  const stay = { from: '2027-06-05', to: '2027-06-12' }
  const held = await hold({ villaId, stay })
  const own = as(held.jwt)
  await pay(held)
  await call('POST', 'core/bookings/setDamageWaiver', own, { bookingId: held.id, damageWaiver: false })
  // Months pass, during which a client would have signed in again.
  await db.execute(sql`update access_token set expires_at = '2028-01-01'`)
  await db.execute(sql`update session set expires_at = '2028-01-01'`)
  await clock.set(Date.parse('2027-05-30T10:00:00Z'))
  expect((await pay(held, { part: 'damage', amount: 500.01 })).body.state).toBe('held')
  await call('POST', `office/bookings/${held.id}/damagedeposit/release`, await staffBearer(db))
  expect((await kindsOf(held.id)).slice(3)).toEqual([
    'damage-cover-chosen guest-user',
    'damage-deposit-held guest-user',
    'damage-deposit-released staff',
  ])
  // The villa's stay ends: its booking is completed.
  await clock.set(Date.parse('2027-06-20T10:00:00Z'))
  // A worker may still hold the booking while it releases the deposit.
  const lastKind = async () => {
    await doJob(site, 'complete-stays')
    return (await kindsOf(held.id)).at(-1)
  }
  await expect.poll(lastKind, { timeout: 30_000 }).toBe('completed system')
  await clock.set(Date.parse('2027-01-15T12:00:00Z'))
})

test('an event is never changed, and goes only with its booking', async () => {
  const [event] = await db.select().from(tables.bookingEvent).limit(1)
  const of = eq(tables.bookingEvent.id, event?.id ?? 0)
  const refusal = (write: Promise<unknown>) =>
    write.then(
      () => undefined,
      error => postgresError(error)?.constraint,
    )
  expect(await refusal(db.update(tables.bookingEvent).set({ actor: 'staff' }).where(of))).toBe('never_rewritten')
  expect(await refusal(db.delete(tables.bookingEvent).where(of))).toBe('never_rewritten')
  const [made] = await db.insert(tables.booking).values({ status: 0 }).returning()
  const bookingId = made?.id ?? 0
  await withTransaction(db, tx => recordEvent(tx, bookingId, { kind: 'expired', actor: 'system' }))
  await db.delete(tables.booking).where(eq(tables.booking.id, bookingId))
  expect(await eventsOf(bookingId)).toEqual([])
})

test.each([{ note: 'Allergic to nuts' }, { list: [1] }, { of: { name: 'ada' } }, { none: null }])(
  'the database refuses data that could hold words: %j',
  async data => {
    const refused = db.execute(
      sql`insert into booking_event (booking_id, kind, actor, data) values (9002, 'expired', 'system', ${JSON.stringify(data)}::jsonb)`,
    )
    await expect(refused.catch(error => Promise.reject(new Error(postgresError(error)?.constraint)))).rejects.toThrow(
      'booking_event_data',
    )
  },
)

test('a write without its event does not commit in this file', async () => {
  const held = await hold()
  const write = db.update(tables.booking).set({ status: 5 }).where(eq(tables.booking.id, held.id))
  await expect(write.catch(error => Promise.reject(new Error(String(error.cause?.message))))).rejects.toThrow(
    'a write of booking recorded no event',
  )
  expect(await bookingStatusOf(held.id)).toBe(0)
})

test('each write about bookings names its events, or why it has none', () => {
  const about =
    /\/core\/(bookings|bookingitems|passportdetails|guestlogins|cosignins|payments|paymentlinks|supplierrequests|transportation|itineraries)|\/office\/(experiences|bookings|changes|damageclaims|items|payments|refunds|policeregister|supplierrequests|transfers|wine)/
  const names = endpoints
    .filter(({ method, path }) => method !== 'GET' && about.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(eventsOfWrites).toSorted()).toEqual(names.toSorted())
  const named = Object.values(eventsOfWrites).flatMap(events => (typeof events === 'string' ? [] : events))
  expect(bookingEventKinds.filter(kind => !named.some(one => one === kind))).toEqual([
    'expired',
    'completed',
    'wine-expired',
  ])
})

test('each kind of event was recorded above', async () => {
  const rows = await db.select({ kind: tables.bookingEvent.kind }).from(tables.bookingEvent)
  expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual([...bookingEventKinds].toSorted())
})
