import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '#database/transact'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { insertListedTasks, listedTasks } from '#testing/bookings/listed-tasks'
import { insertRecordsIn } from '#testing/bookings/records-at-villa'
import { testApp } from '#testing/site/app'

const { app, db } = await testApp()
const staff = await staffBearer(db)
const outsider = await staffBearer(db, await aColleague(db, { email: 'c@lists.example', permissions: ['content'] }))

type Row = Record<string, string | number | null>

beforeAll(async () => {
  await insertListedTasks(db)
  await insertRecordsIn(db, 'italy')
  await withTransaction(db, async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into card_refund (attempt_id, cents, cause)
      select attempt_id, 100 * (1 + n % 9), 'staff' from (select attempt_id from card_refund limit 1) one, generate_series(1, 130) n`)
    await tx.execute(sql`insert into payment_difference (booking_id, attempt_id, expected_cents, reported_cents, kind, reported_currency)
      select booking_id, attempt_id, 100 * length(other), 5, other, reported_currency
      from (select * from payment_difference where ended_at is null limit 1) one,
        unnest(array['currency', 'authorised', 'captured', 'refunded', 'disputed']) other on conflict do nothing`)
    await tx.execute(sql`insert into channel_feed (villa_id, channel, source_url, succeeded_at, fault)
      select villa.id, (array['=cmd', 'Airbnb', 'Vrbo'])[1 + n], 'https://www.example.com:8443/secret.ics?key=1',
        case when n > 0 then timestamptz '2027-01-10 10:00:00.123456+00' + n * interval '1 microsecond' end,
        case when n = 1 then 'unreachable' end
      from (select id from villa where live order by id limit 45) villa, generate_series(0, 2) n`)
    await tx.execute(sql`insert into conversation (booking_id, contact_id, awaits_staff, last_message_at)
      select booking.id, booking.contact_id, booking.id % 2 = 0, timestamptz '2027-01-10 10:00:00.123456+00' + (booking.id % 5) * interval '1 microsecond'
      from booking where contact_id is not null on conflict do nothing`)
    await tx.execute(sql`insert into message (conversation_id, side, body)
      select id, 'client', 'A secret wish' from conversation where not exists (select from message where conversation_id = conversation.id)`)
  })
})

const request = (method: 'GET' | 'POST', path: string, payload?: object, headers = staff) =>
  app.inject({ method, url: `/api/office/${path}`, headers, ...(payload && { payload }) })

/** All rows of a list, page by page. */
async function rowsOf(path: string, key: string, query: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const reply = await request('GET', `${path}?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`)
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200)
    rows.push(...reply.json()[key])
    cursor = reply.json().next ?? undefined
  } while (cursor)
  return rows
}

const csvOf = async (path: string, body: object) => {
  const reply = await request('POST', `${path}/csv`, body)
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200)
  return reply.body.slice(1).trimEnd().split('\r\n').slice(1)
}

/** A list: its address, the name of its rows, the address of its file, its filter, its orders, and the id of a row. */
const lists = [
  ['refunds', 'refunds', 'payments', { state: 'refunds' }, ['since', 'amount'], 'id'],
  ['paymentdifferences', 'differences', 'payments', { state: 'differences' }, ['since', 'amount'], 'id'],
  ['channels', 'channels', 'channels', { state: 'all' }, ['villa', 'channel', 'read'], 'id'],
  ['channels', 'channels', 'channels', { state: 'faulty' }, ['villa'], 'id'],
  ['messages', 'conversations', 'messages', { state: 'all' }, ['latest'], 'id'],
  ['messages', 'conversations', 'messages', { state: 'waiting' }, ['latest'], 'id'],
  ['banktransfers', 'transfers', 'banktransfers', { state: 'in' }, ['entered', 'booked', 'amount'], 'id'],
  ['damagedeposits', 'deposits', 'damagedeposits', { state: 'held' }, ['departure', 'amount'], 'bookingId'],
  ['damagedeposits', 'deposits', 'damagedeposits', { state: 'claimed' }, ['departure', 'amount'], 'bookingId'],
  ['feedback', 'feedback', 'feedback', { state: 'waiting' }, ['given', 'overall'], 'id'],
  ['feedback', 'feedback', 'feedback', { state: 'all' }, ['given', 'overall'], 'id'],
  ['transferholds', 'holds', '', { state: 'transfer' }, ['until', 'arrival'], 'bookingId'],
  ['transfers', 'transfers', 'transfers', { state: 'open' }, ['day', 'requested'], 'itemId'],
  ['transfers', 'transfers', 'transfers', { state: 'coming' }, ['day'], 'itemId'],
  ['experiences', 'requests', 'experiences', { state: 'asked' }, ['day', 'requested'], 'itemId'],
  ['experiences', 'requests', 'experiences', { state: 'answered' }, ['day', 'answered'], 'itemId'],
  ['wine/orders', 'orders', 'wine/orders', { state: 'requested' }, ['delivery', 'ordered'], 'itemId'],
  ['wine/orders', 'orders', 'wine/orders', { state: 'to-deliver' }, ['delivery', 'ordered'], 'itemId'],
  ['wine/orders', 'orders', 'wine/orders', { state: 'delivered' }, ['delivery', 'ordered', 'delivered'], 'itemId'],
] as const

/** The field of a row that an order follows. */
const fields: Readonly<Record<string, string>> = {
  ...{ departure: 'to', until: 'heldUntil', arrival: 'from', requested: 'requestedAt', ordered: 'itemId' },
  ...{ delivery: 'delivery', answered: 'answeredAt', delivered: 'deliveredAt', latest: 'lastMessageAt' },
  ...{ entered: 'id', booked: 'bookedOn', given: 'id' },
}
const amounts: Readonly<Record<string, string>> = { paymentdifferences: 'expected', damagedeposits: 'depositAmount' }
const days: Readonly<Record<string, string>> = { transfers: 'travelDateTime', experiences: 'date' }

const fieldOf = (path: string, sort: string) =>
  sort === 'amount' ? (amounts[path] ?? 'amount') : sort === 'day' ? days[path] : fields[sort]

describe.each(lists)('the list %s', (path, key, file, filter, sorts, id) => {
  const listed = ['refunds', 'paymentdifferences'].includes(path) ? {} : filter

  test.each(sorts)('ordered by %s has each row once, in both directions, and so has its file', async sort => {
    const rising = await rowsOf(path, key, { ...listed, order: sort })
    const falling = await rowsOf(path, key, { ...listed, order: `-${sort}` })
    expect(rising.length).toBeGreaterThan(0)
    expect(new Set(rising.map(row => row[id])).size).toBe(rising.length)
    expect(falling.map(row => row[id])).toEqual(rising.map(row => row[id]).toReversed())
    const field = fieldOf(path, sort)
    if (field)
      expect(rising.map(row => row[field])).toEqual(
        rising.map(row => row[field]).toSorted((a, b) => Number(a) - Number(b) || (String(a) < String(b) ? -1 : 1)),
      )
    if (sort === 'overall') {
      const stars = rising.map(({ ratings }) => (ratings as unknown as { overall: number }).overall)
      expect(stars).toEqual(stars.toSorted((a, b) => a - b))
    }
    if (file === '') return
    const lines = await csvOf(file, { ...filter, order: sort })
    expect(lines).toHaveLength(rising.length)
    const named = rising.map(({ reference, villa }) => String(reference ?? villa).replaceAll('"', '""'))
    expect(lines.map((line, i) => line.includes(named[i] ?? '?'))).not.toContain(false)
  })

  test('refuses cursors that it did not give', async () => {
    for (const cursor of [
      'x',
      '1',
      '.1',
      'a.b',
      "'; drop table villa.1",
      '2027-02-31.1',
      '2027-02-31T10:00:00.000000Z.1',
      '9'.repeat(1001),
    ])
      for (const order of sorts) {
        const reply = await request('GET', `${path}?${new URLSearchParams({ ...listed, order, cursor })}`)
        // Any text is a name.
        expect([200, 422], reply.body).toContain(reply.statusCode)
      }
    expect((await request('GET', `${path}?order=name`)).statusCode).toBe(422)
  })

  test('is for its staff alone, the file too', async () => {
    expect((await request('GET', path, undefined, outsider)).statusCode).toBe(404)
    if (file) expect((await request('POST', `${file}/csv`, filter, outsider)).statusCode).toBe(404)
  })
})

test.each([
  ['payments', { state: 'refunds' }],
  ['payments', { state: 'differences' }],
  ['messages', { state: 'all' }],
  ['channels', { state: 'clashes' }],
])('times in the file of %s %j are in UTC, to the second', async (file, filter) => {
  const lines = await csvOf(file, filter)
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
})

test('a tab has its own orders, the usual one without a choice', async () => {
  for (const [path, wrong] of [
    ['transfers', { state: 'coming', order: 'requested' }],
    ['experiences', { state: 'asked', order: 'answered' }],
    ['wine/orders', { state: 'requested', order: '-delivered' }],
  ] as const) {
    expect((await request('GET', `${path}?${new URLSearchParams(wrong)}`)).json()).toMatchObject({
      code: 'invalid-input',
    })
    expect((await request('POST', `${path}/csv`, wrong)).statusCode).toBe(422)
  }
  const usual = await rowsOf('experiences', 'requests', { state: 'answered' })
  expect(usual).toEqual(await rowsOf('experiences', 'requests', { state: 'answered', order: '-answered' }))
})

test('files contain no formula, no secret of a calendar and no words of clients, and the log has their filter', async () => {
  const channels = await csvOf('channels', { state: 'all', order: 'channel' })
  expect(channels.filter(line => line.includes("'=cmd"))).toHaveLength(45)
  expect(channels.join()).toContain('www.example.com')
  expect(channels.join()).not.toContain('secret')
  expect((await csvOf('messages', { state: 'all' })).join()).not.toContain('wish')
  await csvOf('channels', { state: 'clashes' })
  const bank = await csvOf('banktransfers', { order: '-amount' })
  expect(bank.filter(line => line.includes("'=cmd"))).toHaveLength(listedTasks)
  const transfers = await csvOf('transfers', { state: 'open' })
  expect(transfers.filter(line => line.includes("'+cmd") && line.includes("'+39 06"))).toHaveLength(listedTasks)
  const said = await csvOf('feedback', { state: 'waiting', order: 'overall' })
  expect(said.filter(line => line.includes("'@SUM(A1)"))).toHaveLength(listedTasks)
  const wine = await csvOf('wine/orders', { state: 'delivered' })
  expect(wine[0]).toContain('4,"2 × Pontiglio, Rosso 1; 2 × Pontiglio, Rosso 2"')
  expect((await csvOf('damagedeposits', { state: 'claimed' })).join()).not.toContain('secret')
  const { rows } = await db.execute<{ reason: string }>(
    sql`select reason from staff_entry where action = 'list-exported' order by id desc limit 8`,
  )
  expect(rows.map(({ reason }) => reason)).toEqual([
    'damage-deposits, state: claimed, order: departure',
    'wine, state: delivered',
    'feedback, state: waiting, order: overall',
    'transfers, state: open',
    'bank-transfers, state: in, order: -amount',
    'channels, state: clashes',
    'messages, state: all',
    'channels, state: all, order: channel',
  ])
})
