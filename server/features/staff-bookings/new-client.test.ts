import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { staffBearer } from '#testing/accounts/staff'
import { aSeason, aVilla } from '#testing/builders/villas'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const { app, db, catalogue } = await testApp()
const staff = await staffBearer(db)
const { id: propertyId } = await aVilla(db)
await aSeason(db, { villaId: propertyId, nights: { from: '2028-01-01', to: '2028-12-30' } })
await eventually(() => expect(catalogue.villas.get(propertyId)).toBeDefined())

const person = { firstname: 'Nora', lastname: 'Lindqvist', email: 'nora@lindqvist.example', phone: '+46 8 123 456 78' }
const make = async (payload: object) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/office/bookings',
    headers: { ...staff, 'idempotency-key': randomUUID() },
    payload: { propertyId, adults: 2, currencyId: 1, lang: 'fr', ...payload },
  })
  return { status: reply.statusCode, body: reply.json() }
}
const contactsWith = (email: string) => db.select().from(tables.contact).where(eq(tables.contact.email, email))
const added = () => db.select().from(tables.staffAuditEntry).where(eq(tables.staffAuditEntry.action, 'client-added'))

test('a villa is held for a person who becomes a client, in one step', async () => {
  const { status, body } = await make({ person, from: '2028-06-03', to: '2028-06-10' })
  expect([status, body.code]).toEqual([201, undefined])
  expect(body).toMatchObject({ email: person.email, firstname: 'Nora', lastname: 'Lindqvist', language: 'fr' })
  const [contact] = await contactsWith(person.email)
  expect(contact).toMatchObject({ firstName: 'Nora', lastName: 'Lindqvist', language: 'fr' })
  const [trip] = await db.select().from(tables.trip).where(eq(tables.trip.bookingId, body.id))
  expect(trip?.phone).toContain('46')
  expect(await added()).toEqual([expect.objectContaining({ subjectContact: contact?.publicId })])
  const mails = await db
    .select()
    .from(tables.mail)
    .where(eq(tables.mail.recipient, person.email))
    .orderBy(tables.mail.id)
  expect(mails.map(({ language }) => language)).toEqual(['fr'])
})

test('a known address, however it is written, offers its client and creates nothing', async () => {
  const [before] = await contactsWith(person.email)
  const stay = { from: '2028-06-17', to: '2028-06-24' }
  const { status, body } = await make({ person: { ...person, email: ' NORA@lindqvist.example' }, ...stay })
  expect([status, body.code]).toEqual([409, 'address-taken'])
  expect(body.contact).toMatchObject({ id: before?.publicId, email: person.email, firstname: 'Nora' })
  expect(await contactsWith(person.email)).toHaveLength(1)
  expect((await make({ contactId: body.contact.id, ...stay })).status).toBe(201)
})

test('of two at the same moment one adds the person', async () => {
  const other = { ...person, email: 'two@lindqvist.example' }
  const done = await Promise.all([
    make({ person: other, from: '2028-07-01', to: '2028-07-08' }),
    make({ person: other, from: '2028-07-15', to: '2028-07-22' }),
  ])
  expect(done.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await contactsWith(other.email)).toHaveLength(1)
})

test('a booking that fails adds nobody, and one needs a client or a person, not both', async () => {
  const other = { ...person, email: 'three@lindqvist.example' }
  const taken = await make({ person: other, from: '2028-06-03', to: '2028-06-10' })
  expect(taken.body.code).toBe('dates-taken')
  expect(await contactsWith(other.email)).toEqual([])
  const [known] = await contactsWith(person.email)
  const stay = { from: '2028-08-05', to: '2028-08-12' }
  for (const payload of [stay, { ...stay, person: other, contactId: known?.publicId }]) {
    const { status, body } = await make(payload)
    expect([status, body.errors[0].field]).toEqual([422, 'body.contactId'])
  }
  for (const wrong of [{ email: 'three@' }, { phone: 'call me' }, { firstname: 'www.spam.example' }])
    expect((await make({ ...stay, person: { ...other, ...wrong } })).status).toBe(422)
})
