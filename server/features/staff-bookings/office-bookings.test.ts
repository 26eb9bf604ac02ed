import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { aSeason, aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, catalogue } = site
const { work, send, as, hold, pay, booksOf, agreed } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const office = await staffBearer(db)
const desk = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const reply = await app.inject({
    method,
    url: `/api/office/${url}`,
    ...(payload && { payload }),
    headers: office,
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}

async function aLetVilla() {
  const { id } = await aVilla(db)
  await aSeason(db, { villaId: id, nights: { from: '2028-01-01', to: '2028-12-30' } })
  await expect.poll(() => catalogue.villas.get(id)).toBeDefined()
  return id
}
const week = { from: '2028-06-03', to: '2028-06-10' }
const [client] = await db
  .select({ id: tables.contact.id, publicId: tables.contact.publicId, email: tables.contact.email })
  .from(tables.contact)
  .where(eq(tables.contact.email, 'lead@example.com'))
const contactId = client?.publicId ?? ''
const lettersTo = async (recipient: string, words: RegExp) =>
  (await db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)).filter(
    ({ subject }) => words.test(subject),
  )

describe('owner blocks', () => {
  test('take the nights until they are released, once', async () => {
    const villaId = await aLetVilla()
    const kept = await desk('POST', `villas/${villaId}/blocks`, { ...week, note: 'Owner’s family' })
    expect(kept).toMatchObject({ status: 201, body: { propertyId: villaId, ...week, note: 'Owner’s family' } })
    expect((await desk('POST', `villas/${villaId}/blocks`, week)).body.code).toBe('dates-taken')
    const quote = await site.get(
      `/api/core/bookings/ob/quote?propertyId=${villaId}&from=${week.from}&to=${week.to}&adults=2`,
    )
    expect(quote.body.code).toBe('dates-taken')
    expect((await desk('GET', `villas/${villaId}/blocks`)).body.blocks).toHaveLength(1)
    expect((await desk('DELETE', `blocks/${kept.body.id}`)).status).toBe(204)
    expect((await desk('DELETE', `blocks/${kept.body.id}`)).body.code).toBe('not-found')
    expect((await desk('GET', `villas/${villaId}/blocks`)).body.blocks).toEqual([])
  })

  test.each([
    [{ from: '2028-06-10', to: '2028-06-03' }, 'invalid-input'],
    [{ from: '2028-06-10', to: '2038-06-03' }, 'invalid-input'],
    [{ from: 'soon', to: '2028-06-03' }, 'invalid-input'],
    [{}, 'invalid-input'],
  ])('%j is rejected as %s', async (body, code) => {
    expect((await desk('POST', 'villas/1/blocks', body)).body.code).toBe(code)
  })

  test('do not exist for a villa that does not exist', async () => {
    expect((await desk('POST', 'villas/2000000000/blocks', week)).body.code).toBe('not-found')
  })
})

describe('a booking that the office makes', () => {
  test('is held for the client, who is notified and pays it by card', async () => {
    const villaId = await aLetVilla()
    const wanted = { contactId, propertyId: villaId, ...week, adults: 4, currencyId: 1 }
    const { status, body } = await desk('POST', 'bookings', wanted)
    expect([status, body.status, body.onlineBooking]).toEqual([201, bookingStatus.officeOption, false])
    expect((await desk('POST', 'bookings', wanted)).body.code).toBe('dates-taken')
    expect(await lettersTo(client?.email ?? '', /is on hold for you/)).toHaveLength(1)
    const jwt = bearer(await signInBy(app)).authorization.slice('Bearer '.length)
    const deposit = body.payments[0].amount as number
    expect((await pay({ id: body.id, jwt, deposit })).body.code).toBe('conditions-needed')
    const accepted = { version: body.terms.version, lang: 'en' }
    expect((await send('POST', `bookings/${body.id}/conditions`, accepted, as(jwt))).status).toBe(200)
    const paid = await pay({ id: body.id, jwt, deposit })
    expect(paid.body).toMatchObject({ state: 'paid', part: 'deposit' })
    expect((await send('GET', `bookings/${body.id}`, undefined, as(jwt))).body.status).toBe(bookingStatus.confirmed)
    expect(await booksOf(body.id)).toEqual(agreed(Math.round(deposit * 100)))
  })

  test('is not bound by changeover days, but by price and party', async () => {
    const villaId = await aLetVilla()
    const wanted = { contactId, propertyId: villaId, from: '2028-06-06', to: '2028-06-08', adults: 2, currencyId: 1 }
    expect((await desk('POST', 'bookings', wanted)).status).toBe(201)
    const never = { ...wanted, from: '2035-06-06', to: '2035-06-08' }
    expect((await desk('POST', 'bookings', never)).body.code).toBe('stay-refused')
    expect((await desk('POST', 'bookings', { ...wanted, contactId: randomUUID() })).body.code).toBe('not-found')
    expect((await desk('POST', 'bookings', { ...wanted, from: '2026-06-06', to: '2026-06-13' })).body.code).toBe(
      'invalid-input',
    )
  })
})

describe('a booking that is moved', () => {
  test('takes its new nights and releases the old, notifies the client, and its calendar file has a later revision', async () => {
    const held = await hold()
    expect((await pay(held)).body.state).toBe('paid')
    const to = { propertyId: held.villaId, from: '2027-06-12', to: '2027-06-19' }
    const { status, body } = await desk('POST', `bookings/${held.id}/move`, to)
    expect([status, body.returnedByCard, body.returnedByTransfer]).toEqual([200, 0, 0])
    const villa = body.booking.bookingItems.find(({ kind }: { kind: string }) => kind === 'villa')
    expect([villa.from, villa.to]).toEqual([to.from, to.to])
    const taken = await db.select().from(tables.occupancy).where(eq(tables.occupancy.villaId, held.villaId))
    expect(taken.map(({ nights }) => nights)).toEqual([{ from: to.from, to: to.to }])
    const [moved] = await lettersTo(held.email, /^Your stay has changed/)
    expect(moved?.calendar).toContain('SEQUENCE:1')
    expect(moved?.calendar).toContain('DTSTART;VALUE=DATE:20270612')
    const balance = body.booking.payments.find(({ kind }: { kind: string }) => kind === 'balance')
    expect(balance.due).toBe('2027-04-03')
  })

  test('for less refunds what was paid beyond that, and the accounts agree', async () => {
    const held = await hold()
    expect((await pay(held)).body.state).toBe('paid')
    const price = held.deposit - 100.5
    const to = { propertyId: held.villaId, ...held.stay, price }
    const { body } = await desk('POST', `bookings/${held.id}/move`, to)
    expect([body.returnedByCard, body.returnedByTransfer]).toEqual([100.5, 0])
    await expect.poll(() => booksOf(held.id), { timeout: 30_000 }).toEqual(agreed(Math.round(price * 100)))
  })

  test('is rejected where the nights are taken, it is an online option, or it belongs to another client', async () => {
    const held = await hold()
    const to = { propertyId: held.villaId, from: '2027-06-12', to: '2027-06-19' }
    expect((await desk('POST', `bookings/${held.id}/move`, to)).body.code).toBe('not-in-this-state')
    expect((await pay(held)).body.state).toBe('paid')
    await desk('POST', `villas/${held.villaId}/blocks`, { from: '2027-06-18', to: '2027-06-20' })
    expect((await desk('POST', `bookings/${held.id}/move`, to)).body.code).toBe('dates-taken')
    expect((await desk('POST', 'bookings/2000000000/move', to)).body.code).toBe('not-found')
    expect((await desk('POST', `bookings/${held.id}/move`, { ...to, price: -1 })).body.code).toBe('invalid-input')
    const [item] = await db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, held.id))
    expect(item?.stay).toEqual(held.stay)
  })
})

test('a booking names the person of the villa page, or the one whom staff choose, in its payment outcome as well', async () => {
  const held = await hold()
  const shown = async () => (await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))).body.clientManager
  const { content, villas } = catalogue
  const [knows] = content.teamOfRegion(villas.get(held.villaId)?.row.regionId ?? 0)
  expect(await shown()).toMatchObject({ id: knows?.id, fullName: knows?.fullName, workPhone: knows?.workPhone })
  const other = content.teamMembers.find(({ id }) => id !== knows?.id)
  const path = `bookings/${held.id}/clientmanager`
  expect((await desk('PUT', path, { userId: 4711 })).body.errors).toMatchObject([{ field: 'body.userId' }])
  expect((await desk('PUT', path, { userId: other?.id })).body.clientManager.fullName).toBe(other?.fullName)
  expect((await shown()).email).toBe(other?.email)
  expect((await pay(held)).body.message.Description).toContain(other?.fullName)
  // E-mails that follow name the new person, and how to call them.
  const to = { propertyId: held.villaId, from: '2027-06-12', to: '2027-06-19' }
  expect((await desk('POST', `bookings/${held.id}/move`, to)).status).toBe(200)
  await expect.poll(async () => (await lettersTo(held.email, /^Receipt/)).length).toBe(1)
  for (const mail of [
    ...(await lettersTo(held.email, /^Your stay has changed/)),
    ...(await lettersTo(held.email, /^Receipt/)),
  ])
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(
      `Call ${other?.fullName}, your villa specialist, on ${other?.workPhone}`,
    )
  const entries = await db
    .select()
    .from(tables.staffAuditEntry)
    .where(eq(tables.staffAuditEntry.action, 'client-manager-set'))
  expect(entries.map(({ reason }) => reason)).toEqual([expect.stringContaining(other?.fullName ?? '-')])
  expect((await desk('PUT', path, { userId: null })).body.clientManager.id).toBe(knows?.id)
})

test('staff find a booking by its reference or its client, and see whom the client sees', async () => {
  const held = await hold()
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, held.id))
  if (!row) throw new Error('no booking')
  const find = async (words: string) => (await desk('POST', 'bookings/find', { words })).body.bookings
  const [knows] = catalogue.content.teamOfRegion(catalogue.villas.get(held.villaId)?.row.regionId ?? 0)
  const usual = { id: knows?.id, fullName: knows?.fullName }
  const told = { bookingId: held.id, reference: row.reference, ...held.stay, email: held.email }
  const [found] = await find(row.reference)
  expect(found).toMatchObject({ ...told, clientManager: usual, usualManager: usual, chosen: false })
  // However it is read out, and from the first letters on.
  expect(await find(row.reference.replace('-', ' ').toLowerCase())).toEqual([found])
  expect(await find(row.reference.slice(0, 6))).toEqual([found])
  expect(await find(held.email.toUpperCase())).toContainEqual(found)
  // Nothing that somebody types is a pattern.
  expect(await find('%%%')).toEqual([])
  expect(await find('___-')).toEqual([])
  expect((await desk('POST', 'bookings/find', { words: 'ab' })).body.code).toBe('invalid-input')

  const { people } = (await desk('GET', 'clientmanagers?lang=de')).body
  const other = people.find(({ id }: { id: number }) => id !== knows?.id)
  expect(other).toMatchObject({ fullName: expect.any(String), role: expect.any(String) })
  const path = `bookings/${held.id}/clientmanager`
  const entries = async () =>
    (await db.select().from(tables.staffAuditEntry).where(eq(tables.staffAuditEntry.action, 'client-manager-set')))
      .map(({ reason }) => reason)
      .filter(reason => reason.startsWith(row.reference))
  await desk('PUT', path, { userId: other.id })
  await desk('PUT', path, { userId: other.id })
  expect(await entries()).toEqual([`${row.reference}: ${other.fullName}`])
  const chosen = { id: other.id, fullName: other.fullName }
  expect(await find(row.reference)).toMatchObject([{ clientManager: chosen, usualManager: usual, chosen: true }])
  await desk('PUT', path, { userId: null })
  expect(await entries()).toEqual([`${row.reference}: ${other.fullName}`, `${row.reference}: ${knows?.fullName}`])

  // Bookings that failed need no client manager.
  await db.update(tables.booking).set({ status: bookingStatus.expired }).where(eq(tables.booking.id, held.id))
  expect(await find(row.reference)).toEqual([])
})

test('a booking of a client with an account is found by the name and address of the account', async () => {
  const find = async (words: string) => (await desk('POST', 'bookings/find', { words })).body.bookings
  const byAddress = await find('lead@example')
  expect(byAddress.length).toBeGreaterThan(2)
  const today = '2027-01-15'
  const isPast = byAddress.map(({ to }: { to: string }) => to < today)
  // Those to come stand first.
  expect(isPast).toEqual(isPast.toSorted((a: boolean, b: boolean) => Number(a) - Number(b)))
  const [contact] = await db.select().from(tables.contact).where(eq(tables.contact.email, 'lead@example.com'))
  const byName = await find((contact?.lastName ?? '').slice(0, 4).toUpperCase())
  expect(byName.map(({ bookingId }: { bookingId: number }) => bookingId)).toEqual(
    expect.arrayContaining(byAddress.map(({ bookingId }: { bookingId: number }) => bookingId)),
  )
})
