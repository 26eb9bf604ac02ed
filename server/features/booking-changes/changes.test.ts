import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, configuration } = site
const { send, as, hold, pay } = paying(site, bank)
const office = await staffBearer(db)

const confirmed = async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  return held
}
const quote = (held: Held, wanted: object) => send('POST', `bookings/${held.id}/changes/quote`, wanted, as(held.jwt))
const askFor = (held: Held, wanted: object) => send('POST', `bookings/${held.id}/changes`, wanted, as(held.jwt))
const list = async (held: Held) =>
  (await send('GET', `bookings/${held.id}/changes`, undefined, as(held.jwt))).body.changes
const desk = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const reply = await app.inject({ method, url: `/api/office/${url}`, ...(payload && { payload }), headers: office })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const later = { from: '2027-06-12', to: '2027-06-26', adults: 4, children: 2 }

test('a night or a week more is quoted with its difference, and holds no nights', async () => {
  const held = await confirmed()
  const same = await quote(held, { ...held.stay, adults: 4, children: 2 })
  expect(same.body).toMatchObject({
    possible: true,
    refused: null,
    difference: 0,
    before: 7105,
    total: 7105,
    currencyId: 1,
  })
  const twice = await quote(held, later)
  expect(twice.body).toMatchObject({
    possible: true,
    difference: 7105,
    total: 14_210,
    schedule: [
      { kind: 'deposit', amount: 2100, state: 'paid' },
      { kind: 'balance', amount: 11_900, state: 'to-come' },
      { kind: 'tourist-tax', amount: 210, state: 'to-come' },
    ],
    nearStays: [],
  })
  expect((await quote(held, { ...later, adults: 90 })).body).toMatchObject({
    possible: false,
    refused: { reason: 'too-small' },
    difference: null,
    total: null,
  })
  const { from } = held.stay
  const short = { from, to: addDays(from, 2), adults: 4, children: 2 }
  const refused = await quote(held, short)
  expect(refused.body).toMatchObject({ possible: false, refused: { reason: 'changeover', weekdays: [6] } })
  // The booking's own nights count as free, but its own stay is no suggestion.
  const near: { from: string; to: string }[] = refused.body.nearStays
  expect(near.length).toBeGreaterThan(0)
  expect(near).not.toContainEqual(expect.objectContaining(held.stay))
  expect((await askFor(held, short)).body).toMatchObject({ code: 'stay-refused', reason: 'changeover' })
  const other = await hold({ villaId: held.villaId, stay: { from: '2027-06-19', to: '2027-06-26' } })
  expect(other.villaId).toBe(held.villaId)
  expect((await quote(held, later)).body).toMatchObject({ refused: { reason: 'taken' }, difference: 7105 })
  expect((await askFor(held, later)).body.code).toBe('dates-taken')
  expect(await list(held)).toEqual([])
})

test('a request waits for the office, which can also move the booking first and then accept', async () => {
  const held = await confirmed()
  const asked = await askFor(held, { ...later, adults: 5, note: 'My sister comes along.' })
  expect([asked.status, asked.body.state, asked.body.difference]).toEqual([201, 'asked', 7105])
  const again = await askFor(held, { ...later, adults: 6 })
  expect((await list(held)).map(({ state }: { state: string }) => state)).toEqual(['asked', 'replaced'])
  const open = await desk('GET', 'changes')
  expect(open.body.changes.map(({ id }: { id: number }) => id)).toContain(again.body.id)
  const made = { answer: 'made' }
  const price = (await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body.bookingItems[0].price + 6000
  const { from, to } = later
  expect((await desk('POST', `bookings/${held.id}/move`, { propertyId: held.villaId, from, to, price })).status).toBe(
    200,
  )
  expect((await desk('POST', `changes/${again.body.id}/answer`, made)).status).toBe(204)
  expect((await desk('POST', `changes/${again.body.id}/answer`, made)).body.code).toBe('not-in-this-state')
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, held.id))
  expect(row?.adults).toBe(6)
  // The price of the move stays; the tourist tax is recalculated for the nights.
  expect((await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body).toMatchObject({ totalPrice: 13_210 })
  const ofClient = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, held.email))
    .orderBy(tables.mail.id)
  expect(ofClient.filter(({ subject }) => /^We have received your change request/.test(subject))).toHaveLength(2)
  const letters = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, configuration.office.email))
    .orderBy(tables.mail.id)
  const told = letters.filter(({ text }) => text.includes('My sister comes along.'))
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining(`/office/changes?request=${asked.body.id}`)])
})

test('a declined request is reported to the client once, and the booking stays as it is', async () => {
  const held = await confirmed()
  const { body } = await askFor(held, later)
  expect((await desk('POST', `changes/${body.id}/answer`, { answer: 'declined' })).status).toBe(204)
  expect((await desk('POST', `changes/${body.id}/answer`, { answer: 'declined' })).body.code).toBe('not-in-this-state')
  const letters = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, held.email))
    .orderBy(tables.mail.id)
  expect(letters.filter(({ subject }) => /^Your change request/.test(subject))).toHaveLength(1)
  const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, held.id))
  expect(item?.stay).toEqual(held.stay)
})

test('a change of another client’s booking, of an option, or to invalid days is rejected', async () => {
  const [held, option] = [await confirmed(), await hold()]
  for (const id of [held.id, 2_000_000_000]) {
    expect((await quote({ ...option, id }, later)).body.code).toBe('not-found')
    expect((await askFor({ ...option, id }, later)).body.code).toBe('not-found')
  }
  expect((await quote(option, later)).body.code).toBe('not-in-this-state')
  for (const wrong of [
    { ...later, to: '2027-06-01' },
    { ...later, from: '2020-06-01', to: '2020-06-08' },
    { ...later, adults: 0 },
    { ...later, from: 'soon' },
    {},
  ])
    expect((await askFor(held, wrong)).body.code).toBe('invalid-input')
  expect(await list(held)).toEqual([])
  expect((await desk('POST', 'changes/2000000000/answer', { answer: 'made' })).body.code).toBe('not-found')
})

test('a request can be withdrawn until it is answered: the office is notified once, and the stay remains as booked', async () => {
  const [held, other] = [await confirmed(), await confirmed()]
  const { body } = await askFor(held, { ...later, note: 'An aunt may come, too.' })
  const withdraw = async (by: Held, id: number, changeId: number) => {
    const url = `/api/core/bookings/${id}/changes/${changeId}`
    const reply = await app.inject({ method: 'DELETE', url, headers: as(by.jwt) })
    return reply.body ? reply.json().code : reply.statusCode
  }
  expect(await withdraw(other, held.id, body.id)).toBe('not-found')
  expect(await withdraw(other, other.id, body.id)).toBe('not-found')
  expect(await withdraw(held, held.id, 2_000_000_000)).toBe('not-found')
  expect(await Promise.all([withdraw(held, held.id, body.id), withdraw(held, held.id, body.id)])).toEqual([204, 204])
  expect((await list(held)).map(({ state }: { state: string }) => state)).toEqual(['withdrawn'])
  expect((await desk('POST', `changes/${body.id}/answer`, { answer: 'declined' })).body.code).toBe('not-in-this-state')
  const open = (await desk('GET', 'changes')).body.changes.map(({ id }: { id: number }) => id)
  expect(open).not.toContain(body.id)
  const letters = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, configuration.office.email))
    .orderBy(tables.mail.id)
  const ofIt = letters.filter(({ text }) => text.includes('An aunt may come, too.')).map(({ subject }) => subject)
  expect(ofIt.map(subject => subject.replace(/:.*/, '')).toSorted()).toEqual([
    'Change request withdrawn',
    'Change requested',
  ])
  const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, held.id))
  expect(item?.stay).toEqual(held.stay)

  // An answered request cannot be withdrawn; a new one replaces no other.
  const again = (await askFor(held, later)).body
  expect((await desk('POST', `changes/${again.id}/answer`, { answer: 'declined' })).status).toBe(204)
  expect(await withdraw(held, held.id, again.id)).toBe('not-in-this-state')
  expect((await list(held)).map(({ state }: { state: string }) => state)).toEqual(['declined', 'withdrawn'])
})

test('a request lapses when its booking is cancelled: it cannot be answered, and no e-mail says that the stay stands', async () => {
  const held = await confirmed()
  const { body } = await askFor(held, later)
  expect((await desk('POST', `bookings/${held.id}/cancel`, { returned: 0 })).status).toBe(200)
  expect((await list(held)).map(({ state }: { state: string }) => state)).toEqual(['lapsed'])
  const open = (await desk('GET', 'changes')).body.changes.map(({ id }: { id: number }) => id)
  expect(open).not.toContain(body.id)
  for (const answer of ['declined', 'made'])
    expect((await desk('POST', `changes/${body.id}/answer`, { answer })).body.code).toBe('not-in-this-state')
  const letters = await db.select().from(tables.mail).where(eq(tables.mail.recipient, 'ada@example.com'))
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, held.id))
  const ofIt = letters.filter(({ text }) => text.includes(row?.reference ?? 'none'))
  expect(ofIt.filter(({ subject }) => /^Your change request/.test(subject))).toEqual([])
})

test('the nights of the booking itself are free to it, those of others are not', async () => {
  const held = await confirmed()
  const other = await hold({ villaId: held.villaId, stay: { from: '2027-06-19', to: '2027-06-26' } })
  expect((await pay(other)).body.state).toBe('paid')
  const calendar = async (by: Held) => {
    const url = `bookings/${held.id}/changes/availability`
    return (await send('GET', url, undefined, as(by.jwt))).body
  }
  const { today, maximumNights, arrivals, availability } = await calendar(held)
  expect([today, maximumNights]).toEqual(['2027-01-15', 40])
  const season = arrivals.find(
    ({ from, to }: { from: string; to: string }) => from <= held.stay.from && held.stay.from < to,
  )
  expect(season).toMatchObject({ changeover: [6] })
  const daysOf = (marked: { date: string }[]) => marked.map(({ date }) => date)
  const free = daysOf(availability.bookableDates)
  expect(free).toContain(held.stay.from)
  expect(free).toContain(addDays(held.stay.to, -1))
  expect(daysOf(availability.bookedDates)).toContain('2027-06-19')
  expect(availability.bookableDates.find(({ date }: { date: string }) => date === held.stay.from).allowCheckIn).toBe(
    true,
  )
  // A visitor finds the same nights taken.
  const open = await site.get(`/api/core/properties/${held.villaId}/availability`)
  expect(daysOf(open.body.bookableDates)).not.toContain(held.stay.from)
  expect((await calendar(other)).code).toBe('not-found')
  const option = await hold()
  const ofOption = await send('GET', `bookings/${option.id}/changes/availability`, undefined, as(option.jwt))
  expect(ofOption.body.code).toBe('not-in-this-state')
})

test('those too young for the tax of the place are told with a change, and stay with the booking once it is made', async () => {
  const { id: villaId } = await aVilla(db, { regionId: 8 })
  const held = await hold({ villaId, stay: { from: '2027-06-05', to: '2027-06-12' } })
  expect((await pay(held)).body.state).toBe('paid')
  const taxOf = async (party: object) => {
    const { body } = await quote(held, { ...held.stay, ...party })
    const rows: { kind: string; amount: number }[] = body.schedule
    return rows.find(({ kind }) => kind === 'tourist-tax')?.amount ?? 0
  }
  // In France all under 18 are exempt: of five adults one or two.
  const five = { adults: 5, children: 0 }
  const [all, four, three] = [await taxOf(five), await taxOf({ ...five, young: 1 }), await taxOf({ ...five, young: 2 })]
  expect(four).toBeCloseTo((all * 4) / 5, 2)
  expect(three).toBeCloseTo((all * 3) / 5, 2)
  const { body } = await askFor(held, { ...held.stay, ...five, young: 2 })
  expect(body.young).toBe(2)
  expect((await desk('POST', `changes/${body.id}/answer`, { answer: 'made' })).status).toBe(204)
  const changed = (await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body
  expect([changed.adults, changed.children, changed.young]).toEqual([5, 0, 2])
  const tax = changed.schedule.find(({ kind }: { kind: string }) => kind === 'tourist-tax')
  expect(tax.amount).toBeCloseTo(three, 2)
  // The same party keeps its young; of another one nothing is known.
  expect(await taxOf(five)).toBeCloseTo(three, 2)
  expect(await taxOf({ adults: 4, children: 0 })).toBeCloseTo((all * 4) / 5, 2)
})
