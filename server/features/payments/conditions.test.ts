import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { postgresError } from '#database/failure'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { testBank } from '#testing/bookings/bank'
import { cardholder, paying } from '#testing/bookings/paying'
import { aSeason, aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const bank = await testBank()
const site = await testApp({ environment: bank.environment })
const { app, db, catalogue, clock } = site
const { work, send, as, hold, pay, bookingStatusOf, lettersOf } = paying(site, bank)
const workers = work()
afterAll(() => workers.stop(1000))

const tokenOf = async (given = {}) => bearer(await signInBy(app, given)).authorization.slice('Bearer '.length)
const [client, guest] = [await tokenOf(), await tokenOf({ email: demonstrationAccounts.guest, userType: 'cosignin' })]
const staff = await staffBearer(db)
const office = async (url: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url: `/api/office/${url}`, payload, headers: staff })
  return { status: reply.statusCode, body: reply.json() }
}

/** An option that staff made for the demo's lead booker, without any acceptance. */
async function provisional() {
  const { id: propertyId } = await aVilla(db)
  await aSeason(db, { villaId: propertyId, nights: { from: '2028-01-01', to: '2028-12-30' } })
  await expect.poll(() => catalogue.villas.get(propertyId)).toBeDefined()
  const [{ publicId } = { publicId: '' }] = await db
    .select({ publicId: tables.contact.publicId })
    .from(tables.contact)
    .where(eq(tables.contact.email, demonstrationAccounts.leadBooker))
  const stay = { from: '2028-06-03', to: '2028-06-10' }
  const { body } = await office('bookings', { contactId: publicId, propertyId, ...stay, adults: 4, currencyId: 1 })
  return { id: body.id as number, deposit: body.payments[0].amount as number, version: body.terms.version as string }
}
type Provisional = Awaited<ReturnType<typeof provisional>>

const accept = ({ id, version }: Provisional, jwt: string, lang = 'en') =>
  send('POST', `bookings/${id}/conditions`, { version, lang }, as(jwt))
const acceptedOf = async ({ id }: { id: number }) =>
  (await db.select().from(tables.conditionsAcceptance).where(eq(tables.conditionsAcceptance.bookingId, id))).map(
    ({ acceptedBy, language, version }) => [acceptedBy, language, version],
  )
const enter = (id: number, amount: number, more: object = {}) =>
  office(`bookings/${id}/transfers`, {
    ...{ direction: 'in', part: 'deposit', amount, bookedOn: '2027-01-15', bankReference: randomUUID() },
    ...more,
  })
async function linkOf({ id }: { id: number }, jwt: string): Promise<string> {
  const made = await send('POST', `bookings/${id}/paymentlinks`, { part: 'deposit' }, as(jwt))
  return made.body.address.split('#')[1]
}
async function payBy(secret: string, amount: number) {
  const card = (await bank.tokenOf('checkout', '4000000000000010')) as { token: string }
  const body = { secret, amount, email: 'payer@example.com', ...cardholder, token: card.token }
  return send('POST', 'paymentlinks/pay/card/checkout', body, { 'idempotency-key': randomUUID() })
}
const needed = { status: 409, body: { code: 'conditions-needed' } }

describe('without the payer’s own acceptance no deposit can be paid', () => {
  test.each([
    ['by the lead booker’s card', (held: Provisional) => pay({ ...held, jwt: client })],
    ['by a guest’s card', (held: Provisional) => pay({ ...held, jwt: guest })],
    ['by a payment link', async (held: Provisional) => payBy(await linkOf(held, client), held.deposit)],
    [
      'by the lead booker’s bank transfer',
      (held: Provisional) => send('POST', `bookings/${held.id}/processoffline/deposit`, {}, as(client)),
    ],
    [
      'by a guest’s bank transfer',
      (held: Provisional) => send('POST', `bookings/${held.id}/processoffline/deposit`, {}, as(guest)),
    ],
    ['by a transfer that staff enter', (held: Provisional) => enter(held.id, held.deposit)],
  ])('%s', async (_, attempt) => {
    const held = await provisional()
    expect(await attempt(held)).toMatchObject(needed)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.officeOption)
    expect(await acceptedOf(held)).toEqual([])
  })

  test('by a visitor who held a villa without accepting them', async () => {
    const held = await hold(undefined, { conditions: false })
    expect(await pay(held)).toMatchObject(needed)
    expect(await send('POST', `bookings/${held.id}/processoffline/deposit`, {}, as(held.jwt))).toMatchObject(needed)
    expect(await payBy(await linkOf(held, held.jwt), held.deposit)).toMatchObject(needed)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.onlineOption)
  })
})

describe('each payer accepts the conditions as themselves', () => {
  test('a guest, whatever the lead booker accepted', async () => {
    const held = await provisional()
    expect((await accept(held, client, 'de')).body.conditions).toMatchObject({ language: 'de' })
    expect((await send('GET', `bookings/${held.id}`, undefined, as(guest))).body.conditions).toBeNull()
    expect(await pay({ ...held, jwt: guest })).toMatchObject(needed)
    const accepted = await accept(held, guest, 'fr')
    const moment = new Date(clock.at).toISOString()
    expect(accepted.body.conditions).toEqual({ version: '2026-10-01', language: 'fr', acceptedAt: moment })
    expect((await pay({ ...held, jwt: guest })).body.state).toBe('paid')
    expect(await acceptedOf(held)).toEqual([
      ['client', 'de', '2026-10-01'],
      ['co-sign-in', 'fr', '2026-10-01'],
    ])
  })

  test('the holder of a payment link, once; a link for the balance requires nothing', async () => {
    const held = await hold()
    const secret = await linkOf(held, held.jwt)
    const byLink = (lang: string) => send('POST', 'paymentlinks/conditions', { secret, lang }, {})
    expect((await send('POST', 'paymentlinks/show', { secret }, {})).body.conditions).toBeNull()
    expect(await payBy(secret, held.deposit)).toMatchObject(needed)
    expect([(await byLink('de')).status, (await byLink('fr')).status]).toEqual([204, 204])
    expect((await send('POST', 'paymentlinks/show', { secret }, {})).body.conditions).toMatchObject({ language: 'de' })
    expect((await payBy(secret, held.deposit)).body.state).toBe('paid')
    expect((await acceptedOf(held)).map(([by, language]) => [by, language])).toEqual([
      ['client', 'en'],
      ['payment-link', 'de'],
    ])
    expect((await byLink('en')).body.code).toBe('not-in-this-state')
    const balance = await send(
      'POST',
      `bookings/${held.id}/paymentlinks`,
      { part: 'balance', amount: 100 },
      as(held.jwt),
    )
    expect((await payBy(balance.body.address.split('#')[1], 100)).body.state).toBe('paid')
    const never = { secret: 'x'.repeat(43) }
    expect((await send('POST', 'paymentlinks/conditions', never, {})).body.code).toBe('link-over')
  })

  test('the lead booker before a bank transfer; entering it then requires nothing more', async () => {
    const held = await provisional()
    expect((await accept(held, client)).status).toBe(200)
    const promised = await send('POST', `bookings/${held.id}/processoffline/deposit`, {}, as(client))
    // An option that waits for its transfer is not extended again.
    expect(promised.body.code).toBe('not-in-this-state')
    expect((await enter(held.id, held.deposit)).status).toBe(201)
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
  })
})

test('staff record how a client accepted the conditions, with a reason in the staff log', async () => {
  const held = await provisional()
  const reason = 'Signed form of 14 January, received by post'
  expect((await enter(held.id, held.deposit, { acceptanceReason: ' ' })).status).toBe(422)
  expect((await enter(held.id, held.deposit, { acceptanceReason: reason })).status).toBe(201)
  const [row] = await db
    .select()
    .from(tables.conditionsAcceptance)
    .where(eq(tables.conditionsAcceptance.bookingId, held.id))
  expect(row).toMatchObject({ acceptedBy: 'staff', reason, staffId: expect.any(Number), language: 'en' })
  const [entry] = await db
    .select()
    .from(tables.staffAuditEntry)
    .where(eq(tables.staffAuditEntry.action, 'conditions-recorded'))
  expect(entry).toMatchObject({ staffId: row?.staffId, reason: expect.stringContaining(reason) })
  const change = db.update(tables.conditionsAcceptance).set({ language: 'fr' })
  expect(postgresError(await change.catch((error: unknown) => error))?.constraint).toBe('never_rewritten')
})

test('of twenty identical concurrent acceptances one is stored', async () => {
  const held = await provisional()
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(held, guest)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await acceptedOf(held)).toHaveLength(1)
})

test('the e-mail that confirms a booking names the version of the conditions and the day of their acceptance', async () => {
  const held = await hold()
  expect((await pay(held)).body.state).toBe('paid')
  await expect
    .poll(async () => (await lettersOf(held.id)).map(({ text }) => text.replace(/\s+/g, ' ')).join(), {
      timeout: 30_000,
    })
    .toContain('our booking conditions of 1 October 2026, accepted on 15 January 2027')
})
