import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { type Likely, likelyOf, nearly, oddTexts, ofShape } from './arbitrary-json.ts'
import type { DeclaredOperation, Schema } from './declared-answers.ts'

const several = (...values: unknown[]) => fc.constantFrom<unknown>(...values)
const name = several('Iris', 'Ελένη', 'O’Neill')
const email = several('iris@example.com', demonstrationAccounts.leadBooker, demonstrationAccounts.guest)
const from = several('2027-06-05', '2027-09-04')
const to = several('2027-06-12', '2027-09-18')

/** Existing or valid values of the demonstration, by the names of parameters and members. */
const texts: Likely = {
  ...{ email, firstname: name, lastname: name, firstName: name, lastName: name, name },
  ...{ from, startDate: from, to, endDate: to, lang: several('en', 'fr', 'de') },
  phone: several('+39 347 123 4567'),
  password: several(demonstrationPassword, 'Tramontana2027'),
  path: several('/', '/greece', '/fr/results?des=16', '/secure', '/villa-rentals', '/no-such-page'),
  ...{ conditions: several(true), terms: several(true), ids: several('1,2,16'), q: several('corfu', 'pool') },
  ...{ des: several('16'), adults: several(2, '2'), children: several(1, '1'), infants: several(0, '0') },
}

/** Likely values from the rows of a database. */
export async function likelyIn(db: Db): Promise<Likely> {
  const contacts = await db.select({ id: tables.contact.publicId, email: tables.contact.email }).from(tables.contact)
  const [guests, feedback, colleagues] = await Promise.all([
    db.select({ id: tables.coSignIn.publicId }).from(tables.coSignIn),
    db.select({ id: tables.feedback.guid }).from(tables.feedback),
    db.select({ id: tables.staff.publicId }).from(tables.staff),
  ])
  const own = contacts.filter(contact => contact.email === demonstrationAccounts.leadBooker)
  const others = [...feedback.slice(0, 3), ...colleagues, ...contacts.slice(0, 3)]
  const uuid = fc.oneof(...[own, guests, others].map(some => several(...some.map(row => row.id))))
  const bookings = await db.select({ id: tables.booking.id }).from(tables.booking).where(eq(tables.booking.status, 2))
  const id = several(1, 2, 16, 9001, 9002, 9003, 9004, ...bookings.slice(0, 3).map(booking => booking.id))
  return { ...texts, uuid, id, propertyId: several(1, 2, 3), bookingId: id, bookingid: id, villaId: several(1, 2, 3) }
}

const isUuid = ({ format }: Schema) => format === 'uuid'

/** A parameter that matches its schema, or an odd one. */
const parameterOf = (given: string, schema: Schema, likely: Likely) => {
  const key = isUuid(schema) ? 'uuid' : given
  const right = likelyOf(key, ofShape(schema, likely), likely)
  return fc.oneof({ weight: 12, arbitrary: right }, fc.constantFrom(...oddTexts)).map(value => String(value))
}

/** Restricts a text to valid header values. */
const carried = (value: string) => value.replace(/[^\t\x20-\x7e]/g, '').slice(0, 4000)

/** Generates requests to an operation from its declared input. */
export function requestsTo(
  { method, path, operation }: DeclaredOperation,
  likely: Likely,
): fc.Arbitrary<InjectOptions> {
  const given = (place: string) =>
    Object.fromEntries(
      (operation.parameters ?? [])
        .filter(parameter => parameter.in === place)
        .map(({ name, schema, required }) => {
          const value = parameterOf(name, schema, likely)
          // Several odd parameters in one request would mask each other.
          const given = likely[name] || isUuid(schema) ? 3 : 1
          const left = { weight: required ? 0 : 4, arbitrary: fc.constant(undefined) }
          return [name, fc.oneof({ weight: given, arbitrary: value }, left)]
        }),
    )
  const schema = operation.requestBody?.content['application/json']?.schema
  const right = schema ? ofShape(schema, likely) : fc.constant(undefined)
  const body = schema ? fc.oneof({ weight: 5, arbitrary: right }, nearly(right)) : right
  return fc
    .record({
      path: fc.record(given('path')),
      query: fc.record(given('query')),
      headers: fc.record(given('header')),
      body,
    })
    .map(made => {
      const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(made.path[key]?.toWellFormed() || '1'),
      )
      const query = Object.entries(made.query).flatMap(([key, value]) =>
        value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value.toWellFormed())}`],
      )
      const headers = Object.entries(made.headers).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, carried(value)] as const],
      )
      return {
        method,
        url: `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
        headers: Object.fromEntries(headers),
        ...(made.body !== undefined && { payload: JSON.stringify(made.body) }),
      }
    })
}
