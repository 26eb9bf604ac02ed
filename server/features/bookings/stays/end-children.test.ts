import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import {
  type BookingChild,
  type BookingEvent,
  bookingChildren,
  bookingRecords,
  type Ending,
} from '#domain/lifecycles/booking-ends'
import { type BookingStatus, bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { staffBearer } from '#testing/accounts/staff'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'
import { run as tidyOptions } from '../occupancy/expire-options.ts'
import { run as completeStays } from './complete-stays.ts'
import { openRows } from './end-children.ts'

const site = await testApp()
const { app, db, clock, catalogue, context } = site
const mailer = { deliver: async () => {} }
const staff = await staffBearer(db)
const stay = { from: '2027-06-05', to: '2027-06-12' }

type Child = keyof typeof bookingChildren
const children = Object.entries<BookingChild>(bookingChildren) as [Child, BookingChild][]

interface Parent {
  bookingId: number
  villaId: number
}

/** Inserts an open row of each kind. A new kind does not compile without its builder. */
const builders: Record<Child, (of: Parent, state: number) => Promise<unknown>> = {
  'villa item': async () => undefined,
  service: ({ bookingId, villaId }, status) =>
    db
      .insert(tables.bookingItem)
      .values({ bookingId, villaId, stay, kind: 'villa-service', serviceId: 40 + status, status: status as 1 }),
  'request to a supplier': async ({ bookingId, villaId }) => {
    const [item] = await db
      .insert(tables.bookingItem)
      .values({ bookingId, villaId, stay, kind: 'transfer', serviceId: 1, status: itemStatus.confirmed })
      .returning()
    return db.insert(tables.supplierRequest).values({
      ...{ itemId: item?.id ?? 0, bookingId, email: 'driver@example.com', language: 'en', secretHash: randomBytes(32) },
      ...{ expiresAt: new Date('2030-01-01'), state: openSuppliers[++suppliers % 3] ?? 'sent' },
    })
  },
  'change request': ({ bookingId }) =>
    db.insert(tables.changeRequest).values({ bookingId, stay, adults: 2, children: 0, infants: 0, note: 'Aunt' }),
  'request for other hours': ({ bookingId }) =>
    db.insert(tables.hoursRequest).values({
      ...{ bookingId, time: '12:00', priceCents: 100 },
      // A booking has one open request of a kind at most.
      ...(++requests % 2 ? { kind: 'early-arrival', state: 'asked' } : { kind: 'late-departure', state: 'quoted' }),
    }),
  'payment link': ({ bookingId }) =>
    db.insert(tables.paymentLink).values({
      bookingId,
      secretHash: randomBytes(32),
      part: 'service',
      expiresAt: new Date('2030-01-01'),
    }),
  'payment attempt': ({ bookingId }, status) => anAttempt(bookingId, 'balance', status),
  'damage deposit': ({ bookingId }, status) => anAttempt(bookingId, 'damage', status),
  'damage claim': async ({ bookingId }) => {
    const [deposit] = await anAttempt(bookingId, 'damage', attemptStatus.released).returning()
    const [person] = await db.select().from(tables.staff).limit(1)
    const of = { bookingId, attemptId: deposit?.id ?? 0, requestedBy: person?.id ?? 0 }
    await db.insert(tables.damageClaim).values({ ...of, cents: 500, reason: 'Aunt' })
  },
  instalment: ({ bookingId }) =>
    db.insert(tables.instalment).values({ bookingId, kind: 'balance', cents: 10_000, due: '2027-05-01' }),
  'invitation to see it': of => anInvitation(of, null),
  'guest who sees it': of => anInvitation(of, new Date(clock.at)),
  'passport details': ({ bookingId }) =>
    db.insert(tables.passport).values([
      { id: randomUUID(), bookingId, kind: 'party', slot: ++slots, details: 'v1.main.a.b.c' },
      { id: randomUUID(), bookingId, kind: 'extra', details: 'v1.main.a.b.c' },
    ]),
  'passport link': ({ bookingId }) =>
    db.insert(tables.passportLink).values({
      ...{ bookingId, passportId: randomUUID(), secretHash: randomBytes(32), expiresAt: new Date('2030-01-01') },
    }),
  reminder: ({ bookingId }) =>
    db.insert(tables.reminder).values({
      ...{ bookingId, kind: 'passports', arrival: stay.from, dueAt: new Date('2030-01-01') },
    }),
  'calendar feed': async ({ bookingId }) => {
    const [contact] = await db.select({ id: tables.contact.id }).from(tables.contact).limit(1)
    const of = { bookingId, contactId: contact?.id ?? 0 }
    await db.insert(tables.calendarFeed).values({ ...of, secretHash: randomBytes(32) })
  },
  'feedback link': ({ bookingId }) => db.insert(tables.feedback).values({ bookingId }),
}
const openSuppliers = ['sent', 'proposed', 'accepted'] as const
let suppliers = 0
let invited = 0
let slots = 0
let requests = 0
async function anInvitation({ bookingId }: Parent, acceptedAt: Date | null): Promise<void> {
  const email = `invited${++invited}@example.com`
  const [contact] = await db.select({ id: tables.contact.id }).from(tables.contact).limit(1)
  const [guest] = await db.insert(tables.coSignIn).values({ email, role: 1, language: 'en' }).returning()
  const names = { firstName: 'Nora', lastName: 'Aziz' }
  const [made] = await db
    .insert(tables.guestLogin)
    .values({ ...names, contactId: contact?.id ?? 0, coSignInId: guest?.id ?? 0, acceptedAt })
    .returning()
  await db.insert(tables.guestLoginBooking).values({ guestLoginId: made?.id ?? '', bookingId })
}
const anAttempt = (bookingId: number, part: 'balance' | 'damage', status: number) =>
  db.insert(tables.paymentAttempt).values({
    bookingId,
    part,
    cents: 1000,
    currencyId: 1,
    status: status as 0,
    provider: 'checkout',
    payer: 'contact',
    language: 'en',
  })

/** A booking with open rows of every kind, in every state that its table counts as open. */
async function aFamily(booking: BookingStatus, villa: 4 | 5): Promise<Parent> {
  const { id: villaId } = await aVilla(db)
  await expect.poll(() => catalogue.villas.get(villaId)).toBeDefined()
  const [made] = await db.insert(tables.booking).values({ status: booking, adults: 2 }).returning()
  const bookingId = made?.id ?? 0
  const [item] = await db.insert(tables.bookingItem).values({ bookingId, villaId, stay, status: villa }).returning()
  if (villa === itemStatus.option)
    await db.insert(tables.option).values({
      bookingItemId: item?.id ?? 0,
      startedAt: new Date(clock.at - 3_600_000),
      expiresAt: new Date(clock.at + 60_000),
    })
  for (const [name, { open }] of children)
    for (const state of 'in' in open ? open.in : [0]) await builders[name]({ bookingId, villaId }, Number(state))
  return { bookingId, villaId }
}

const openStates = async (child: BookingChild, bookingId: number) => {
  const column = 'in' in child.open ? sql`child.${sql.identifier(child.open.column)}` : sql`0`
  const { rows } = await db.execute<{ state: string | number }>(
    sql`select ${column} as state from ${sql.identifier(child.table)} as child where ${openRows(child, [bookingId])}`,
  )
  return rows.map(({ state }) => state)
}

/** The states in which rows can stay open after an event. */
const mayStay = (child: BookingChild, ending: Ending): readonly (string | number)[] => {
  const all = 'in' in child.open ? child.open.in : [0]
  if ('stays' in ending) return all
  return 'to' in ending && ending.from ? all.filter(state => !ending.from?.includes(state)) : []
}

const office = async (url: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url: `/api/office/${url}`, payload, headers: staff })
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
}

const events: Record<BookingEvent, () => Promise<Parent>> = {
  cancelled: async () => {
    const of = await aFamily(bookingStatus.confirmed, itemStatus.confirmed)
    await office(`bookings/${of.bookingId}/cancel`, { returned: 0 })
    return of
  },
  moved: async () => {
    const of = await aFamily(bookingStatus.confirmed, itemStatus.confirmed)
    await office(`bookings/${of.bookingId}/move`, { propertyId: of.villaId, from: '2027-07-03', to: '2027-07-10' })
    return of
  },
  expired: async () => {
    const of = await aFamily(bookingStatus.onlineOption, itemStatus.option)
    await clock.set(clock.at + 120_000)
    await tidyOptions({ ...context, mailer })
    return of
  },
  completed: async () => {
    const of = await aFamily(bookingStatus.confirmed, itemStatus.confirmed)
    const before = clock.at
    await clock.set(Date.UTC(2027, 5, 14))
    await completeStays({ db })
    await clock.set(before)
    return of
  },
}

describe.each(Object.entries(events))('a booking that is %s', (event, happen) => {
  test('leaves no rows open except those that its table allows', async () => {
    const { bookingId } = await happen()
    const [row] = await db.select().from(tables.booking).where(eq(tables.booking.id, bookingId))
    expect(row?.status).toBe(event === 'moved' ? bookingStatus.confirmed : bookingStatus[event as 'cancelled'])
    for (const [name, child] of children) {
      const ending = child.at[event as BookingEvent]
      const left = await openStates(child, bookingId)
      expect({ name, left: left.filter(state => !mayStay(child, ending).includes(state)) }).toEqual({ name, left: [] })
    }
  })
})

test('every table that refers to a booking says what ends its rows, or that none is open', async () => {
  const { rows } = await db.execute<{ table: string }>(sql`
    select distinct conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confrelid = 'booking'::regclass order by 1`)
  const known = new Set([...children.map(([, { table }]) => table), ...Object.keys(bookingRecords)])
  expect(
    rows.map(({ table }) => table).filter(table => !known.has(table)),
    'Add each table to `bookingChildren` in domain/lifecycles/booking-ends.ts, with what ends its open rows when the booking is cancelled, completed, moved or expired; or to `bookingRecords` with the reason why none is open.',
  ).toEqual([])
})
