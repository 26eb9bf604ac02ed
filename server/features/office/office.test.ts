import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { todayCountsFor } from '#domain/access/today-counts'
import { demonstrationAccounts } from '#domain/demonstration'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { listBookings } from './list-bookings.ts'

const { app, context, db } = await testApp()
const staff = await staffBearer(db)
const only = async (permission: 'bookings' | 'payments' | 'contacts' | 'content') =>
  staffBearer(db, await aColleague(db, { email: `${permission}@maestrale.example`, permissions: [permission] }))
const [forBookings, forPayments, forContacts, forContent] = await Promise.all(
  (['bookings', 'payments', 'contacts', 'content'] as const).map(only),
)

const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = staff, payload?: object) => {
  const reply = await app.inject({ method, url: `/api/office/${url}`, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, text: reply.body, headers: reply.headers }
}
const post = async (url: string, payload: object, headers: Record<string, string> = staff) => {
  const { text, status } = await call('POST', url, headers, payload)
  return { status, body: JSON.parse(text) }
}
const csv = async (url: string, payload: object, headers?: Record<string, string>) => {
  const { text } = await call('POST', url, headers, payload)
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text.slice(1).trimEnd().split('\r\n')
}
const everything = async (url: string, key: 'bookings' | 'contacts', filter: object) => {
  const rows: unknown[] = []
  let cursor: string | null | undefined
  do {
    const { body } = await post(url, { ...filter, ...(cursor && { cursor }) })
    rows.push(...body[key])
    cursor = body.next
  } while (cursor)
  return rows
}

test('the start page counts what fails or is missing, as its lists do', async () => {
  const mails = [
    sql`('a@example.com', 'en', 'Rejected now', '', '', 'EENVELOPE 550', app_now(), null)`,
    sql`('b@example.com', 'en', 'Rejected long ago', '', '', 'EENVELOPE 550', app_now() - interval '15 days', null)`,
    sql`('c@example.com', 'en', 'Still tried', '', '', 'ETIMEDOUT', null, null)`,
    sql`('d@example.com', 'en', 'Waits for its first attempt', '', '', null, null, null)`,
    sql`('e@example.com', 'en', 'Sent', '', '', null, null, app_now())`,
  ]
  await db.execute(sql`delete from mail`)
  await db.execute(
    sql`insert into mail (recipient, language, subject, html, text, last_error, refused_at, sent_at) values ${sql.join(mails, sql`, `)}`,
  )
  await db.execute(sql`
    insert into content_draft (kind, record_id, part, behind_since) select 'page', id, part, app_now()
    from (select id from page order by id limit 2) as few, unnest(array['fr', 'de']) as part`)
  await db.execute(sql`update villa set registration_number = '' where id = (select min(id) from villa where live)`)
  await aColleague(db, { email: 'new@maestrale.example', permissions: [] })
  const shown = async (url: string, key: string) => JSON.parse((await call('GET', url)).text)[key]
  const { emails } = JSON.parse((await call('GET', 'mail')).text)
  expect(emails.map(({ subject }: { subject: string }) => subject)).toEqual(['Still tried', 'Rejected now'])
  expect((await call('GET', 'mail', forBookings)).status).toBe(404)
  const isArriving = (one: { left: boolean; hasPassword: boolean; hasSecondFactor: boolean }) =>
    !one.left && !(one.hasPassword && one.hasSecondFactor)
  const { counts } = JSON.parse((await call('GET', 'today')).text)
  const lists = {
    mail: emails,
    faulty: await shown('channels?state=faulty', 'channels'),
    unregistered: await shown('villas/list?state=unregistered', 'villas'),
    releases: await shown('releases?state=failed', 'releases'),
    behind: await shown('content?state=behind', 'items'),
    arriving: (await shown('people', 'people')).filter(isArriving),
  }
  for (const [name, rows] of Object.entries(lists)) expect(counts).toContainEqual({ name, count: rows.length })
  expect([lists.unregistered.length, lists.behind.length]).toEqual([1, 2])
  expect(lists.arriving.length).toBeGreaterThan(0)
})

test('the start page counts what each list has, for those who may open it', async () => {
  const { counts } = JSON.parse((await call('GET', 'today')).text)
  const countOf = (name: string) => counts.find((one: { name: string }) => one.name === name)?.count
  const lengthOf = async (url: string, key: string) => JSON.parse((await call('GET', url)).text)[key].length
  expect(countOf('messages')).toBe(await lengthOf('messages?state=waiting', 'conversations'))
  expect(countOf('changes')).toBe(await lengthOf('changes?state=open', 'changes'))
  expect(countOf('options')).toBe(await lengthOf('transferholds?state=transfer', 'holds'))
  expect(countOf('hours')).toBe(await lengthOf('hours?state=asked', 'requests'))
  expect(countOf('transfers')).toBe(await lengthOf('transfers?state=open', 'transfers'))
  expect(countOf('experiences')).toBe(await lengthOf('experiences?state=asked', 'requests'))
  expect(countOf('wine')).toBe(await lengthOf('wine/orders?state=requested', 'orders'))
  expect(countOf('feedback')).toBe(await lengthOf('feedback?state=waiting', 'feedback'))
  expect(countOf('refunds')).toBe(await lengthOf('refunds', 'refunds'))
  expect(countOf('differences')).toBe(await lengthOf('paymentdifferences', 'differences'))
  expect(countOf('claims')).toBe(await lengthOf('damagedeposits?state=claimed', 'deposits'))
  expect(countOf('register')).toBe(await lengthOf('policeregister?state=open', 'arrivals'))
  expect(countOf('arrivals')).toBe((await everything('bookings/list', 'bookings', { state: 'today' })).length)
  for (const [headers, permissions] of [
    [forPayments, ['payments']],
    [forContent, ['content']],
  ] as const) {
    const seen = JSON.parse((await call('GET', 'today', headers)).text).counts
    expect(seen.map(({ name }: { name: string }) => name)).toEqual(todayCountsFor(permissions))
  }
})

test('a count changes with its list', async () => {
  const before = JSON.parse((await call('GET', 'today')).text).counts
  await db.execute(sql`update conversation set awaits_staff = not awaits_staff`)
  const after = JSON.parse((await call('GET', 'today')).text).counts
  const of = (counts: { name: string; count: number }[]) => counts.find(({ name }) => name === 'messages')?.count
  expect(of(after)).not.toBe(of(before))
  expect(of(after)).toBe(JSON.parse((await call('GET', 'messages?state=waiting')).text).conversations.length)
})

test('the search finds bookings by id, reference and name, and clients, each for those who may open them', async () => {
  const [first] = (await post('bookings/list', {})).body.bookings
  const byReference = (await post('search', { words: first.reference })).body
  expect(byReference.bookings).toContainEqual(expect.objectContaining({ bookingId: first.bookingId }))
  const byId = (await post('search', { words: '9002' })).body
  expect(byId.bookings.map(({ bookingId }: { bookingId: number }) => bookingId)).toContain(9002)
  const lead = (await post('search', { words: 'lead@' })).body
  expect(lead.people).toEqual([expect.objectContaining({ email: expect.stringMatching(/^lead@/) })])
  expect(lead.bookings.length).toBeGreaterThan(0)
  expect((await post('search', { words: 'lead@' }, forBookings)).body).toMatchObject({ people: [] })
  expect((await post('search', { words: 'lead@' }, forContacts)).body).toMatchObject({ bookings: [] })
  expect((await post('search', { words: 'lead@' }, forContent)).body).toEqual({ bookings: [], people: [] })
  expect((await post('search', { words: 'le' })).status).toBe(422)
  expect((await post('search', { words: '%%%' })).body).toEqual({ bookings: [], people: [] })
})

test('the list of bookings goes on without gaps or repetitions, in both orders', async () => {
  await db.execute(sql`insert into contact (email, first_name, last_name)
    select 'crowd' || lpad(n::text, 3, '0') || '@example.com', '=Ada', 'Crowd' from generate_series(1, 120) n`)
  const contacts = await everything('contacts/list', 'contacts', { words: 'crowd' })
  expect(contacts).toHaveLength(120)
  expect(new Set(contacts.map(one => (one as { id: string }).id)).size).toBe(120)
  for (const state of ['coming', 'past', 'ended']) {
    for (const order of state === 'coming' ? ['arrival', 'departure', 'booked'] : ['arrival']) {
      const rising = await everything('bookings/list', 'bookings', { state, order })
      const falling = await everything('bookings/list', 'bookings', { state, order: `-${order}` })
      expect(falling.toReversed()).toEqual(rising)
      const ids = rising.map(one => (one as { bookingId: number }).bookingId)
      expect(new Set(ids).size).toBe(ids.length)
    }
  }
})

test('clients have three orders; rows with the same value are in one of them each time', async () => {
  await db.execute(sql`update contact set created_at = date_trunc('month', created_at) where email like 'crowd1%'`)
  for (const order of ['email', 'name', 'since']) {
    const rising = await everything('contacts/list', 'contacts', { words: 'crowd', order })
    expect(rising).toHaveLength(120)
    const falling = await everything('contacts/list', 'contacts', { words: 'crowd', order: `-${order}` })
    expect(falling.toReversed()).toEqual(rising)
  }
  for (const cursor of ['x', '.', "2027-01-15'.1", '2027-13-45T00:00:00.000000Z.1', 'infinity.1'])
    expect((await post('contacts/list', { order: 'since', cursor })).status).toBe(422)
  // The last one is that of another order.
  for (const cursor of ['2027-01-15T29:00:00.000000Z.1', '2027-01-15', '2027-01-15.1'])
    expect((await post('bookings/list', { order: 'booked', cursor })).status).toBe(422)
})

test('a cursor in the middle of a list continues after its row', async () => {
  const all = (await post('bookings/list', {})).body.bookings
  const [, second] = all
  const rest = await post('bookings/list', { cursor: `${second.from}.${second.bookingId}` })
  expect(rest.body.bookings.slice(0, all.length - 2)).toEqual(all.slice(2))
})

test('an export has exactly the filtered rows, is logged with its filter, and runs no formula', async () => {
  const lines = await csv('contacts/csv', { words: 'crowd' })
  expect(lines).toHaveLength(121)
  expect(lines[0]).toBe('E-mail,Title,First name,Last name,Language,Account,Known since')
  expect(lines[1]).toMatch(/^crowd001@example.com,,"'=Ada",Crowd,en,no,\d{4}-/)
  const bookings = await everything('bookings/list', 'bookings', { state: 'ended', order: '-arrival' })
  const exported = await csv('bookings/csv', { state: 'ended', order: '-arrival' })
  expect(exported.slice(1).map(line => line.split(',')[0])).toEqual(
    bookings.map(one => (one as { reference: string }).reference),
  )
  for (const state of ['refunds', 'differences']) expect(await csv('payments/csv', { state })).toHaveLength(1)
  const log = await csv('entries/csv', { action: 'list-exported' })
  expect(log.filter(line => line.includes('clients, words: crowd, order: email'))).toHaveLength(1)
  expect(log.filter(line => line.includes('bookings, state: ended, order: -arrival'))).toHaveLength(1)
  // Its own entry is among them.
  expect(log.filter(line => line.includes('log, action: list-exported, order: -at'))).toHaveLength(1)
})

test('the staff log has both orders', async () => {
  const entriesOf = async (query: string) => JSON.parse((await call('GET', `entries${query}`)).text)
  const latest = await entriesOf('')
  const [first, second, ...rest] = (await entriesOf('?order=at')).entries
  expect(Number(first.id)).toBeLessThan(Number(second.id))
  expect(Number(latest.entries[0].id)).toBeGreaterThanOrEqual(Number(rest.at(-1)?.id ?? second.id))
  expect((await entriesOf(`?order=at&cursor=${first.id}`)).entries[0].id).toBe(second.id)
})

test('an export of many rows is streamed in parts', async () => {
  await db.execute(sql`insert into contact (email, last_name)
    select 'many' || n || '@example.com', 'Many' from generate_series(1, 1500) n`)
  const { headers } = await call('POST', 'contacts/csv', staff, { words: 'many' })
  expect(headers).toMatchObject({
    'content-type': 'text/csv',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining('attachment; filename="clients.csv"'),
  })
  expect(headers['content-length']).toBeUndefined()
  expect(await csv('contacts/csv', { words: 'many' })).toHaveLength(1501)
})

test('lists and exports are open with their permission only', async () => {
  const lead = bearer(await signInBy(app))
  const guest = bearer(await signInBy(app, { email: demonstrationAccounts.guest, userType: 'cosignin' }))
  for (const [url, payload, allowed] of [
    ['bookings/list', {}, forBookings],
    ['bookings/csv', {}, forBookings],
    ['contacts/list', {}, forContacts],
    ['contacts/csv', {}, forContacts],
    ['payments/csv', { state: 'refunds' }, forPayments],
    ['entries/csv', {}, staff],
  ] as const) {
    expect((await call('POST', url, allowed, payload)).status).toBe(200)
    expect((await call('POST', url, {}, payload)).status).toBe(401)
    for (const headers of [lead, guest, forContent])
      expect((await call('POST', url, headers, payload)).status).toBe(404)
  }
})

test('exports read the database of reports, and are logged in the main one', async () => {
  const read = vi.spyOn(context.reports, 'db')
  for (const url of ['bookings/csv', 'contacts/csv', 'entries/csv'])
    expect((await call('POST', url, staff, {})).status).toBe(200)
  expect(read).toHaveBeenCalledTimes(3)
  read.mockRestore()
})

test('few failed bookings are found by their index, and many by the order of the list: both are the same', async () => {
  await db.transaction(async tx => {
    // The triggers would refuse to cancel what has ended.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update booking set status = 4 + id % 2 where id % 3 > 0`)
  })
  const idsOf = async (order: 'arrival' | '-arrival' | '-booked', reach: 'everywhere' | number[], most?: number) => {
    const ids: number[] = []
    let cursor: string | undefined
    do {
      const filter = { words: '', state: 'ended', order, cursor } as const
      const { bookings, next } = await listBookings(db, context, reach, filter, most)
      ids.push(...bookings.map(({ bookingId }) => bookingId))
      cursor = next ?? undefined
    } while (cursor !== undefined)
    return ids
  }
  const regions = [...context.catalogue.content.regionById.keys()].slice(0, 5)
  for (const order of ['arrival', '-arrival', '-booked'] as const)
    for (const reach of ['everywhere' as const, regions]) {
      const ids = await idsOf(order, reach)
      expect(ids.length).toBeGreaterThan(reach === 'everywhere' ? 100 : 5)
      expect(ids).toEqual(await idsOf(order, reach, 0))
    }
})
