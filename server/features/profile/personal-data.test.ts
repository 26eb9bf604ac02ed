import { randomBytes } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personalData } from '#database/personal-data/register'
import * as tables from '#database/tables'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { bearer } from '#testing/accounts/accounts'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const { app, db } = await testApp()
const stay = { from: '2027-06-05', to: '2027-06-12' }

let callers = 0
const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: object) =>
  app.inject({
    method,
    url: `/api${url}`,
    headers: { 'x-forwarded-for': `2001:db8:d:${(++callers).toString(16)}::1`, ...headers },
    ...(payload && { payload }),
  })
const tokenTo = async (recipient: string) => {
  const [last] = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, recipient))
    .orderBy(desc(tables.mail.id))
  return /[?&;#]t=([\w-]{43})/.exec(last?.html ?? '')?.[1] ?? ''
}

let people = 0
/** A client with a proven address, with their contact id. */
async function aClient() {
  const email = `subject${++people}@example.com`
  const reply = await call(
    'POST',
    '/auth/createaccount_and_token',
    {},
    {
      ...{ email, firstname: 'Ada', lastname: 'Holm', password: 'Sirocco2027', lang: 'en' },
    },
  )
  const own = bearer(reply)
  await call('POST', '/core/contacts/confirmemail', { ...own, token: await tokenTo(email) })
  const [row] = await db.select().from(tables.contact).where(eq(tables.contact.email, email))
  return { email, own, id: row?.publicId ?? '', contactId: row?.id ?? 0 }
}

/** A booking of the client, with text in every column that takes any. */
async function aBookingOf(contactId: number, status: BookingStatus) {
  const villa = await aVilla(db)
  const [made] = await db
    .insert(tables.booking)
    .values({
      ...{ status, contactId, email: 'booking-xmk@example.com', firstName: 'Firstxmk', lastName: 'Lastxmk' },
      ...{ company: 'Companyxmk', vatNumber: 'VATXMK', cjAffiliateCode: 'cjxmk' },
    })
    .returning()
  const bookingId = made?.id ?? 0
  const item = status === bookingStatus.expired ? itemStatus.expired : itemStatus.confirmed
  await db.insert(tables.bookingItem).values({ bookingId, villaId: villa.id, stay, status: item })
  await db
    .insert(tables.trip)
    .values({ bookingId, notes: 'Peanutxmk allergy', phone: '+440000xmk', arrivalBy: 'Ferryxmk' })
  await db
    .insert(tables.changeRequest)
    .values({ bookingId, stay, adults: 2, children: 0, infants: 0, note: 'Auntxmk', state: 'declined' })
  const [given] = await db
    .insert(tables.feedback)
    .values({
      ...{ bookingId, overall: 5, comments: 'Dogxmk', signature: 'Signxmk', mayPublish: true },
      givenAt: new Date(),
    })
    .returning({ id: tables.feedback.id })
  const photo = { content: Buffer.from('Poolxmk'), small: Buffer.from('Poolxmk') }
  await db.insert(tables.feedbackPhoto).values({ feedbackId: given?.id ?? 0, width: 800, height: 600, ...photo })
  await db.insert(tables.paymentLink).values({
    ...{ bookingId, secretHash: randomBytes(32), part: 'service' as const, name: 'Grandmaxmk' },
    expiresAt: new Date('2030-01-01'),
  })
  return { bookingId, villaId: villa.id }
}

/** The forms that the client sent, known by address. */
async function formsOf(email: string, villaId: number) {
  const person = { language: 'en', email, phone: '+442079460999' } as const
  await db.insert(tables.enquiry).values({
    ...person,
    ...{
      title: 'Dr',
      firstName: 'Ada',
      lastName: 'Holm',
      addressLine1: '1 Quayxmk',
      country: 'GB',
      message: 'Askxmk',
    },
  })
  await db.insert(tables.application).values({ ...person, kind: 'career', name: 'Ada', message: 'Workxmk' })
  await db.insert(tables.callBack).values({
    ...person,
    ...{
      office: 1,
      startsAt: new Date(Date.UTC(2027, 1, people)),
      name: 'Ada',
      timezone: 'Europe/London',
      about: 'Ringxmk',
    },
  })
  await db.insert(tables.waitingListEntry).values({ villaId, stay, email, language: 'en' })
}

test('the export has all texts of a client: travel details, changes, calls, waiting list, applications, feedback, payers', async () => {
  const { email, own, id, contactId } = await aClient()
  const { bookingId, villaId } = await aBookingOf(contactId, bookingStatus.confirmed)
  await formsOf(email, villaId)
  await db.insert(tables.paymentAttempt).values({
    ...{
      bookingId,
      part: 'deposit' as const,
      cents: 5000,
      currencyId: 1 as const,
      status: 4 as const,
      provider: 'checkout' as const,
    },
    ...{ payer: `contact ${id}`, language: 'en' as const, cardScheme: 'visa', cardLast4: '4242' },
  })
  await db
    .insert(tables.mail)
    .values({ recipient: email, language: 'en', subject: 'Subjectxmk', html: 'Bodyxmk', text: 'Bodyxmk' })
  const reply = await call('GET', `/core/contacts/${id}/data`, own)
  const data = reply.json()
  expect(data).toMatchObject({
    profile: { id, email, firstname: 'Ada', proven: true },
    trips: [{ notes: 'Peanutxmk allergy', phone: '+440000xmk', arrivalBy: 'Ferryxmk' }],
    changeRequests: [{ note: 'Auntxmk', stay }],
    feedback: [{ comments: 'Dogxmk', signature: 'Signxmk' }],
    feedbackPhotos: [{ width: 800, height: 600 }],
    waitingList: [{ email, stay }],
    enquiries: [{ message: 'Askxmk', addressLine1: '1 Quayxmk' }],
    applications: [{ message: 'Workxmk' }],
    callBacks: [{ about: 'Ringxmk' }],
    paymentLinks: [{ name: 'Grandmaxmk' }],
    payments: [{ cardLast4: '4242', cents: 5000, paidBy: 'account' }],
    bookings: [{ firstName: 'Firstxmk', company: 'Companyxmk', vatNumber: 'VATXMK', items: [{ kind: 'villa' }] }],
  })
  expect(data.letters.map(({ subject }: { subject: string }) => subject)).toContain('Subjectxmk')
  expect(reply.body).not.toMatch(/Bodyxmk|argon2|secret|hash/i)
  // The export of another client has none of it.
  const other = await aClient()
  expect((await call('GET', `/core/contacts/${other.id}/data`, other.own)).body).not.toMatch(/xmk/i)
})

/** The registered columns, by table, that contain a word of the tests. */
async function columnsWith(word: string) {
  const found: string[] = []
  for (const { table, columns } of personalData)
    for (const column of Object.keys(columns)) {
      const { rows } = await db.execute<{ there: boolean }>(
        sql`select exists (select from ${sql.identifier(table)} where ${sql.identifier(column)}::text ilike ${`%${word}%`}) as there`,
      )
      if (rows[0]?.there) found.push(`${table}.${column}`)
    }
  return found
}

const deleteAccountOf = async ({ email, own }: Awaited<ReturnType<typeof aClient>>) => {
  expect((await call('POST', '/core/contacts/deleteaccount/send', own)).statusCode).toBeLessThan(300)
  const reply = await call('POST', '/core/contacts/deleteaccount', { ...own, token: await tokenTo(email) })
  expect(reply.statusCode).toBe(204)
}

test('a deleted account leaves of a sold booking the data of invoices, and no text about the journey', async () => {
  await db.execute(sql`truncate trip, change_request, feedback, payment_link, enquiry, application, call_back cascade`)
  await db.execute(
    sql`update booking set company = '', vat_number = '', first_name = null, last_name = null, email = null, cj_affiliate_code = null`,
  )
  await db.execute(sql`delete from mail`)
  const client = await aClient()
  const { bookingId, villaId } = await aBookingOf(client.contactId, bookingStatus.confirmed)
  await formsOf(client.email, villaId)
  await db.insert(tables.mail).values({
    recipient: 'office@example.com',
    replyTo: client.email,
    language: 'en',
    subject: 'Enquiryxmk',
    html: 'x',
    text: 'x',
  })
  await deleteAccountOf(client)
  expect((await columnsWith('xmk')).toSorted()).toEqual([
    'booking.company',
    'booking.email',
    'booking.first_name',
    'booking.last_name',
    'booking.vat_number',
  ])
  // The e-mail that confirms the deletion contains the address.
  expect(await columnsWith(client.email)).toEqual(['mail.recipient', 'mail.html', 'mail.text', 'contact.email'])
  const left = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, client.email))
    .orderBy(tables.mail.id)
  expect(left.map(({ subject }) => subject)).toEqual(['Your account has been deleted'])
  // The owner can no longer revoke a payment link.
  const links = await db.select().from(tables.paymentLink).where(eq(tables.paymentLink.bookingId, bookingId))
  expect(links.map(({ revokedAt }) => revokedAt)).toEqual([expect.any(Date)])
})

test('a deleted account leaves nothing where nothing was ever sold', async () => {
  await db.execute(
    sql`update booking set company = '', vat_number = '', first_name = null, last_name = null, email = null`,
  )
  await db.execute(sql`delete from mail`)
  const client = await aClient()
  const { villaId } = await aBookingOf(client.contactId, bookingStatus.expired)
  await formsOf(client.email, villaId)
  await deleteAccountOf(client)
  expect(await columnsWith('xmk')).toEqual([])
  expect(await columnsWith(client.email)).toEqual(['mail.recipient', 'mail.html', 'mail.text'])
})
