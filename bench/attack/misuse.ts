import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { addDays, dayOf, partsOf, weekdayOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { systemClock } from '#server/platform/runtime/clock'
import { hold, inTurns, newSender, type PricedStay } from '../bookings.ts'
import { met, type Row, type Table } from '../report.ts'
import { quantile } from '../statistics.ts'
import { plainPool, type Site, type World } from '../world.ts'

const atOnce = 20
/** Addresses of an attacker, each in a network of its own. */
const manySenders = Array.from({ length: 100 }, (_, i) => `10.${i}.0.1`)

const basic = (email: string, password: string) => `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`

/** Available weeks of next July and August, with prices. */
async function weeksOfSummer(address: string): Promise<PricedStay[]> {
  const ask = async (path: string) =>
    (await fetch(`${address}/api/core/${path}`, { headers: { 'x-forwarded-for': newSender() } })).json()
  const july = dayOf(partsOf(todayAt(systemClock.now())).year + 1, 7, 1)
  const saturday = addDays(july, (13 - weekdayOf(july)) % 7)
  const found: PricedStay[] = []
  for (let week = 0; week < 8; week++) {
    const stay = { from: addDays(saturday, 7 * week), to: addDays(saturday, 7 * week + 7) }
    const { properties } = await ask(`properties/search?from=${stay.from}&to=${stay.to}&limit=10000`)
    for (const { id, pending, otherDays } of properties) {
      if (pending || otherDays) continue
      const quote = await ask(`bookings/ob/quote?propertyId=${id}&from=${stay.from}&to=${stay.to}&adults=2`)
      if (quote.totalPrice) found.push({ villaId: id, ...stay, total: quote.totalPrice })
    }
  }
  return found
}

/** Share of all July and August nights that is held without payment. */
async function heldPart(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`
    select coalesce(sum(upper(stay) - lower(stay)), 0)::float8 / (62 * (select count(*) from villa)) as part
    from "option" join booking_item item on item.id = booking_item_id join booking on booking.id = booking_id
    where "option".expires_at > now() and item.status = 4 and booking.online
      and extract(month from lower(stay)) in (7, 8)`)
  return rows[0].part
}

/** Holds every available stay, from rotating addresses, and requests payment by bank transfer for each. */
async function takeSeason(site: Site, stays: readonly PricedStay[], senders: readonly string[]): Promise<number> {
  let turn = 0
  let held = 0
  // Sequential per address: each hold waits for its bank transfer before the next.
  await inTurns(stays, Math.min(atOnce, senders.length), async stay => {
    const headers = { 'x-forwarded-for': senders[turn++ % senders.length] ?? '' }
    const { status, body, ms } = await hold(site.address, stay, { ...booker(turn), conditions: true }, headers)
    if (status !== 201) return ms
    held++
    const asClient = { ...headers, authorization: `Bearer ${body.jwt}` }
    const path = `${site.address}/api/core/bookings/${body.bookingId}/processoffline/deposit`
    await fetch(path, { method: 'POST', headers: asClient })
    return ms
  })
  return held
}

const booker = (turn: number) => ({ firstname: 'Vera', lastname: 'Conti', email: `vera+${turn}@bogus-${turn}.example` })

/** Logs in; returns the status and the browser's cookies. */
async function logIn(
  site: Site,
  path: string,
  email: string,
  { from = newSender(), cookie = '', password = demonstrationPassword } = {},
) {
  const start = performance.now()
  const headers = { authorization: basic(email, password), 'x-forwarded-for': from, cookie }
  const answer = await fetch(site.address + path, { method: 'POST', headers })
  const body = await answer.text()
  return { status: answer.status, body, cookies: answer.headers.getSetCookie(), ms: performance.now() - start }
}

const holdsForAnHour = 'holds a villa for 60 minutes'

/** Response to a visitor who tries these stays until one is available. */
async function holdBeside(site: Site, stays: readonly PricedStay[], asWhom: Record<string, string> = {}) {
  const from = newSender()
  let told = ''
  for (const stay of stays.toReversed().slice(0, 40)) {
    const { status, body } = await hold(site.address, stay, {}, { 'x-forwarded-for': from, ...asWhom })
    if (status !== 201) {
      told = `is answered ${body.because ?? body.code}`
      if (body.because) break
      continue
    }
    const { bookingId, jwt, booking } = body
    const authorization = asWhom.authorization ?? `Bearer ${jwt}`
    await fetch(`${site.address}/api/core/bookings/ob/expire/${bookingId}`, {
      method: 'PUT',
      headers: { authorization },
    })
    const minutes = Math.round(booking.bookingItems[0].optionExpiryMilliseconds / 60_000)
    return minutes === 60 ? holdsForAnHour : `holds a villa for ${minutes} minutes`
  }
  return told
}

async function seasonRows(site: Site, pool: pg.Pool): Promise<Row[]> {
  const stays = await weeksOfSummer(site.address)
  const client = JSON.parse((await logIn(site, '/api/auth/token', demonstrationAccounts.leadBooker)).body)
  const rows: Row[] = []
  for (const [what, senders] of [
    ['season held without paying, 1 address', manySenders.slice(0, 1)],
    ['season held without paying, 100 addresses', manySenders],
  ] as const) {
    const held = await takeSeason(site, stays, senders)
    const part = (await heldPart(pool)) * 100
    const visitor = await holdBeside(site, stays)
    const known = await holdBeside(site, stays, { authorization: `Bearer ${client.token}` })
    rows.push({
      what,
      tried: stays.length,
      succeeded: held,
      came: `${part.toFixed(1)} % of the nights; a visitor ${visitor}, a client ${known}`,
      // Against a hundred addresses a visitor without an account must confirm an e-mail address.
      met: part <= 5 && known === holdsForAnHour && (visitor === holdsForAnHour || senders.length > 1),
    })
  }
  return rows
}

const victim = 'victim@example.net'

/** Requests by which anyone can cause e-mails to an address. */
const ways = (email: string): [string, object][] => [
  ['auth/preregister', { email }],
  ['core/contacts/emailsub/footer', { email }],
  ['core/sharedshortlists/createreferral', { firstName: 'Vera', email, villas: [1], shownFor: 9000 }],
  ['auth/createaccount_and_token', { firstname: 'Vera', lastname: 'Conti', email, password: 'Tramontana7' }],
  [
    'core/enquiries/enquire',
    {
      title: 'Ms',
      firstName: 'Vera',
      lastName: 'Conti',
      email,
      phoneCountry: 'GB',
      phone: '2079460018',
      addressLine1: 'Mill Lane 4',
      country: 'GB',
      message: 'A week in July, please.',
      shownFor: 9000,
    },
  ],
]

async function mailRow(site: Site, pool: pg.Pool): Promise<Row> {
  // Addresses of one mailbox: with tags, capitals and characters that mail servers ignore.
  const addresses = manySenders.map(
    (_, i) => [`victim+${i}@example.net`, 'Victim@EXAMPLE.net', '\u0001victim@example.net'][i % 3] ?? victim,
  )
  const calls = addresses.flatMap((email, i) =>
    ways(email).map(([path, body]) => ({ path, body, from: manySenders[i] ?? '' })),
  )
  await inTurns(calls, atOnce, async ({ path, body, from }) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    await fetch(`${site.address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return 0
  })
  // Jobs send the forms' e-mails.
  await wait(5000)
  const { rows } = await pool.query(
    `select count(*)::int as sent from mail where recipient ~* 'victim(\\+\\d+)?@example\\.net'`,
  )
  const sent = rows[0].sent as number
  return {
    what: 'e-mails to one victim, by five forms from 100 addresses',
    tried: calls.length,
    succeeded: sent,
    came: `${sent} e-mails in the first hour`,
    met: sent <= 6,
  }
}

/** Sends wrong passwords from many addresses, one connection each, until the signal aborts. */
async function flood(site: Site, addresses: number, signal: AbortSignal): Promise<number> {
  let tried = 0
  const one = async (i: number) => {
    while (!signal.aborted) {
      const from = `203.0.113.${1 + i}`
      await logIn(site, '/api/auth/token', `nobody-${tried++}@example.org`, { from, password: `wrong-${tried}` }).catch(
        () => undefined,
      )
    }
  }
  await Promise.all(Array.from({ length: addresses }, (_, i) => one(i)))
  return tried
}

async function logInRows(site: Site, addresses: number): Promise<Row[]> {
  const { leadBooker, staff } = demonstrationAccounts
  const first = await logIn(site, '/api/auth/token', leadBooker)
  const known = first.cookies.map(line => line.split(';')[0]).join('; ')
  const over = new AbortController()
  const flooding = flood(site, addresses, over.signal)
  await wait(2000)
  const people: [string, () => ReturnType<typeof logIn>][] = [
    [
      'a client, from a browser known for the account',
      () => logIn(site, '/api/auth/token', leadBooker, { cookie: known }),
    ],
    ['a client, from a new browser', () => logIn(site, '/api/auth/token', leadBooker)],
    ['a member of staff', () => logIn(site, '/api/office/token', staff)],
  ]
  const rows: Row[] = []
  for (const [who, tryIt] of people) {
    const answers = []
    for (let i = 0; i < 10; i++) answers.push(await tryIt())
    const succeeded = answers.filter(({ status }) => status < 300).length
    const p50 = quantile(
      answers.map(({ ms }) => ms),
      0.5,
    )
    rows.push({
      what: `log-ins beside wrong passwords from ${addresses} addresses: ${who}`,
      tried: answers.length,
      succeeded,
      came: `${Math.round(p50)} ms at the median`,
      met: succeeded === answers.length,
    })
  }
  over.abort()
  await flooding
  return rows
}

/** The effect of attacks that use public requests only, within the site's limits. */
export async function benchMisuse(world: World): Promise<Table> {
  const environment = { TRUST_PROXY: 'true', LOG_LEVEL: 'silent', HOLD_PERCENT: '', SMTP_URL: '' }
  const databaseUrl = await world.siteDatabase()
  const site = await world.startSite({ databaseUrl, environment })
  const pool = plainPool(databaseUrl, 1)
  const rows = [...(await seasonRows(site, pool)), await mailRow(site, pool)]
  for (const addresses of [60, 250]) rows.push(...(await logInRows(site, addresses)))
  await pool.end()
  await site.stop()
  return {
    title: 'Misuse: unpaid holds, e-mails to one victim, log-ins during a password attack',
    columns: [
      { key: 'what', head: '' },
      { key: 'tried', head: 'tried' },
      { key: 'succeeded', head: 'succeeded' },
      { key: 'came', head: 'result' },
      met,
    ],
    rows,
    notes: [
      'Aims: at most 5 % of the villa nights of July and August, and a client still holds a villa for an hour, beside one address also a visitor without an account; at most 6 e-mails an hour to one mailbox; every right password opens its account.',
      'With 250 attacking addresses a new browser is limited as well: a passkey, an identity provider or an e-mail link still opens the account (ADR-0032).',
    ],
  }
}
