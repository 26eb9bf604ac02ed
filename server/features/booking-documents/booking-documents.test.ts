import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { formatDay, formatMoney } from '#domain/calendar/formats'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { centsOf } from '#domain/pricing/money'
import { findBooked, findBookings } from '#server/features/bookings/public'
import { confirmationFacts } from '#server/features/confirmation/public'
import { refundBooking } from '#server/features/payments/public'
import { testBank } from '#testing/bookings/bank'
import { type Held, paying } from '#testing/bookings/paying'
import { testApp } from '#testing/site/app'
import { decryptDocumentToken, encryptDocumentToken } from './document-token.ts'
import { linkDocument } from './link-document.ts'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, clock, context, configuration } = site
const { work, send, as, hold, pay } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const link = (held: Pick<Held, 'jwt'>, kind: string, id: number) =>
  send('POST', 'documents/links', { kind, id }, as(held.jwt))
const open = (address: string) => app.inject({ url: new URL(address).pathname })
const put = (held: Held, payload: object) =>
  app.inject({ method: 'PUT', url: `/api/core/bookings/${held.id}/invoicedto`, payload, headers: as(held.jwt) })
const invoicesOf = (id: number) => db.select().from(tables.invoice).where(eq(tables.invoice.bookingId, id))

async function paid(): Promise<Held> {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  return held
}

test('an invoice opens by its link for a minute, and other links open nothing', async () => {
  const held = await paid()
  const [invoice] = await invoicesOf(held.id)
  const { status, body } = await link(held, 'invoice', invoice?.id ?? 0)
  expect([status, body.address.startsWith(configuration.publicUrl)]).toEqual([200, true])
  const opened = await open(body.address)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const altered = body.address.slice(0, -2) + (body.address.endsWith('A') ? 'BB' : 'AA')
  for (const address of [altered, `${body.address.slice(0, -5)}`, body.address.replace(/[^/]+$/, 'x')])
    expect((await open(address)).statusCode).toBe(410)
  const other = await hold()
  expect((await link(other, 'invoice', invoice?.id ?? 0)).body.code).toBe('not-found')
  expect((await link(other, 'invoice', 2_000_000_000)).body.code).toBe('not-found')
  await clock.set(clock.at + 61_000)
  const over = await open(body.address)
  expect([over.statusCode, over.json().code]).toEqual([410, 'link-over'])
})

test('a link that was encrypted for another purpose opens nothing', () => {
  const sealed = encryptDocumentToken({ kind: 'invoice', id: 1, until: 10 }, configuration)
  expect(decryptDocumentToken(sealed, 9, configuration)).toEqual({ kind: 'invoice', id: 1, until: 10 })
  expect(() => decryptDocumentToken(sealed, 10, configuration)).toThrow('This link has been used')
  const otherKey = { secretsKey: Buffer.alloc(32, 7).toString('base64') }
  expect(() =>
    decryptDocumentToken(encryptDocumentToken({ kind: 'invoice', id: 1, until: 10 }, otherKey), 9, configuration),
  ).toThrow()
})

test('the stay is a file for calendars that ends on the day of departure', async () => {
  const held = await hold()
  expect((await link(held, 'calendar', held.id)).body.code).toBe('not-in-this-state')
  expect((await pay(held)).body.state).toBe('paid')
  const { body } = await link(held, 'calendar', held.id)
  const opened = await open(body.address)
  expect(opened.headers['content-disposition']).toMatch(/^attachment; filename="[\dA-Z]{4}-[\dA-Z]{4}\.ics"/)
  const lines = opened.body.split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      `DTSTART;VALUE=DATE:${held.stay.from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${held.stay.to.replaceAll('-', '')}`,
    ]),
  )
  const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, held.id))
  expect(lines).toContain(`UID:${row?.reference.toLowerCase()}@stay.maestrale`)
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  const { company, office } = configuration
  expect(opened.body.replace(/\r\n /g, '')).toContain(`ORGANIZER;CN="${company.name}":mailto:${office.email}\r\n`)
})

test('the confirmation of a booking opens as a PDF once there is one', async () => {
  const held = await hold()
  expect((await link(held, 'confirmation', held.id)).body.code).toBe('not-in-this-state')
  expect((await pay(held)).body.state).toBe('paid')
  const opened = await open((await link(held, 'confirmation', held.id)).body.address)
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
})

test('the confirmation e-mail holds what a contract needs, with its PDF and its calendar entry', async () => {
  const held = await hold()
  await db
    .update(tables.villa)
    .set({ arrivalFrom: '16:00', departureBy: '10:00' })
    .where(eq(tables.villa.id, held.villaId))
  expect((await pay(held)).body.state).toBe('paid')
  const confirmation = async () =>
    (await db.select().from(tables.mail).where(eq(tables.mail.recipient, held.email)).orderBy(tables.mail.id)).find(
      ({ pdf }) => pdf,
    )
  await expect.poll(confirmation).toBeDefined()
  const mail = await confirmation()
  const { body: booking } = await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))
  const text = mail?.text.replaceAll(/\s+/g, ' ') ?? ''
  const money = (amount: number) => formatMoney(amount, 'EUR', 'en')
  const { fullName, workPhone, email } = booking.clientManager
  for (const fact of [
    booking.reference,
    money(booking.totalPrice),
    ...booking.payments.map(({ amount }: { amount: number }) => money(amount)),
    `Due by ${formatDay(booking.payments.at(-1).due, 'en')}`,
    'Visa ending in',
    'Tourist tax',
    '4 adults, 2 children',
    `${formatDay(held.stay.from, 'en')}, from 16:00`,
    `${formatDay(held.stay.to, 'en')}, by 10:00`,
    'unless our office makes an exception',
    `until the end of ${formatDay('2027-03-27', 'en')}`,
    fullName,
    workPhone,
    email,
  ])
    expect(text).toContain(fact)
  expect(mail?.html).toContain(`<title>${mail?.subject.replaceAll('&', '&amp;')}</title>`)
  expect([mail?.pdfName, mail?.pdf?.subarray(0, 5).toString()]).toEqual([`${booking.reference}.pdf`, '%PDF-'])
  expect(mail?.calendar).toContain(`UID:${booking.reference.toLowerCase()}@stay.maestrale`)
})

test('the paid and payable amounts of a confirmation add up to its total', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  const [found] = await findBookings(db, [held.id])
  if (!found) throw new Error('no booking')
  const { items, payments, total } = await confirmationFacts(db, context, found)
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + centsOf(amount), 0)
  expect(sum(items.map(({ price }) => price))).toBe(centsOf(total))
  expect(sum(payments.map(({ amount }) => amount))).toBe(centsOf(total))
  for (const { due, paidOn } of payments) expect(due || paidOn).toMatch(/^2027-/)
})

test('an invited guest gets the calendar, and neither confirmation nor invoice', async () => {
  const invited = await db.select({ id: tables.booking.id }).from(tables.booking).where(eq(tables.booking.status, 2))
  const found = await Promise.all(invited.map(({ id }) => findBooked(db, id)))
  const booked = found.find(one => one && one.coSignInIds.length > 0)
  if (!booked) throw new Error('nobody is invited to a confirmed booking of the demonstration')
  const actor = { kind: 'co-sign-in', coSignInId: booked.coSignInIds[0] ?? 0, role: 'guest' } as const
  await expect(linkDocument(db, context, actor, { kind: 'calendar', id: booked.bookingId })).resolves.toMatchObject({})
  await expect(linkDocument(db, context, actor, { kind: 'confirmation', id: booked.bookingId })).rejects.toMatchObject({
    code: 'not-found',
  })
})

describe('a company', () => {
  test('is on the invoices issued after it was entered, and on their credit notes', async () => {
    const held = await hold()
    const told = await put(held, { company: ' Reisen & Mehr GmbH ', vatNumber: 'de 123.456-789' })
    expect([told.statusCode, told.json()]).toEqual([
      200,
      { company: 'Reisen & Mehr GmbH', vatNumber: 'DE123456789', address: '' },
    ])
    expect((await pay(held)).body.state).toBe('paid')
    expect((await put(held, { company: 'Another', vatNumber: '' })).statusCode).toBe(200)
    const [invoice] = await invoicesOf(held.id)
    const { body: booking } = await send('GET', `bookings/${held.id}`, undefined, as(held.jwt))
    expect(invoice).toMatchObject({
      address: '1 Quay\n49100 Corfu\nGreece',
      totalCents: centsOf(booking.totalPrice),
      leftCents: centsOf(booking.totalPrice) - centsOf(held.deposit),
    })
    expect(invoice).toMatchObject({ company: 'Reisen & Mehr GmbH', vatNumber: 'DE123456789' })
    await withTransaction(db, tx => refundBooking(tx, held.id, 100, 'granted'))
    await expect.poll(async () => (await invoicesOf(held.id)).length, { timeout: 20_000 }).toBe(2)
    expect((await invoicesOf(held.id))[1]).toMatchObject({
      kind: 'credit-note',
      company: 'Reisen & Mehr GmbH',
      vatNumber: 'DE123456789',
      address: '1 Quay\n49100 Corfu\nGreece',
      totalCents: null,
    })
  })

  test('is rejected where it is invalid, and where nothing is left to invoice', async () => {
    const held = await hold()
    expect((await put(held, { vatNumber: '12345' })).json().errors).toMatchObject([{ field: 'body.vatNumber' }])
    expect((await put(held, { company: 'a\u0000b' })).statusCode).toBe(422)
    await db.update(tables.booking).set({ status: bookingStatus.expired }).where(eq(tables.booking.id, held.id))
    expect((await put(held, { company: 'Late' })).json().code).toBe('not-in-this-state')
  })
})

describe('the address on invoices', () => {
  const list = async (held: Held) =>
    (await send('GET', `bookings/${held.id}/invoices`, undefined, as(held.jwt))).body.invoicedTo
  const addressOf = async (held: Held) => (await invoicesOf(held.id)).at(-1)?.address

  test('is the one that the client set, whatever is entered with a card', async () => {
    const held = await hold()
    const set = await put(held, { company: '', address: ' Gut Falk \n\n 8010 Graz\r\nAustria' })
    expect(set.json()).toMatchObject({ address: 'Gut Falk\n8010 Graz\nAustria' })
    expect(await list(held)).toMatchObject({ address: 'Gut Falk\n8010 Graz\nAustria', knownAddress: '' })
    expect((await pay(held)).body.state).toBe('paid')
    expect(await addressOf(held)).toBe('Gut Falk\n8010 Graz\nAustria')
    // A form without the field keeps it, an empty field removes it.
    expect((await put(held, { company: 'Falk' })).json().address).toBe('Gut Falk\n8010 Graz\nAustria')
    expect((await put(held, { address: '' })).json().address).toBe('')
    expect(await list(held)).toMatchObject({ address: '', knownAddress: '1 Quay\n49100 Corfu\nGreece' })
  })

  test('is rejected at its field where it cannot be printed', async () => {
    const held = await hold()
    for (const address of ['<b>', '山田 太郎', '1\n2\n3\n4\n5\n6\n7'])
      expect((await put(held, { address })).json().errors).toMatchObject([{ field: 'body.address' }])
  })
})
