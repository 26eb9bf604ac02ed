import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { bearer } from '#testing/accounts/accounts'
import { staffBearer } from '#testing/accounts/staff'
import { holding } from '#testing/bookings/holding'
import { testApp } from '#testing/site/app'

const site = await testApp()
const { app, db, configuration } = site
const { send, held } = holding(site)

let visitors = 0
/** A villa held by a visitor who has entered an e-mail address, and accepted the conditions. */
const heldBy = async (email = `visitor-${++visitors}@example.com`) => {
  const hold = await held({}, { email, conditions: true })
  return { ...hold, email }
}
type Held = Awaited<ReturnType<typeof heldBy>>
const transfer = ({ id, bearing }: Pick<Held, 'id' | 'bearing'>) =>
  send('POST', `bookings/${id}/processoffline/deposit`, {}, bearing)
const mailsTo = (recipient: string) =>
  db.select().from(tables.mail).where(eq(tables.mail.recipient, recipient)).orderBy(tables.mail.id)
/** The token of the newest link that was mailed to an address to confirm it. */
const tokenTo = async (email: string) => {
  const links = (await mailsTo(email)).flatMap(({ text }) => /confirm=1#t=([\w-]+)/.exec(text)?.[1] ?? [])
  return links.at(-1) ?? ''
}
const confirm = (token: string) => send('POST', 'bookings/confirmemail', { token })
const statusOf = async (id: number) => {
  const [found] = await db.select().from(tables.booking).where(eq(tables.booking.id, id))
  return found?.status
}
const office = await staffBearer(db)
const listHolds = async () => {
  const reply = await app.inject({ url: '/api/office/transferholds', headers: office })
  return reply.json().holds as { bookingId: number; name: string; email: string; heldUntil: string }[]
}
const release = async (id: number) => {
  const reply = await app.inject({ method: 'POST', url: `/api/office/bookings/${id}/release`, headers: office })
  return reply.statusCode === 204 ? 204 : reply.json().code
}

describe('a hold for a bank transfer', () => {
  test('needs a confirmed e-mail address, for which one link is sent', async () => {
    const hold = await heldBy()
    const refused = await transfer(hold)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'address-not-proven', because: 'unproven', mailed: true },
    ])
    // Repeated clicks send nothing more.
    const again = await Promise.all([1, 2, 3].map(() => transfer(hold)))
    expect(again.map(({ body }) => body.mailed)).toEqual([true, true, true])
    expect(await mailsTo(hold.email)).toHaveLength(1)
    expect(await statusOf(hold.id)).toBe(bookingStatus.onlineOption)
    const token = await tokenTo(hold.email)
    expect((await confirm(token)).status).toBe(204)
    expect((await confirm(token)).body.code).toBe('link-over')
    const { status, body } = await transfer(hold)
    expect([status, body.heldUntil]).toEqual([200, expect.any(String)])
    expect(await statusOf(hold.id)).toBe(bookingStatus.officeOption)
    // The deposit is not due, nor shown as overdue, before the hold ends.
    const dues = await db.select().from(tables.instalment).where(eq(tables.instalment.bookingId, hold.id))
    expect(dues.find(({ kind }) => kind !== 'balance')?.due).toBe(todayAt(Date.parse(body.heldUntil)))
  })

  test('is reported to the office immediately, with a link to release it', async () => {
    const hold = await heldBy()
    await transfer(hold)
    await confirm(await tokenTo(hold.email))
    const { body } = await transfer(hold)
    const told = (await mailsTo(configuration.office.email)).filter(({ text }) => text.includes(body.reference))
    expect(told.map(({ subject }) => subject)).toEqual([`Held for a transfer: ${hold.villa.name} (${body.reference})`])
    expect(told[0]?.text).toContain('/office/holds')
    expect(await listHolds()).toContainEqual(
      expect.objectContaining({ bookingId: hold.id, email: hold.email, heldUntil: body.heldUntil }),
    )
  })

  test.each([
    ['one address', ''],
    ['two addresses of one mailbox', '+villa'],
  ])('is one at a time for each person, also with concurrent requests: %s', async (_, tag) => {
    const name = `visitor-${++visitors}`
    const holds = [await heldBy(`${name}@example.com`), await heldBy(`${name}${tag}@example.com`)]
    for (const hold of holds) {
      await transfer(hold)
      expect((await confirm(await tokenTo(hold.email))).status).toBe(204)
    }
    const answers = await Promise.all(holds.map(hold => transfer(hold)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'too-many-options', because: 'transfer' })
  })

  test('is rejected where another address was entered after the confirmation was sent', async () => {
    const hold = await heldBy()
    await transfer(hold)
    const token = await tokenTo(hold.email)
    const booker = { firstname: 'Ada', lastname: 'Ferrante', phone: '+39 06 5550 199', wishes: '' }
    const changed = await send(
      'PUT',
      `bookings/ob/booker/${hold.id}`,
      { ...booker, email: 'victim@example.com' },
      hold.bearing,
    )
    expect(changed.status).toBe(200)
    expect((await confirm(token)).body.code).toBe('link-over')
    expect((await transfer(hold)).body.code).toBe('address-not-proven')
  })

  test('of a client who has just signed up needs the confirmation of the account', async () => {
    const email = `visitor-${++visitors}@example.com`
    const person = { email, password: 'Tramontana7', firstname: 'Ada', lastname: 'Ferrante' }
    const signedUp = await app.inject({ method: 'POST', url: '/api/auth/createaccount_and_token', payload: person })
    const bearing = bearer(signedUp)
    const { id } = await held(bearing, { conditions: true })
    const refused = await transfer({ id, bearing })
    expect(refused.body).toMatchObject({ code: 'address-not-proven', mailed: true })
    const token = (await mailsTo(email))
      .flatMap(({ text }) => /\/secure\/login\S*#t=([\w-]+)/.exec(text)?.[1] ?? [])
      .at(-1)
    const confirmed = await app.inject({
      method: 'POST',
      url: '/api/core/contacts/confirmemail',
      headers: { ...bearing, token: token ?? '' },
    })
    expect(confirmed.statusCode).toBeLessThan(300)
    expect((await transfer({ id, bearing })).status).toBe(200)
  })
})

describe('the office', () => {
  test('releases a hold once: the nights are free, the client is notified, and the log names the staff member', async () => {
    const hold = await heldBy()
    await transfer(hold)
    await confirm(await tokenTo(hold.email))
    const { body } = await transfer(hold)
    const answers = await Promise.all([release(hold.id), release(hold.id), release(hold.id)])
    expect(answers.filter(answer => answer === 204)).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set([204, 'not-in-this-state']))
    expect(await listHolds()).not.toContainEqual(expect.objectContaining({ bookingId: hold.id }))
    const [subject] = (await mailsTo(hold.email)).map(({ subject }) => subject).slice(-1)
    expect(subject).toContain(hold.villa.name)
    const entries = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'hold-released'))
    expect(entries.filter(({ reason }) => reason === body.reference)).toHaveLength(1)
    const query = { propertyId: String(hold.villa.id), from: '2027-06-05', to: '2027-06-12', adults: '4' }
    const quote = await app.inject({ url: `/api/core/bookings/ob/quote?${new URLSearchParams(query)}` })
    expect(quote.statusCode).toBe(200)
  })

  test('does not release a visitor’s hold of an hour, or a booking that does not exist', async () => {
    const hold = await heldBy()
    expect(await release(hold.id)).toBe('not-in-this-state')
    expect(await release(2_000_000_000)).toBe('not-found')
    expect(await statusOf(hold.id)).toBe(bookingStatus.onlineOption)
  })
})

describe('the details of a transfer', () => {
  const details = async ({ id, bearing }: Pick<Held, 'id' | 'bearing'>, part = 'deposit') => {
    const reply = await app.inject({ url: `/api/core/bookings/${id}/transfer/${part}`, headers: bearing })
    return reply.json()
  }

  test('are those of the e-mail: account of the currency, amount, reference and expiry', async () => {
    const hold = await heldBy()
    expect((await details(hold)).code).toBe('not-in-this-state')
    await transfer(hold)
    await confirm(await tokenTo(hold.email))
    const { body } = await transfer(hold)
    expect(await details(hold)).toEqual(body)
    expect(body.account).toEqual({
      holder: 'Maestrale Villas Ltd',
      iban: 'GR1601101250000000012300695',
      bic: 'ETHNGRAA',
    })
    const shown = await app.inject({ url: `/api/core/bookings/${hold.id}`, headers: hold.bearing })
    const { heldUntil } = shown.json()
    expect(heldUntil).toEqual({ at: body.heldUntil, timezone: 'Europe/Athens' })
    const [letter] = (await mailsTo(hold.email)).slice(-1)
    expect(letter?.text).toContain('GR16 0110 1250 0000 0001 2300 695')
    expect(letter?.text).toContain(
      `until ${formatDateTime(Date.parse(heldUntil.at), heldUntil.timezone, 'en')} (local time at the villa)`,
    )
    expect(letter?.text).not.toContain('Europe/Athens')
  })

  test('are not visible to others', async () => {
    const [hold, other] = [await heldBy(), await heldBy()]
    expect((await details({ ...other, id: hold.id })).code).toBe('not-found')
    expect((await details(hold, 'balance')).code).toBe('not-in-this-state')
    expect((await details(hold, 'wine')).code).toBe('not-booked-yet')
    expect((await details(hold, 'damage')).code).toBe('invalid-input')
  })
})

test('a visitor with the reference of a booking learns whether it belongs to an account by now, and others do not', async () => {
  const { id, booking, bearing } = await heldBy()
  const ask = async (reference: string) => (await send('POST', `bookings/${id}/account`, { reference })).body
  expect(await ask(booking.reference)).toEqual({ hasAccount: false })
  expect((await ask('ABCD2345')).code).toBe('not-found')
  const person = {
    email: `visitor-${++visitors}@example.com`,
    password: 'Tramontana7',
    firstname: 'Ada',
    lastname: 'F',
  }
  const signedUp = await app.inject({ method: 'POST', url: '/api/auth/createaccount_and_token', payload: person })
  const jwt = bearing.authorization?.replace('Bearer ', '') ?? ''
  const claimed = await send('POST', 'bookings/ob/claim', { jwt }, bearer(signedUp))
  expect(claimed.status).toBe(200)
  expect(await ask(booking.reference)).toEqual({ hasAccount: true })
})
