import { randomUUID } from 'node:crypto'
import { addDays, weekdayOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { systemClock } from '#server/platform/runtime/clock'
import type { Row, Table } from './report.ts'
import { quantile } from './statistics.ts'
import { withoutCallLimits } from './without-limits.ts'
import { plainPool, type World } from './world.ts'

/** Concurrent bookings. */
const visitors = 8
/** Visitors who compete for the same dates. */
const crowd = 25

/** An available stay with its price. */
export interface PricedStay {
  villaId: number
  from: string
  to: string
  total: number
}

/**
 * Available stays of a week, with prices. Only every second villa: visitors without a confirmed address can hold sixty
 * percent of a month's nights.
 */
export async function freeStays(address: string, most: number): Promise<PricedStay[]> {
  const ask = async (path: string) => (await fetch(`${address}/api/core/${path}`)).json()
  const today = todayAt(systemClock.now())
  const start = addDays(today, 30)
  const saturday = addDays(start, (13 - weekdayOf(start)) % 7)
  const found: PricedStay[] = []
  for (let week = 0; week < 50 && found.length < most; week++) {
    const stay = { from: addDays(saturday, 7 * week), to: addDays(saturday, 7 * week + 7) }
    const { properties } = await ask(`properties/search?from=${stay.from}&to=${stay.to}&limit=10000`)
    for (const { id, pending, otherDays } of properties) {
      if (pending || otherDays || id % 2 !== week % 2) continue
      const quote = await ask(`bookings/ob/quote?propertyId=${id}&from=${stay.from}&to=${stay.to}&adults=2`)
      if (quote.totalPrice && found.length < most) found.push({ villaId: id, ...stay, total: quote.totalPrice })
    }
  }
  return found
}

let senders = 0
/** A new visitor's address, in a network of its own. */
export const newSender = () => `2001:db8:${(++senders).toString(16)}::1`

/** Holds a stay, from a new address by default; returns status, body and milliseconds. */
export async function hold(
  address: string,
  { villaId, from, to, total }: PricedStay,
  besides: object = {},
  headers: Record<string, string> = { 'x-forwarded-for': newSender() },
) {
  const start = performance.now()
  const reply = await fetch(`${address}/api/core/bookings/ob`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...headers,
    },
    body: JSON.stringify({ propertyId: villaId, from, to, adults: 2, currencyId: 1, total, ...besides }),
  })
  const body = await reply.text()
  const ms = performance.now() - start
  return { status: reply.status, body: JSON.parse(body), ms }
}

/** Writes the rows of an option as one statement. */
export const optionRows = `with made as (insert into booking (status, online, adults, currency_id) values (0, true, 2, 1) returning id),
  item as (insert into booking_item (booking_id, villa_id, stay, status, price_cents)
    select id, $1, daterange($2, $3), 4, 700000 from made returning id, booking_id),
  tax as (insert into booking_item (booking_id, kind, service_id, villa_id, stay, status, price_cents)
    select id, 'villa-service', 1, $1, daterange($2, $3), 10, 10500 from made returning id),
  held as (insert into "option" (booking_item_id, started_at, expires_at)
    select id, now(), now() + interval '1 hour' from item),
  lines as (insert into price_line (booking_item_id, position, nights, quantity, unit_cents, cents)
    select id, 0, daterange($2, $3), 7, 700000, 700000 from item union all
    select id, 0, daterange($2, $3), 7, 1500, 10500 from tax),
  parts as (insert into instalment (booking_id, kind, cents, due)
    select id, 'deposit', 210000, $2::date from made union all select id, 'balance', 490000, $2::date from made),
  guest as (insert into guest_user (booking_id) select id from made returning id),
  known as (insert into account (guest_user_id) select id from guest returning id),
  opened as (insert into session (account_id, secret_hash, nonce, next_hash, expires_at)
    select id, sha256($4::bytea), '\\x00', sha256($4::bytea || 'n'), now() + interval '90 days' from known returning id)
  insert into access_token (hash, session_id, expires_at)
  select sha256($4::bytea || 't'), id, now() + interval '15 minutes' from opened`

/** Runs tasks with limited concurrency; returns each duration and the total. */
export async function inTurns<T>(work: readonly T[], atOnce: number, act: (one: T) => Promise<number>) {
  const times: number[] = []
  const start = performance.now()
  const left = work.values()
  const next = async () => {
    for (const one of left) times.push(await act(one))
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return { times, seconds: (performance.now() - start) / 1000 }
}

/** Table row of durations. */
export const measured = (what: string, { times, seconds }: { times: number[]; seconds: number }): Row => ({
  what,
  done: times.length,
  perSecond: times.length / seconds,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  most: Math.max(...times),
})

/** Options per second, without and with competition, compared with plain statements that write the same rows. */
export const benchBookings = async (world: World): Promise<Table[]> =>
  withoutCallLimits(await world.siteDatabase(), () => measureBookings(world))

async function measureBookings(world: World): Promise<Table[]> {
  const { rounds } = world.effort
  const site = await world.startSite({ environment: { TRUST_PROXY: 'true', LOG_LEVEL: 'silent' } })
  const stays = await freeStays(site.address, 200 * rounds + 40)
  const [warm, contended, own] = [stays.slice(0, 20), stays.slice(20, 40), stays.slice(40)]
  const [held, plain] = [own.slice(0, own.length >> 1), own.slice(own.length >> 1)]
  for (const stay of warm) await hold(site.address, stay)

  const alone = await inTurns(held, visitors, async stay => {
    const { status, ms } = await hold(site.address, stay)
    if (status !== 201) throw new Error(`holding a villa returned ${status}`)
    return ms
  })

  const pool = plainPool(await world.siteDatabase(), visitors)
  const written = await inTurns(plain, visitors, async ({ villaId, from, to }) => {
    const start = performance.now()
    await pool.query(optionRows, [villaId, from, to, Buffer.from(randomUUID())])
    return performance.now() - start
  })
  await pool.end()

  const answers: { status: number; ms: number }[] = []
  const begun = performance.now()
  for (const stay of contended)
    answers.push(...(await Promise.all(Array.from({ length: crowd }, () => hold(site.address, stay)))))
  const among = { times: answers.map(({ ms }) => ms), seconds: (performance.now() - begun) / 1000 }
  const of = (status: number) => answers.filter(answer => answer.status === status).length
  await site.stop()
  return [
    {
      title: `Options: ${visitors} concurrent visitors, and ${crowd} who compete for the same dates`,
      columns: [
        { key: 'what', head: '' },
        { key: 'done', head: 'responses' },
        { key: 'perSecond', head: 'per second' },
        { key: 'p50', head: 'p50 ms', digits: 1 },
        { key: 'p99', head: 'p99 ms', digits: 1 },
        { key: 'most', head: 'max ms', digits: 1 },
      ],
      rows: [
        measured('options, each of other nights', alone),
        measured('the same rows, plain statements', written),
        measured(`${crowd} who want the same`, among),
      ],
      notes: [
        `Of ${answers.length} competing requests ${of(201)} got a hold, for ${contended.length} stays; ${of(409)} got alternatives, ${answers.length - of(201) - of(409)} something else.`,
        'An option is requested over HTTP, priced, checked against every rule and returned with its booking; a plain statement only writes its rows, including database triggers.',
      ],
    },
  ]
}
