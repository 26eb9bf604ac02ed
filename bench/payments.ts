import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { startBank } from '#bank/start-bank'
import { addDays, type Day } from '#domain/calendar/day'
import { freeStays, hold, inTurns, measured, optionRows, type PricedStay } from './bookings.ts'
import type { Row, Table } from './report.ts'
import { withoutCallLimits } from './without-limits.ts'
import { plainPool, type Site, type World } from './world.ts'

/** Concurrent payments. */
const payers = 4
/** Approved without a challenge, and after one. */
const cards = { plain: '4000000000000010', asked: '4242424242424242' } as const

const cardholder = {
  ...{ firstName: 'Ada', lastName: 'Beispiel', address: '1 Quay', city: 'Corfu' },
  ...{ postalCode: '49100', country: 'GR' },
}

interface Held {
  id: number
  jwt: string
  deposit: number
}

/** Holds a stay and adds the booker's details, so that it can be paid. */
export async function holdToPay(address: string, stay: PricedStay): Promise<Held> {
  const { status, body } = await hold(address, stay, { email: `${randomUUID()}@example.com`, conditions: true })
  if (status !== 201) throw new Error(`holding a villa returned ${status}`)
  return { id: body.bookingId, jwt: body.jwt, deposit: body.booking.payments[0].amount }
}

/** Answers the challenge in place of the browser; returns the site's URL. */
async function answerBank(address: string): Promise<string> {
  const page = await (await fetch(address)).text()
  const action = /action="([^"]+)"/.exec(page)?.[1] ?? ''
  const answer = { method: 'POST', body: new URLSearchParams({ answer: 'approve' }), redirect: 'manual' as const }
  return (await fetch(action, answer)).headers.get('location') ?? ''
}

/** Pays a deposit as a browser does, from tokenization to the thank-you page; returns the milliseconds. */
export async function payDeposit(site: Site, { id, jwt, deposit }: Held, number: string): Promise<number> {
  // Each payer has an address of their own, and stays within its rate limit.
  const from = { 'x-forwarded-for': `10.9.${id >> 8}.${id & 255}` }
  const ask = async (path: string, body: object) => {
    const headers = {
      ...from,
      authorization: `Bearer ${jwt}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    const call = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${site.address}/api/core/${path}`, call)).json()
  }
  const start = performance.now()
  const { url, key } = await ask('payments/cardsession', {})
  const card = { type: 'card', number, expiry_month: 6, expiry_year: 2035, name: 'Ada Beispiel', cvv: '100' }
  const asToken = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const { token } = await (await fetch(url, { method: 'POST', headers: asToken, body: JSON.stringify(card) })).json()
  const wanted = { part: 'deposit', amount: deposit, token, ...cardholder }
  const paid = await ask(`bookings/client/pay/card/checkout/${id}`, wanted)
  if (paid.state === 'challenge') {
    const led = await fetch(await answerBank(paid.threeDSecureURL), { headers: from, redirect: 'manual' })
    if (!led.headers.get('location')?.includes('deposit-thanks'))
      throw new Error(`a payment returned ${led.status} and redirected to ${led.headers.get('location')}`)
  } else if (paid.state !== 'paid') throw new Error(`a payment returned ${JSON.stringify(paid)}`)
  return performance.now() - start
}

/** The rows of a payment as plain statements: the attempt first, all else in one, in the same transactions. */
const attemptRow = `insert into payment_attempt (booking_id, part, cents, currency_id, provider, payer, language, key_hash)
  values ($1, 'deposit', 210000, 1, 'checkout', 'guest-user 1', 'en', $2) returning id`
const takenRows = `with item as (update booking_item set status = 5 where booking_id = $1 and kind = 'villa' returning id),
  confirmed as (update booking set status = 2 where id = $1 returning id),
  part as (update instalment set paid_at = now() where booking_id = $1 and kind = 'deposit' returning booking_id)
  update payment_attempt set status = 2, card_status = 'OK', provider_id = $2, card_last4 = '0010' where id = $3`
const paidRows = `with paid as (update payment_attempt set status = 3, settled_at = now() where id = $3 returning id),
  posting as (insert into ledger_posting (kind, booking_id, currency_id, attempt_id)
    select kind, $1, 1, id from paid, unnest(array['charge', 'invoice']) as kind returning id, kind),
  lines as (insert into ledger_line (posting_id, account, cents)
    select id, case kind when 'charge' then 'bank:checkout' else 'clients' end, 210000 from posting union all
    select id, case kind when 'charge' then 'clients' else 'sales' end, -210000 from posting),
  number as (insert into invoice_number (kind, year, last) values ('invoice', 2000, 1)
    on conflict (kind, year) do update set last = invoice_number.last + 1 returning last)
  insert into invoice (kind, year, number, booking_id, attempt_id, part, cents, currency_id, language, name, villa, stay, booking_reference, issued_on)
  select 'invoice', 2000, last, $1, $3, 'deposit', 210000, 1, 'en', 'Ada Beispiel', 'Villa', '[2027-06-05,2027-06-12)', $2, '2027-01-15' from number`

/** Writes the rows of one payment; returns the milliseconds. */
export async function writeRows(pool: pg.Pool, bookingId: number): Promise<number> {
  const start = performance.now()
  const { rows } = await pool.query(attemptRow, [bookingId, randomUUID()])
  await pool.query(takenRows, [bookingId, randomUUID(), rows[0].id])
  await pool.query(paidRows, [bookingId, randomUUID(), rows[0].id])
  return performance.now() - start
}

/**
 * Payments per second, from tokenization to the thank-you page, with and without 3-D Secure, compared with plain
 * statements that write the same rows.
 */
export const benchPayments = async (world: World): Promise<Table[]> =>
  withoutCallLimits(await world.siteDatabase(), () => measurePayments(world))

/** Writes the rows of deposits of the stays, years later: nobody else wants these nights. */
async function payPlainly(pool: pg.Pool, stays: readonly PricedStay[], yearsLater: number) {
  const later = (day: Day) => addDays(day, 364 * yearsLater)
  const ids: number[] = []
  for (const { villaId, from, to } of stays) {
    await pool.query(optionRows, [villaId, later(from), later(to), Buffer.from(randomUUID())])
    ids.push((await pool.query('select max(id) as id from booking')).rows[0].id)
  }
  return inTurns(ids, payers, id => writeRows(pool, id))
}

async function measurePayments(world: World): Promise<Table[]> {
  const each = 25 * world.effort.rounds
  const bank = await startBank({ port: 0 })
  const environment = { TRUST_PROXY: 'true', LOG_LEVEL: 'silent', BANK_SIMULATOR_URL: bank.url }
  const site = await world.startSite({ environment })
  const stays = await freeStays(site.address, 2 * each + 20)
  const [warm, plain, asked] = [stays.slice(0, 20), stays.slice(20, 20 + each), stays.slice(20 + each)]
  const some = async (wanted: readonly PricedStay[]) => {
    const held: Held[] = []
    for (const stay of wanted) held.push(await holdToPay(site.address, stay))
    return held
  }
  const pool = plainPool(await world.siteDatabase(), payers)
  for (const held of await some(warm)) await payDeposit(site, held, cards.plain)
  await payPlainly(pool, warm, 10)

  // Before, between and after the deposits: other work on the machine then slows both.
  const written = [await payPlainly(pool, stays, 20)]
  const rows: Row[] = []
  for (const [what, number, wanted] of [
    ['without 3-D Secure', cards.plain, plain],
    ['with 3-D Secure', cards.asked, asked],
  ] as const) {
    rows.push(
      measured(`paid ${what}`, await inTurns(await some(wanted), payers, held => payDeposit(site, held, number))),
    )
    written.push(await payPlainly(pool, stays, 20 + 10 * written.length))
  }
  const all = {
    times: written.flatMap(({ times }) => times),
    seconds: written.reduce((sum, { seconds }) => sum + seconds, 0),
  }
  rows.push(measured('the same rows, plain statements', all))
  const plainRate = Number(rows.at(-1)?.perSecond)
  for (const row of rows) row.share = (Number(row.perSecond) / plainRate) * 100
  await pool.end()
  await site.stop()
  await bank.stop()
  return [
    {
      title: `Payments of a deposit: ${payers} concurrent visitors, from tokenization to the thank-you page`,
      columns: [
        { key: 'what', head: '' },
        { key: 'done', head: 'payments' },
        { key: 'perSecond', head: 'per second', digits: 1 },
        { key: 'p50', head: 'p50 ms', digits: 1 },
        { key: 'p99', head: 'p99 ms', digits: 1 },
        { key: 'most', head: 'max ms', digits: 1 },
        { key: 'share', head: 'of plain', digits: 1, unit: '%' },
      ],
      rows,
      notes: [
        'A payment requests a card session, tokenizes the card, is stored, authorised, confirmed, captured and posted; with 3-D Secure the challenge is answered immediately. E-mails, PDFs and calendar files are made meanwhile, in the same process. The bank runs beside the measuring.',
        'Plain statements run before, between and after the payments, beside jobs that these have left.',
      ],
    },
  ]
}
