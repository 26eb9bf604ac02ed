import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { withTransaction } from '#database/transact'
import { addDays } from '#domain/calendar/day'
import { confirmAddressOf } from '#testing/accounts/confirmed-address'
import { aBooking } from '#testing/builders/bookings'
import { aSeason, aVilla } from '#testing/builders/villas'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { run as tidyOptions } from '../occupancy/expire-options.ts'
import { blockNights, confirmPaid, lockForMove, moveNights, unblockNights } from '../public.ts'

// Many concurrent requests take long on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

const one = await testApp()
const other = await testApp({ beside: one })
const { db, clock } = one
const processes = [one, other] as const
const minute = 60_000

let addresses = 0
const someone = () => ({ 'x-forwarded-for': `2001:db8:${(++addresses).toString(16)}::1` })

/** A villa with two long summers, loaded by both processes. */
async function aLongVilla() {
  const villa = await aVilla(db)
  await aSeason(db, { villaId: villa.id, nights: { from: '2028-01-01', to: '2028-12-30' } })
  for (const { catalogue } of processes)
    await eventually(async () => expect(catalogue.villas.get(villa.id)).toBeDefined())
  return villa
}
const { id: villaId } = await aLongVilla()

/** The week of the year with that number. */
function weekOf(number: number) {
  const from = addDays('2028-01-01', 7 * number)
  return { from, to: addDays(from, 7) }
}
let weeks = 0
/** A week of the villa that no other test uses. */
const aWeek = () => weekOf(weeks++)

interface Answer {
  status: number
  body: any
}

const send = async (at: 0 | 1, method: 'POST' | 'PUT', url: string, payload: object, headers = {}): Promise<Answer> => {
  const reply = await processes[at].app.inject({
    method,
    url: `/api/core/${url}`,
    payload,
    headers: { ...someone(), ...headers },
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}

const total = async (stay: { from: string; to: string }, of = villaId) => {
  const { body } = await one.get(
    `/api/core/bookings/ob/quote?propertyId=${of}&from=${stay.from}&to=${stay.to}&adults=2`,
  )
  return (body.totalPrice ?? 0) as number
}

const hold = async (at: 0 | 1, stay: { from: string; to: string }, price: number, headers = {}, of = villaId) =>
  send(
    at,
    'POST',
    'bookings/ob',
    { propertyId: of, ...stay, adults: 2, currencyId: 1, total: price, conditions: true },
    headers,
  )

/** The result of a request: the status of a success or of a server error, or the code of a problem. */
const told = ({ status, body }: Answer) => (status < 300 || status >= 500 ? status : (body.code as string))
const act = (at: 0 | 1, what: string, { bookingId, jwt }: { bookingId: number; jwt: string }) =>
  send(at, 'PUT', `bookings/ob/${what}/${bookingId}`, { email: 'ada@example.com' }, { authorization: `Bearer ${jwt}` })
const payLate = (bookingId: number) => withTransaction(db, tx => confirmPaid(tx, bookingId, { part: 'deposit' }))
const count = (answers: readonly unknown[]) =>
  Object.fromEntries(
    Map.groupBy(answers, String)
      .entries()
      .map(([answer, all]) => [answer, all.length]),
  )

/** Violations of the invariant: nights without a matching booking, or taken twice. */
const broken = () =>
  db.execute(sql`
    select 'a booking whose villa is not its own' as what, booking.id
    from booking join booking_item item on item.booking_id = booking.id and item.kind = 'villa'
    left join occupancy on occupancy.booking_item_id = item.id
    where booking.id >= 10000 and (
      booking.status = 2 and (item.status <> 5 or occupancy.kind is distinct from 'booking')
      or booking.status in (0, 1) and (item.status <> 4 or occupancy.kind is distinct from 'option')
      or booking.status = 5 and (item.status <> 9 or occupancy.id is not null))
    union all
    select 'nights held twice', one.id
    from occupancy one join occupancy other on one.villa_id = other.villa_id and one.nights && other.nights and one.id < other.id
    union all
    select 'a deposit that is paid for nothing', booking.id
    from booking join instalment on instalment.booking_id = booking.id and instalment.kind = 'deposit'
    where instalment.paid_at is not null and booking.status <> 2 and booking.id >= 10000`)

/** In sequence: two concurrent transactions would deadlock over each other's tokens. */
const freshTokens = () =>
  db.transaction(async tx => {
    await tx.execute(sql`lock table access_token in share row exclusive mode`)
    await tx.execute(sql`update access_token set expires_at = app_now() + interval '30 days'`)
  })

test('of two hundred concurrent requests for the same nights through two processes, one succeeds', async () => {
  const stay = aWeek()
  const price = await total(stay)
  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => hold((i % 2) as 0 | 1, stay, price)))
  expect(count(answers.map(told))).toEqual({ 201: 1, 'dates-taken': 199 })
  for (const { status, body } of answers) if (status === 409) expect(body.nearStays.length).toBeGreaterThanOrEqual(3)
  expect((await broken()).rows).toEqual([])
})

test('sixty repetitions of one key through two processes all return the same booking', async () => {
  const stay = aWeek()
  const price = await total(stay)
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => hold((i % 2) as 0 | 1, stay, price, key)))
  expect(count(answers.map(told))).toEqual({ 201: 60 })
  expect(new Set(answers.map(({ body }) => body.bookingId)).size).toBe(1)
  const others = await Promise.all(
    Array.from({ length: 10 }, (_, i) => hold((i % 2) as 0 | 1, stay, price + 1 + i, key)),
  )
  expect(count(others.map(told))).toEqual({ 'key-reused': 10 })
})

describe('in the last second of an option', () => {
  test.each(['keepalive', 'extend', 'expire', 'pay', 'tidy', 'transfer'] as const)(
    '%s and a competing hold end with one of them, consistently',
    async what => {
      for (let round = 0; round < 6; round++) {
        const stay = aWeek()
        const price = await total(stay)
        const { body: held } = await hold(0, stay, price)
        await freshTokens()
        const start = clock.at
        const deeds: Record<typeof what, () => Promise<unknown>> = {
          keepalive: () => act(0, 'keepalive', held).then(told),
          extend: () => act(0, 'extend', held).then(told),
          expire: () => act(0, 'expire', held).then(told),
          pay: () => payLate(held.bookingId),
          tidy: () => tidyOptions({ ...one.context, mailer: { deliver: async () => {} } }),
          transfer: async () => {
            await db.execute(sql`update booking set email = 'ada@example.com' where id = ${held.bookingId}`)
            await confirmAddressOf(db, held.bookingId)
            const bearer = { authorization: `Bearer ${held.jwt}` }
            return told(await send(0, 'POST', `bookings/${held.bookingId}/processoffline/deposit`, {}, bearer))
          },
        }
        // The clock advances while both requests run.
        await clock.set(start + 60 * minute - 1)
        const [, taken] = await Promise.all([
          deeds[what](),
          (async () => {
            await clock.set(start + 60 * minute)
            return hold(1, stay, price)
          })(),
          ...Array.from({ length: 4 }, () => hold(0, stay, price)),
        ])
        expect(['201', 'dates-taken']).toContain(String(told(taken)))
        await eventually(async () => {
          await tidyOptions({ ...other.context, mailer: { deliver: async () => {} } })
          expect((await broken()).rows).toEqual([])
        })
        await clock.set(start)
      }
    },
  )
})

test('of late payments of one booking and new options for its nights one succeeds, and money is captured for that alone', async () => {
  for (let round = 0; round < 5; round++) {
    const stay = aWeek()
    const price = await total(stay)
    const { body: held } = await hold(0, stay, price)
    const start = clock.at
    await clock.set(start + 61 * minute)
    const outcomes = await Promise.all([
      ...Array.from({ length: 3 }, () => payLate(held.bookingId)),
      ...Array.from({ length: 10 }, (_, i) => hold((i % 2) as 0 | 1, stay, price).then(told)),
    ])
    const had = outcomes.filter(outcome => outcome === 'confirmed' || outcome === 201)
    expect(had).toHaveLength(1)
    expect((await broken()).rows).toEqual([])
    await clock.set(start)
  }
})

test('of concurrent holds, blocks and moves to the same nights through two processes, one succeeds', async () => {
  const { id } = await aLongVilla()
  for (let round = 0; round < 4; round++) {
    const [stay, before] = [weekOf(round), weekOf(round + 20)]
    const price = await total(stay, id)
    const booked = await withTransaction(db, tx => aBooking(tx, { villaId: id, stay: before }))
    const move = () =>
      withTransaction(processes[round % 2 === 0 ? 0 : 1].context.db, async tx =>
        moveNights(tx, await lockForMove(tx, booked.bookingId, id), { villaId: id, stay }),
      ).then(
        () => 'moved',
        ({ code }) => code,
      )
    const block = () =>
      withTransaction(other.context.db, tx => blockNights(tx, { villaId: id, stay, note: '' })).then(
        () => 'blocked',
        ({ code }) => code,
      )
    const outcomes = await Promise.all([
      ...Array.from({ length: 6 }, (_, i) => hold((i % 2) as 0 | 1, stay, price, {}, id).then(told)),
      ...Array.from({ length: 6 }, block),
      move(),
      ...Array.from({ length: 6 }, (_, i) => hold((i % 2) as 0 | 1, stay, price, {}, id).then(told)),
    ])
    expect(outcomes.filter(outcome => [201, 'blocked', 'moved'].includes(outcome))).toHaveLength(1)
    expect(outcomes.filter(outcome => outcome === 'dates-taken')).toHaveLength(outcomes.length - 1)
    expect((await broken()).rows).toEqual([])
  }
})

test('two bookings that swap their dates repeatedly never deadlock', async () => {
  const [{ id: firstVilla }, { id: secondVilla }] = [await aLongVilla(), await aLongVilla()]
  const stay = weekOf(0)
  const [here, there] = await Promise.all([
    withTransaction(db, tx => aBooking(tx, { villaId: firstVilla, stay })),
    withTransaction(db, tx => aBooking(tx, { villaId: secondVilla, stay })),
  ])
  const move = (bookingId: number, request: { villaId: number; stay: { from: string; to: string } }) =>
    withTransaction(db, async tx => moveNights(tx, await lockForMove(tx, bookingId, request.villaId), request)).then(
      () => 'moved',
      ({ code }) => code,
    )
  const stays = [1, 2, 3].map(weekOf)
  for (const to of stays) {
    const outcomes = await Promise.all([
      move(here.bookingId, { villaId: secondVilla, stay: to }),
      move(there.bookingId, { villaId: firstVilla, stay: to }),
      move(here.bookingId, { villaId: firstVilla, stay: to }),
      move(there.bookingId, { villaId: secondVilla, stay: to }),
    ])
    for (const outcome of outcomes) expect(['moved', 'dates-taken']).toContain(outcome)
    expect((await broken()).rows).toEqual([])
  }
})

test('random operations of two processes on a few weeks violate no invariant and cause no server error', async () => {
  const among = <T>(of: readonly T[]) => of[Math.floor(Math.random() * of.length)] as T
  const stays = Array.from({ length: 4 }, aWeek)
  const prices = new Map<string, number>()
  for (const stay of stays) prices.set(stay.from, await total(stay))
  const holds: { bookingId: number; jwt: string }[] = []
  const start = clock.at
  const answers: string[] = []
  const someBooking = () => among(holds)
  const acts: ((at: 0 | 1) => Promise<unknown>)[] = [
    async at => {
      const stay = among(stays)
      const answer = await hold(at, stay, prices.get(stay.from) ?? 0)
      if (answer.status === 201) holds.push(answer.body)
      return told(answer)
    },
    async at => (someBooking() ? told(await act(at, among(['keepalive', 'extend', 'expire']), someBooking())) : 'none'),
    async () => (someBooking() ? payLate(someBooking().bookingId) : 'none'),
    async at => tidyOptions({ ...processes[at].context, mailer: { deliver: async () => {} } }),
    async () => {
      await clock.set(clock.at + among([1, 10, 30]) * minute)
      await freshTokens()
    },
    async () => {
      const stay = among(stays)
      return withTransaction(db, tx => blockNights(tx, { villaId, stay, note: '' })).then(
        id => withTransaction(db, tx => unblockNights(tx, id)),
        () => 'refused',
      )
    },
    async () => {
      const stay = among(stays)
      return db
        .transaction(tx => aBooking(tx, { villaId, stay }))
        .then(
          () => 'booked',
          () => 'refused',
        )
    },
  ]
  const worker = async (at: 0 | 1) => {
    for (let i = 0; i < 30; i++) answers.push(String(await among(acts.slice(0, i < 25 ? 6 : 7))(at)))
  }
  await Promise.all(Array.from({ length: 12 }, (_, i) => worker((i % 2) as 0 | 1)))
  await clock.set(clock.at + 300 * minute)
  await tidyOptions({ ...one.context, mailer: { deliver: async () => {} } })
  expect((await broken()).rows).toEqual([])
  expect(answers.filter(answer => /^5/.test(answer))).toEqual([])
  expect(answers).toContain('201')
  await clock.set(start)
})
