import { beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { endpoints } from '#contract/endpoints'
import { type EndpointReach, type NamedRecord, reachOfEndpoints } from '#contract/staff/reach-of-endpoints'
import { type Permission, permissions, type Staff } from '#domain/access/actor'
import { maxCounted, type TodayCount, todayCounts } from '#domain/access/today-counts'
import { isChange, requireReach } from '#server/platform/auth/require-reach'
import { aColleagueWithRole, staffBearer } from '#testing/accounts/staff'
import { insertRecordsIn, type RecordIds } from '#testing/bookings/records-at-villa'
import { testApp } from '#testing/site/app'

const { app, db, context, get, post } = await testApp()
const countries = ['italy', 'greece', 'france'] as const
type Country = (typeof countries)[number]

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const ofStaff = (endpoints as readonly Endpoint[]).filter(
  ({ access }) => Array.isArray(access) && (access as readonly string[]).some(party => party.startsWith('staff')),
)

const ids = {} as Record<Country, RecordIds>
const bearers = {} as Record<Country | 'everywhere' | 'reader', { authorization: string }>
const actors = {} as Record<Country | 'everywhere' | 'reader', Staff>

beforeAll(async () => {
  for (const country of countries) ids[country] = await insertRecordsIn(db, country)
  for (const country of countries) {
    const email = await aColleagueWithRole(db, `${country}@example.com`, { changes: permissions, countries: [country] })
    bearers[country] = await staffBearer(db, email)
  }
  bearers.everywhere = await staffBearer(db)
  bearers.reader = await staffBearer(db, await aColleagueWithRole(db, 'reader@example.com', { reads: permissions }))
  for (const [name, { authorization }] of Object.entries(bearers) as [Country, { authorization: string }][]) {
    const caller = await context.identify(authorization.slice('Bearer '.length))
    if (caller?.actor.kind !== 'staff') throw new Error('no staff member found')
    actors[name] = caller.actor
  }
})

test('every endpoint of staff has a row, and every row an endpoint', () => {
  expect(Object.keys(reachOfEndpoints).toSorted()).toEqual(ofStaff.map(nameOf).toSorted())
})

/** Sets a value at a path: `body.villas.id` is a list of one. */
function inputWith(named: readonly (NamedRecord & { id: number | string })[]) {
  const input: Record<string, Record<string, unknown>> = { params: {}, query: {}, body: {} }
  for (const { at, id } of named) {
    const [part = '', ...steps] = at.split('.')
    const [last = '', ...before] = steps.toReversed()
    const value = before.reduce<Record<string, unknown>>(
      (inner, step) => ({ [step]: step === 'villas' ? [inner] : inner }),
      {
        [last]: id,
      },
    )
    input[part] = { ...input[part], ...value }
  }
  return input as { params: unknown; query: unknown; body: unknown }
}

const check = (endpoint: Endpoint, actor: Staff, input = inputWith([])) =>
  requireReach(db, endpoint, actor, input).then(
    () => 'open',
    error => error.code,
  )
const limitedTo = (rule: EndpointReach) => ('records' in rule ? rule.records : [])
const byRecords = ofStaff.filter(one => 'records' in (reachOfEndpoints[nameOf(one)] as EndpointReach))

describe.each(byRecords.map(one => [nameOf(one), one] as const))('%s', (name, endpoint) => {
  const named = limitedTo(reachOfEndpoints[name] as EndpointReach)
  const idsIn = (country: Country) => named.map(one => ({ ...one, id: ids[country][one.record] }))

  test('a limited staff member reaches the records of their country alone', async () => {
    expect(await check(endpoint, actors.italy, inputWith(idsIn('italy')))).toBe('open')
    expect(await check(endpoint, actors.everywhere, inputWith(idsIn('greece')))).toBe('open')
    expect(await check(endpoint, actors.italy, inputWith(idsIn('greece')))).toBe('not-found')
    // One record out of reach is enough, also where it is left out of what must be named.
    for (const { at, optional } of named) {
      const mixed = idsIn('italy').map(one => (one.at === at ? { ...one, id: ids.greece[one.record] } : one))
      expect(await check(endpoint, actors.italy, inputWith(mixed)), at).toBe('not-found')
      const without = inputWith(idsIn('italy').filter(one => one.at !== at))
      expect(await check(endpoint, actors.italy, without), at).toBe(optional ? 'open' : 'not-found')
    }
    const unknown = named.map(one => ({ ...one, id: one.record === 'contact' ? crypto.randomUUID() : 2_147_483_647 }))
    expect(await check(endpoint, actors.italy, inputWith(unknown))).toBe('not-found')
  })

  test('staff who only read change nothing', async () => {
    expect(await check(endpoint, actors.reader, inputWith(idsIn('italy')))).toBe(
      isChange(endpoint) ? 'reads-only' : 'open',
    )
  })
})

test('what has no region needs a permission without limit', async () => {
  const closed = ofStaff.filter(one => 'unlimited' in (reachOfEndpoints[nameOf(one)] as EndpointReach))
  for (const endpoint of closed) {
    expect(['not-found', 'reads-only'], nameOf(endpoint)).toContain(await check(endpoint, actors.italy))
    expect(await check(endpoint, actors.everywhere), nameOf(endpoint)).toBe('open')
  }
})

test('an endpoint without a row is closed to limited staff', async () => {
  const undecided = { method: 'GET', path: '/office/undecided', access: ['staff:bookings'] } as const
  expect(await check(undecided as unknown as Endpoint, actors.italy)).toBe('not-found')
  expect(await check(undecided as unknown as Endpoint, actors.everywhere)).toBe('open')
})

/** A request to each list, and where its rows are. Names in the lists of all are those of the inserted records. */
const lists: Readonly<Record<string, { query?: string; body?: object; rows?: string; mayBeEmpty?: true }>> = {
  'POST /office/bookings/csv': { body: { words: 'Reach' } },
  'POST /office/bookings/find': { body: { words: 'Reach' }, rows: 'bookings' },
  'POST /office/bookings/list': { body: { words: 'Reach' }, rows: 'bookings' },
  'GET /office/banktransfers': { query: 'state=in', rows: 'transfers' },
  'POST /office/banktransfers/csv': { body: {} },
  'GET /office/blocks': { rows: 'blocks' },
  'GET /office/bulk': { rows: 'runs', mayBeEmpty: true },
  'GET /office/calendar': { query: 'from=2027-01-10&to=2027-02-20', rows: 'villas' },
  'GET /office/changes': { query: 'state=open', rows: 'changes' },
  'GET /office/changes/count': {},
  'GET /office/channels': { rows: 'channels' },
  'GET /office/channels/clashes': { rows: 'clashes' },
  'POST /office/channels/csv': { body: {} },
  'POST /office/contacts/csv': { body: { words: 'Reach' } },
  'POST /office/contacts/find': { body: { words: 'Reach' }, rows: 'contacts' },
  'POST /office/contacts/list': { body: { words: 'Reach' }, rows: 'contacts' },
  'GET /office/damagedeposits': { query: 'state=held', rows: 'deposits' },
  'POST /office/damagedeposits/csv': { body: {} },
  'GET /office/experiences': { query: 'state=asked', rows: 'requests' },
  'POST /office/experiences/csv': { body: {} },
  'GET /office/feedback': { query: 'state=waiting', rows: 'feedback' },
  'POST /office/feedback/csv': { body: {} },
  'GET /office/hours': { query: 'state=asked', rows: 'requests' },
  'GET /office/mail': { rows: 'emails' },
  'GET /office/messages': { query: 'state=waiting', rows: 'conversations' },
  'POST /office/messages/csv': { body: {} },
  'GET /office/paymentdifferences': { rows: 'differences' },
  'POST /office/payments/csv': { body: { state: 'refunds' } },
  'GET /office/picturedvillas': { query: 'words=villa', rows: 'villas' },
  'GET /office/pictures': { query: 'words=Lentischio', rows: 'pictures', mayBeEmpty: true },
  'GET /office/policeregister': { query: 'state=open', rows: 'arrivals' },
  'GET /office/prices': { query: 'year=2027', rows: 'villas' },
  'GET /office/prices/strokes': { rows: 'strokes' },
  'GET /office/refunds': { rows: 'refunds' },
  'POST /office/search': { body: { words: 'Reach' }, rows: 'bookings' },
  'GET /office/today': {},
  'GET /office/transferholds': { query: 'state=transfer', rows: 'holds', mayBeEmpty: true },
  'GET /office/transfers': { query: 'state=open', rows: 'transfers' },
  'POST /office/transfers/csv': { body: {} },
  'GET /office/villas': { query: 'words=villa', rows: 'villas' },
  'GET /office/villas/choices': { rows: 'regions' },
  'POST /office/pictures/csv': { body: { words: 'Lentischio' }, mayBeEmpty: true },
  'POST /office/villas/csv': { body: {} },
  'GET /office/villas/list': { query: 'state=live&words=casa', rows: 'villas' },
  'GET /office/wine/orders': { query: 'state=requested', rows: 'orders' },
  'POST /office/wine/orders/csv': { body: {} },
}

async function call(name: string, headers: Record<string, string>, cursor?: string) {
  const [method = '', path = ''] = name.split(' ')
  const { query = '', body } = lists[name] ?? {}
  const from = cursor === undefined ? {} : { [name.endsWith('experiences') ? 'after' : 'cursor']: cursor }
  const reply = await app.inject({
    method: method as 'GET' | 'POST',
    url: `/api${path}?${method === 'GET' ? new URLSearchParams([...new URLSearchParams(query), ...Object.entries(from)]) : ''}`,
    headers,
    ...(body && { payload: { ...body, ...from } }),
  })
  expect(reply.statusCode, `${name}: ${reply.body.slice(0, 300)}`).toBe(200)
  return reply
}

async function rowsOf(name: string, who: Country | 'everywhere'): Promise<string[]> {
  const { rows } = lists[name] ?? {}
  if (!rows) return (await call(name, bearers[who])).body.trimEnd().split('\r\n').slice(1).toSorted()
  const found: string[] = []
  let cursor: string | undefined
  do {
    const reply = (await call(name, bearers[who], cursor)).json()
    // Whether a claim is the reader's own differs by reader.
    found.push(...(reply[rows] as unknown[]).map(row => JSON.stringify(row).replace(/"isOwn":\w+/, '')))
    cursor = reply.next ?? undefined
  } while (cursor !== undefined)
  return found.toSorted()
}

test('each list has a request here', () => {
  const declared = Object.entries(reachOfEndpoints).flatMap(([name, rule]) =>
    'by' in rule && rule.by === 'list' ? [name] : [],
  )
  expect(Object.keys(lists).toSorted()).toEqual(declared.toSorted())
})

const counts = ['GET /office/today', 'GET /office/changes/count']

test.each(Object.keys(lists).filter(name => !counts.includes(name)))(
  '%s: each row is seen from exactly one country',
  async name => {
    const all = await rowsOf(name, 'everywhere')
    const [italy, greece, france] = await Promise.all(countries.map(country => rowsOf(name, country)))
    if (name !== 'GET /office/villas' && name !== 'GET /office/picturedvillas')
      expect([...(italy ?? []), ...(greece ?? []), ...(france ?? [])].toSorted()).toEqual(all)
    if (!lists[name]?.mayBeEmpty) {
      expect(italy?.length).toBeGreaterThan(0)
      // The register is Italian.
      if (name !== 'GET /office/policeregister') expect(greece?.length).toBeGreaterThan(0)
    }
    expect(new Set(italy).isDisjointFrom(new Set(greece))).toBe(true)
  },
)

test('the counts of the start page are those of the lists in reach', async () => {
  const countsOf = async (who: Country | 'everywhere') => {
    const { counts } = (await get('/api/office/today', bearers[who])).body
    return new Map<string, number>(counts.map(({ name, count }: { name: string; count: number }) => [name, count]))
  }
  const [all, ...parts] = await Promise.all([countsOf('everywhere'), ...countries.map(countsOf)])
  for (const [name, count] of all) {
    const sum = parts.reduce((total, part) => total + (part.get(name) ?? 0), 0)
    // Pictures without a villa are in no country.
    // Content and people belong to no region.
    if (['content', 'accounts'].includes(todayCounts[name as TodayCount].permission)) expect(sum, name).toBe(0)
    else if (name.startsWith('licences')) expect(sum).toBeLessThanOrEqual(count)
    else expect(Math.min(sum, maxCounted), name).toBe(count)
  }
  const { open } = (await get('/api/office/changes/count', bearers.italy)).body
  expect(open).toBe((await rowsOf('GET /office/changes', 'italy')).length)
})

test('a record out of reach is not there, in the application too', async () => {
  const { greece, italy } = ids
  for (const path of ['core/bookings/', 'office/changes/', 'office/messages/', 'office/villas/'] as const) {
    const record = (
      {
        'core/bookings/': 'booking',
        'office/changes/': 'change',
        'office/messages/': 'conversation',
        'office/villas/': 'villa',
      } as const
    )[path]
    expect((await get(`/api/${path}${italy[record]}`, bearers.italy)).status, path).toBe(200)
    expect((await get(`/api/${path}${greece[record]}`, bearers.italy)).status, path).toBe(404)
  }
  const answer = { answer: 'declined', message: 'Other guests stay until noon.' }
  expect((await post(`/api/office/hours/${greece.hours}/answer`, answer, bearers.italy)).status).toBe(404)
  const links = (kind: string, id: number | string) =>
    post('/api/core/documents/links', { kind, id, lang: 'en' }, bearers.italy)
  for (const [kind, record] of [
    ['invoice', 'invoice'],
    ['attachment', 'message-file'],
    ['feedback-photo', 'feedback-photo'],
  ] as const) {
    expect((await links(kind, greece[record])).status, kind).toBe(404)
    expect((await links(kind, italy[record])).status, kind).toBe(200)
  }
  const [{ reference = '' } = {}] = (await post('/api/office/bookings/list', { words: 'Reach' }, bearers.greece)).body
    .bookings
  expect((await post('/api/office/wine/allowance', { reference, bottles: 2 }, bearers.italy)).status).toBe(404)
  const version = (kind: string, id: number | string) => `/api/office/versions?kind=${kind}&recordId=${id}`
  expect((await get(version('villa', italy.villa), bearers.italy)).status).toBe(200)
  expect((await get(version('villa', greece.villa), bearers.italy)).status).toBe(404)
  expect((await post('/api/office/viewers', { kind: 'villa', recordId: greece.villa }, bearers.italy)).status).toBe(404)
})

test('a client is impersonated by staff without limit only', async () => {
  const body = { contactId: ids.italy.contact, reason: 'The client has called us.' }
  expect((await post('/api/office/lookingon', body, bearers.italy)).status).toBe(404)
  expect((await post('/api/office/lookingon', body, bearers.reader)).status).toBe(403)
  expect((await post('/api/office/lookingon', body, bearers.everywhere)).status).toBe(200)
})

test('an auditor reads lists and exports, and changes nothing', async () => {
  const reads: Permission[] = ['bookings', 'accounts']
  const auditor = await staffBearer(db, await aColleagueWithRole(db, 'auditor@example.com', { reads }))
  expect((await post('/api/office/bookings/list', {}, auditor)).status).toBe(200)
  expect(
    (await app.inject({ method: 'POST', url: '/api/office/entries/csv', headers: auditor, payload: {} })).statusCode,
  ).toBe(200)
  const refused = await post('/api/office/people', { name: 'Ada', email: 'ada@example.com', permissions: [] }, auditor)
  expect([refused.status, refused.body.code]).toEqual([403, 'reads-only'])
})
