import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { demonstrationAccounts } from '#domain/demonstration'
import { emptyTrip } from '#domain/trip-details/trip-details'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { confirmAddressOf } from '#testing/accounts/confirmed-address'
import { holding, heldStay as stay } from '#testing/bookings/holding'
import { testApp } from '#testing/site/app'
import { beginPayment, confirmPaid, lockBooking } from './public.ts'

const site = await testApp()
const { app, db, clock, get } = site
const { send, held } = holding(site)
const minute = 60_000

const client = bearer(await signInBy(app))
const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
const agent = bearer(await signInBy(app, { email: demonstrationAccounts.agent, userType: 'cosignin' }))
const lettersTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)

/** An option of the demo client, released after the test. */
async function ofClient<T>(
  work: (held: { id: number; booking: any; villa: { id: number; name: string } }) => Promise<T>,
) {
  const own = await held(client)
  try {
    return await work(own)
  } finally {
    await send('PUT', `bookings/ob/expire/${own.id}`, {}, client)
  }
}

const pay = (id: number) => withTransaction(db, tx => confirmPaid(tx, id, { part: 'deposit' }))
const see = async (id: number, headers: Record<string, string>) => (await get(`/api/core/bookings/${id}`, headers)).body

describe('the details of the journey', () => {
  test('can be entered while a villa is held, and are part of the booking for the lead booker only', async () => {
    await ofClient(async ({ id }) => {
      const path = `bookings/${id}/tripdetails`
      const told = { arrivalTime: '16:30', arrivalBy: 'Ferry', phone: '+44 20 7946 0999', notes: 'Two cots, please.' }
      const payload = { ...emptyTrip, ...told }
      expect(await send('POST', path, payload, { ...client, 'if-match': '"0"' })).toMatchObject({
        status: 200,
        body: { details: told, revision: 1 },
      })
      expect((await see(id, client)).trip).toMatchObject(told)
      expect((await see(id, guest)).trip).toBeNull()
    })
  })
})

describe('a visitor’s booking', () => {
  test('goes to the client who signs in while making it, and the visitor’s token ends', async () => {
    const { id, bearing } = await held({}, { email: 'ada@example.com' })
    const jwt = bearing.authorization?.slice('Bearer '.length)
    const claim = (headers: Record<string, string>) => send('POST', 'bookings/ob/claim', { jwt }, headers)
    expect((await claim(guest)).status).toBe(404)
    expect((await send('POST', 'bookings/ob/claim', { jwt: 'stolen' }, client)).status).toBe(404)
    expect((await claim(client)).body).toMatchObject({ id, status: 0, email: 'ada@example.com' })
    expect((await get(`/api/core/bookings/${id}`, bearing)).status).toBe(401)
    expect((await see(id, client)).id).toBe(id)
    expect((await claim(client)).status).toBe(404)
    expect((await send('PUT', `bookings/ob/expire/${id}`, {}, client)).status).toBe(204)
  })

  test('can be claimed only by an account with its proven address', async () => {
    const { email } = (await get('/api/core/contacts/current', client)).body
    const own = await held({}, { email: email.toUpperCase() })
    const another = await held({}, { email: 'ada@example.com' })
    const take = (id: number, headers: Record<string, string>) => send('POST', `bookings/${id}/takeover`, {}, headers)
    const [missing, foreign] = [await take(2_000_000_000, client), await take(another.id, client)]
    expect([missing.status, foreign.status]).toEqual([404, 404])
    expect(foreign.body).toEqual({ ...missing.body, requestId: foreign.body.requestId })
    for (const other of [guest, agent, own.bearing]) expect((await take(own.id, other)).status).toBe(404)

    const [demo] = await db.select().from(tables.contact).where(eq(tables.contact.email, email))
    const provenAt = (at: Date | null) =>
      db
        .update(tables.account)
        .set({ provenAt: at })
        .where(eq(tables.account.contactId, demo?.id ?? 0))
    await provenAt(null)
    for (const { id } of [own, another]) expect((await take(id, client)).body.code).toBe('address-not-proven')
    await provenAt(new Date(clock.at))
    const [one, two] = await Promise.all([take(own.id, client), take(own.id, client)])
    expect([one.status, two.status]).toEqual([200, 200])
    expect((await see(own.id, client)).id).toBe(own.id)
    expect((await get(`/api/core/bookings/${own.id}`, own.bearing)).status).toBe(401)
    expect((await get(`/api/core/bookings/${another.id}`, another.bearing)).status).toBe(200)
    expect((await send('PUT', `bookings/ob/expire/${own.id}`, {}, client)).status).toBe(204)
  })

  test('stores the conditions of the first acceptance, with language and time', async () => {
    const { id, bearing } = await held()
    const accept = (version: string, lang: string) =>
      send('POST', `bookings/${id}/conditions`, { version, lang }, bearing)
    expect((await accept('1999-01-01', 'en')).body.code).toBe('edited-meanwhile')
    // The terms have a version of their own: those of the booking are of 2000.
    const accepted = { version: '2026-10-01', language: 'de', acceptedAt: new Date(clock.at).toISOString() }
    expect((await accept('2000-01-01', 'de')).body.conditions).toEqual(accepted)
    expect((await accept('2000-01-01', 'fr')).body.conditions).toEqual(accepted)
  })

  test('is written about to the corrected address', async () => {
    const { id, bearing } = await held({}, { email: 'ada@exmaple.com' })
    const correct = (email: string) => send('POST', `bookings/${id}/email`, { email }, bearing)
    expect((await correct('ada@example.com')).body.email).toBe('ada@example.com')
    expect((await correct('ada')).status).toBe(422)
  })
})

describe('the currency', () => {
  test('can be changed until a payment has begun: the amounts follow, and convert back exactly', async () => {
    const { id, booking, bearing } = await held()
    const set = (currencyId: number) => send('POST', `bookings/${id}/setcurrency/${currencyId}`, {}, bearing)
    const { body } = await set(10)
    expect(body).toMatchObject({ bookingPaymentCurrencyId: 10, bookingPaymentCurrencySymbol: '£' })
    expect(body.totalPrice).toBeLessThan(7105)
    const sum = (amounts: number[]) => Math.round(amounts.reduce((a, b) => a + b, 0) * 100) / 100
    expect(sum(body.bookingItems.map(({ price }: { price: number }) => price))).toBe(body.totalPrice)
    expect(sum(body.payments.map(({ amount }: { amount: number }) => amount))).toBe(body.bookingItems[0].price)
    await set(3)
    const back = (await set(1)).body
    expect([back.totalPrice, back.payments, back.bookingItems[0].lines]).toEqual([
      booking.totalPrice,
      booking.payments,
      booking.bookingItems[0].lines,
    ])
    expect((await set(2)).status).toBe(422)
    await withTransaction(db, async tx => beginPayment(tx, await lockBooking(tx, id)))
    expect(await set(10)).toMatchObject({ status: 409, body: { code: 'not-in-this-state' } })
  })
})

describe('a bank transfer', () => {
  test('extends the option to three working days, with a reference sent by e-mail', async () => {
    const { id, booking, bearing, villa } = await held({}, { email: 'bank@example.com', lang: 'de', conditions: true })
    const offline = (arg: string) => send('POST', `bookings/${id}/processoffline/${arg}`, {}, bearing)
    expect((await offline('wine')).status).toBe(409)
    expect((await offline('balance')).status).toBe(409)
    await confirmAddressOf(db, id)
    const { status, body } = await offline('deposit')
    expect([status, body]).toEqual([
      200,
      {
        reference: booking.reference,
        account: { holder: 'Maestrale Villas Ltd', iban: 'GR1601101250000000012300695', bic: 'ETHNGRAA' },
        amount: 2100,
        currencyId: 1,
        // From Friday to Wednesday.
        heldUntil: new Date(clock.at + 5 * 24 * 60 * minute).toISOString(),
      },
    ])
    expect((await see(id, bearing)).status).toBe(1)
    const [letter] = await lettersTo('bank@example.com')
    expect(letter?.subject).toBe(`Ihre Überweisung für ${villa.name}`)
    expect(letter?.text).toContain(booking.reference)
    expect(letter?.text).toContain('IBAN')
    expect(letter?.text).toContain('/de/secure/ob')
    expect(letter?.text.replace(/\s/g, ' ')).toContain('2.100 €')
    for (const what of ['keepalive', 'extend', 'expire'])
      expect((await send('PUT', `bookings/ob/${what}/${id}`, {}, bearing)).status).toBe(409)
    expect((await offline('deposit')).status).toBe(409)
    expect(await pay(id)).toBe('confirmed')
    expect((await offline('balance')).body).toMatchObject({ amount: 4900, heldUntil: null })
    expect((await offline('service')).body).toMatchObject({ amount: 105 })
    expect((await see(id, bearing)).balanceRemaining).toBe(4900)
  })

  test('needs an address, and an option that has not expired', async () => {
    const { id, bearing } = await held({}, { conditions: true })
    const offline = () => send('POST', `bookings/${id}/processoffline/deposit`, {}, bearing)
    expect((await offline()).body.code).toBe('address-needed')
    expect((await see(id, bearing)).status).toBe(0)
    const start = clock.at
    await db.execute(sql`update access_token set expires_at = app_now() + interval '1 day'`)
    await clock.set(start + 60 * minute)
    expect((await offline()).body.code).toBe('option-over')
    await clock.set(start)
  })
})

describe('deposit or waiver', () => {
  test('is chosen, and changed until the waiver is paid; the e-mail is sent once a day', async () => {
    await ofClient(async ({ id, booking }) => {
      expect(booking).toMatchObject({ damageChoice: null, damageWaiverDepositAmount: 2000, damageWaiverPrice: 120 })
      const details = async (flag = 'true') =>
        (await get(`/api/core/bookings/damagewaiverdetails/${id}/forcheckout/${flag}`, client)).body
      const asking = `bookings/senddamagewaiverrequest/${id}`
      const ask = async () => (await send('POST', asking, {}, client)).body
      const choose = (damageWaiver: boolean) =>
        send('POST', 'bookings/setDamageWaiver', { bookingId: id, damageWaiver }, client)
      const before = (await lettersTo(demonstrationAccounts.leadBooker)).length
      expect(await details()).toMatchObject({ offered: true, choice: null, payableNow: 0 })
      expect([await ask(), await ask()]).toEqual([{ sent: true }, { sent: false }])
      // As the specification names it.
      expect((await get(`/api/core/${asking}`, client)).body).toEqual({ sent: false })
      expect(await lettersTo(demonstrationAccounts.leadBooker)).toHaveLength(before + 1)
      expect((await choose(true)).body).toMatchObject({ choice: 'waiver', payableNow: 120 })
      expect((await choose(true)).body).toMatchObject({ choice: 'waiver', payableNow: 120 })
      expect((await details('false')).payableNow).toBe(0)
      expect((await see(id, client)).totalPrice).toBe(7225)
      expect((await choose(false)).body).toMatchObject({ choice: 'deposit', payableNow: 0 })
      expect((await see(id, client)).totalPrice).toBe(7105)
      expect((await ask()).code).toBe('not-in-this-state')
      await choose(true)
      const paid = await db
        .update(tables.bookingItem)
        .set({ status: 5 })
        .where(
          and(
            eq(tables.bookingItem.bookingId, id),
            eq(tables.bookingItem.serviceId, 2),
            eq(tables.bookingItem.status, 10),
          ),
        )
        .returning()
      expect(paid).toHaveLength(1)
      expect(await choose(false)).toMatchObject({ status: 409, body: { code: 'not-in-this-state' } })
      for (const other of [guest, agent])
        expect(
          (await send('POST', 'bookings/setDamageWaiver', { bookingId: id, damageWaiver: true }, other)).status,
        ).toBe(404)
    })
  })
})

describe('items', () => {
  test('that were offered can be accepted or declined, ended ones hidden; taxes cannot be declined', async () => {
    await ofClient(async ({ id, booking, villa }) => {
      const [villaItem, tax] = booking.bookingItems
      const service = { bookingId: id, villaId: villa.id, stay, kind: 'villa-service', priceCents: 5000 } as const
      const offered = await db
        .insert(tables.bookingItem)
        .values([
          { ...service, serviceId: 3, status: 1 as const },
          { ...service, serviceId: 4, status: 1 as const },
          { ...service, kind: 'non-invoiced', serviceId: 1, status: 1 as const },
        ])
        .returning()
      await db.update(tables.bookingItem).set({ status: 3 }).where(eq(tables.bookingItem.status, 1))
      const [heating, cleaning, shopping] = offered.map(one => one.id)
      const step = (item: number | undefined, step: string, headers = client) =>
        send('POST', `bookingitems/${item}`, { step }, headers)
      expect((await step(heating, 'accept')).body).toMatchObject({ status: 15, name: 'Heating of the pool', price: 50 })
      expect((await step(cleaning, 'decline')).body.status).toBe(8)
      expect((await step(cleaning, 'accept')).status).toBe(409)
      for (const fixed of [villaItem.id, tax.id]) expect((await step(fixed, 'decline')).status).toBe(409)
      for (const other of [guest, agent]) expect((await step(heating, 'decline', other)).status).toBe(404)
      expect((await get(`/api/core/bookingitems/${heating}`, guest)).body.status).toBe(15)
      expect((await get(`/api/core/bookingitems/${heating}`, agent)).status).toBe(404)
      const list = async (what: string, headers: Record<string, string>) =>
        (await send('POST', `salesoperations/bookings/${what}`, { bookingIds: [id, id, 2_000_000_000] }, headers)).body
          .items
      const ids = (items: { id: number }[]) => items.map(item => item.id)
      expect(ids(await list('servicebookings', client))).toEqual([tax.id, heating, cleaning])
      expect(ids(await list('noninvoiceditems', guest))).toEqual([shopping])
      expect(await list('servicebookings', agent)).toEqual([])
      expect((await send('POST', `bookings/${id}/hideallbookingitems`, {}, guest)).status).toBe(404)
      expect((await send('POST', `bookings/${id}/hideallbookingitems`, {}, client)).status).toBe(204)
      const { body: contact } = await get('/api/core/contacts/current', client)
      const listed = (await get(`/api/core/bookings/contactid/${contact.id}`, client)).body.Provisional.find(
        (one: { id: number }) => one.id === id,
      )
      expect(ids(listed.bookingItems)).not.toContain(cleaning)
      expect(ids(listed.bookingItems)).toContain(heating)
    })
  })
})

test('items that await payment include the villa until its balance is paid', async () => {
  const { id, bearing } = await held()
  const waiting = async () =>
    (await see(id, bearing)).clientInvoice.bookingItemsPayable.map(({ kind }: { kind: string }) => kind)
  expect(await waiting()).toEqual(['villa', 'villa-service'])
  expect(await pay(id)).toBe('confirmed')
  expect(await waiting()).toEqual(['villa', 'villa-service'])
  expect(await withTransaction(db, tx => confirmPaid(tx, id, { part: 'balance' }))).toBe('confirmed')
  expect(await waiting()).toEqual(['villa-service'])
})

test('an affiliate code is stored once, for the client’s own booking', async () => {
  const own = await held()
  const other = await held()
  const note = (bookingId: number, cJAffiliateBookingCode: string) =>
    send('PUT', 'bookings/setcjaffiliatebookingcode', { bookingId, cJAffiliateBookingCode }, own.bearing)
  expect((await note(own.id, 'abc')).status).toBe(204)
  await note(own.id, 'def')
  expect((await see(own.id, own.bearing)).cjAffiliateBookingCode).toBe('abc')
  expect((await note(other.id, 'abc')).status).toBe(404)
  expect((await note(own.id, '')).status).toBe(422)
})

test('services have names in each language', async () => {
  const names = async (kind: string, lang: string) =>
    (await get(`/api/core/services/${kind}?lang=${lang}`)).body.services.map(({ name }: { name: string }) => name)
  expect(await names('Villa_Service', 'fr')).toContain('Taxe de séjour')
  expect(await names('NII', 'de')).toContain('Mietwagen')
  expect((await names('Experience_Service', 'en')).length).toBeGreaterThan(20)
})
