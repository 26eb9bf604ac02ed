import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import * as tables from '#database/tables'
import { villaSections } from '#domain/catalogue/villa-record'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { aSeason, aVilla } from '#testing/builders/villas'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'

const one = await testApp()
const { app, db, catalogue, clock } = one
const beside = await testApp({ beside: { ...one, clock } })
const staff = await staffBearer(db)
const colleague = await staffBearer(db, await aColleague(db, { email: 'v@example.com', permissions: ['villas'] }))
const pricing = await staffBearer(db, await aColleague(db, { email: 'p@example.com', permissions: ['prices'] }))

type Method = 'GET' | 'POST' | 'PUT'
const call = async (method: Method, path: string, payload?: object, headers: Record<string, string> = staff) => {
  const key: Record<string, string> = method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}
  const reply = await app.inject({
    method,
    url: `/api/office/${path}`,
    headers: { ...headers, ...key },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const begun = {
  name: 'Casa Nuova',
  regionId: 16,
  subRegionId: null,
  place: 'Kalami',
  lat: 39.74,
  lng: 19.93,
  bedrooms: 2,
  sleeps: 4,
  bathrooms: 1,
  tiers: [{ rooms: 2, sleeps: 4 }],
}
const created = async (more: object = {}): Promise<OfficeVillaRecord> => {
  const { status, body } = await call('POST', 'villas', { ...begun, ...more })
  expect(status).toBe(201)
  return body
}
const text = (en: string) => ({ en, fr: `${en} fr`, de: `${en} de` })
const save = (
  { id, revision }: Pick<OfficeVillaRecord, 'id' | 'revision'>,
  section: keyof typeof villaSections,
  values: object,
  headers = staff,
) => call('PUT', `villas/${id}`, { revision, section, values }, headers)
const factsOf = ({ villa }: OfficeVillaRecord) =>
  Object.fromEntries(villaSections.facts.map(field => [field, villa[field]]))
const read = async (id: number): Promise<OfficeVillaRecord> => (await call('GET', `villas/${id}`)).body

/** Gives a draft everything that it needs. */
async function complete(draft: OfficeVillaRecord): Promise<OfficeVillaRecord> {
  const rooms = [
    { kind: 'double', floor: 'first', bathroom: 'bath' },
    { kind: 'twin', floor: 'ground' },
  ]
  let now = draft
  for (const [section, values] of [
    ['facts', { ...factsOf(draft), registrationNumber: '0000 1234 567' }],
    ['rooms', { rooms }],
    ['amenities', { amenityIds: [1, 2] }],
    ['texts', { tagline: text('By the sea'), story: text('A house.'), location: text('Kalami') }],
  ] as const) {
    const { status, body } = await save(now, section, values)
    expect(status).toBe(200)
    now = body
  }
  await addPicture(draft.id)
  await aSeason(db, { villaId: draft.id, weeklyCents: [210_000] })
  return read(draft.id)
}

async function addPicture(villaId: number) {
  const [villa] = await db.select().from(tables.villa).where(eq(tables.villa.id, villaId))
  const [picture] = await db
    .select({ id: tables.picture.id })
    .from(tables.picture)
    .where(isNotNull(tables.picture.brief))
    .limit(1)
  if (!villa || !picture) throw new Error('no picture')
  await db
    .insert(tables.slideshowPicture)
    .values({ slideshowId: villa.slideshowId, position: 0, pictureId: picture.id })
  await db.update(tables.villa).set({ thumbId: picture.id }).where(eq(tables.villa.id, villaId))
}

const stateOf = ({ id, revision }: OfficeVillaRecord, action: string) =>
  call('POST', `villas/${id}/state`, { revision, action })
const published = async (more: object = {}) => {
  const { status, body } = await stateOf(await complete(await created(more)), 'publish')
  expect(status).toBe(200)
  return body as OfficeVillaRecord
}
const shownAt = async (path: string, at = app) => {
  const reply = await at.inject({ url: `/api/cms/pages/bypath?path=${encodeURIComponent(path)}` })
  return { status: reply.statusCode, body: reply.json() }
}

test('a new villa is a draft; it goes live only when complete, and is then on the site of every process', async () => {
  const draft = await created()
  expect(draft).toMatchObject({ villa: { slug: 'casa-nuova', live: false }, tax: { per: 'house' } })
  expect(draft.missing.map(({ kind }) => kind)).toEqual([
    ...['registration-number', 'rooms', 'amenities', 'tagline', 'story', 'location', 'pictures', 'prices'],
  ])
  const early = await stateOf(draft, 'publish')
  expect([early.status, early.body.code]).toEqual([409, 'villa-incomplete'])
  const whole = await complete(draft)
  expect(whole.missing).toEqual([])
  expect(whole.villa.registrationNumber).toBe('00001234567')
  expect((await shownAt(whole.villa.path)).status).toBe(404)
  const live = await stateOf(whole, 'publish')
  expect(live.body.villa.live).toBe(true)
  for (const site of [app, beside.app])
    await eventually(async () => expect((await shownAt(whole.villa.path, site)).status).toBe(200))
  const entries = await db
    .select({ action: tables.staffAuditEntry.action, reason: tables.staffAuditEntry.reason })
    .from(tables.staffAuditEntry)
    .where(and(eq(tables.staffAuditEntry.reason, 'Casa Nuova'), isNotNull(tables.staffAuditEntry.versionId)))
  expect(entries.map(({ action }) => action)).toEqual([
    'villa-created',
    ...Array.from({ length: 4 }, () => 'villa-changed'),
    'villa-published',
  ])
})

test('a second villa of the name has an address of its own, and bad input is refused by field', async () => {
  const [a, b] = await Promise.all([created({ name: 'Due Pini' }), created({ name: 'Due Pini' })])
  expect([a.villa.slug, b.villa.slug].toSorted()).toEqual(['due-pini', 'due-pini-2'])
  const taken = await save(b, 'facts', { ...factsOf(b), slug: a.villa.slug === 'due-pini' ? 'due-pini' : 'due-pini-2' })
  expect(taken.body.errors).toMatchObject([{ field: 'body.values.slug', code: 'taken' }])
  for (const wrong of [
    { name: ' ' },
    { regionId: 999 },
    { lat: 91 },
    { sleeps: 0 },
    { tiers: [] },
    { subRegionId: 999 },
  ])
    expect((await call('POST', 'villas', { ...begun, ...wrong })).status).toBe(422)
})

test('of two editors the second gets the state of the first, and loses nothing', async () => {
  const draft = await created({ name: 'Casa Contesa' })
  const both = await Promise.all([
    save(draft, 'texts', { tagline: { en: 'Mine' }, story: { en: '' }, location: { en: '' } }),
    save(
      draft,
      'stay',
      { arrivalFrom: '16:00', departureBy: null, damageDepositCents: null, hideForItaly: true, hideForGreece: false },
      colleague,
    ),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)?.body
  expect(refused).toMatchObject({ code: 'edited-meanwhile', current: { id: draft.id, revision: draft.revision + 1 } })
})

test('texts are stored as they were written, without languages that say nothing', async () => {
  const { body } = await save(await created(), 'texts', {
    tagline: { en: ' By the sea: really! ', fr: ' ', de: 'Am Meer' },
    story: { en: '' },
    location: { en: '' },
  })
  expect(body.villa.tagline).toEqual({ en: 'By the sea: really!', de: 'Am Meer' })
  const { body: services } = await save(body, 'services', {
    included: [text('Linen'), { en: ' ' }],
    extras: [],
    houseRules: [],
  })
  expect(services.villa.included).toEqual([text('Linen')])
})

test('prices follow their number of bedrooms, and none is lost', async () => {
  const villa = await aVilla(db, {
    bedrooms: 5,
    sleeps: 10,
    tiers: [
      { rooms: 3, sleeps: 6 },
      { rooms: 5, sleeps: 10 },
    ],
  })
  await db
    .update(tables.season)
    .set({ weeklyCents: [300, 500] })
    .where(eq(tables.season.villaId, villa.id))
  const before = await read(villa.id)
  const facts = factsOf(before)
  const more = [
    { rooms: 2, sleeps: 4 },
    { rooms: 3, sleeps: 6 },
    { rooms: 6, sleeps: 12 },
  ]
  const { body } = await save(before, 'facts', { ...facts, bedrooms: 6, sleeps: 12, tiers: more })
  const prices = async () =>
    (await db.select().from(tables.season).where(eq(tables.season.villaId, villa.id))).map(each => each.weeklyCents)
  expect(await prices()).toEqual([[null, 300, 500]])
  const fewer = await save(body, 'facts', { ...factsOf(body), tiers: [{ rooms: 6, sleeps: 12 }] })
  expect(fewer).toMatchObject({ status: 409, body: { code: 'priced-tier', bedrooms: [3] } })
  expect(await prices()).toEqual([[null, 300, 500]])
})

test('a changed address redirects, and no address of another page is taken', async () => {
  const live = await published({ name: 'Casa Vecchia' })
  const { body } = await save(live, 'facts', { ...factsOf(live), slug: 'casa-mutata' })
  await eventually(async () => expect((await shownAt(body.villa.path)).status).toBe(200))
  expect((await shownAt(live.villa.path)).body).toMatchObject({ kind: 'redirect', target: body.villa.path })
  const { body: back } = await save(body, 'facts', { ...factsOf(body), slug: 'casa-vecchia' })
  await eventually(async () => expect((await shownAt(back.villa.path)).body.kind).toBe('villa'))
  expect((await shownAt(body.villa.path)).body).toMatchObject({ kind: 'redirect', target: back.villa.path })
})

test('a villa never takes the address of a collection', async () => {
  const draft = await created({ name: 'Casa Raccolta' })
  const path = draft.villa.path.replace(/[^/]+$/, 'casa-dei-fiori')
  await db.execute(sql`update list set path = ${path} where id = (select min(id) from list)`)
  expect((await save(draft, 'facts', { ...factsOf(draft), slug: 'casa-dei-fiori' })).body.errors).toMatchObject([
    { field: 'body.values.slug', code: 'taken' },
  ])
  expect((await created({ name: 'Casa dei Fiori' })).villa.slug).toBe('casa-dei-fiori-2')
})

test('a live villa cannot lose what it needs', async () => {
  const live = await published({ name: 'Casa Intera' })
  expect((await save(live, 'amenities', { amenityIds: [] })).body).toMatchObject({
    code: 'villa-incomplete',
    missing: [{ kind: 'amenities' }],
  })
})

test('an archived villa leaves the site, and its bookings stay', async () => {
  const [booked] = await db
    .select({ villaId: tables.bookingItem.villaId, bookingId: tables.bookingItem.bookingId })
    .from(tables.bookingItem)
    .innerJoin(tables.occupancy, eq(tables.occupancy.bookingItemId, tables.bookingItem.id))
    .where(eq(tables.bookingItem.bookingId, 9002))
  const villa = await read(booked?.villaId ?? 0)
  expect(villa.comingBookings).toBeGreaterThan(0)
  const { body } = await stateOf(villa, 'archive')
  expect(body).toMatchObject({ villa: { live: false, archived: true }, comingBookings: villa.comingBookings })
  await eventually(async () => expect((await shownAt(villa.villa.path)).status).toBe(404))
  expect((await call('GET', 'bookings/9002/events')).status).toBe(200)
  expect((await call('GET', 'bookings/9002/villaaccess')).body.villa).toBe(villa.villa.name)
  expect((await stateOf(body, 'publish')).body.code).toBe('not-in-this-state')
  const { body: draft } = await stateOf(body, 'unarchive')
  expect(draft.villa).toMatchObject({ live: false, archived: false })
})

test('a copy has texts, pictures and prices, and nothing that belongs to the original alone', async () => {
  const live = await published({ name: 'Casa Madre' })
  const { status, body } = await call('POST', `villas/${live.id}/copy`, { name: 'Casa Figlia' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    villa: { name: 'Casa Figlia', slug: 'casa-figlia', live: false, registrationNumber: '', rooms: live.villa.rooms },
    missing: [{ kind: 'registration-number' }],
    pictures: 1,
    comingBookings: 0,
  })
  expect((await call('POST', 'villas/999999/copy', { name: 'X' })).status).toBe(404)
})

test('villas are found by the beginnings of words, in keyset pages', async () => {
  const model = await aVilla(db, { name: 'Torre Élan', place: 'Agni' })
  await db.execute(sql`
    insert into villa select (jsonb_populate_record(villa, jsonb_build_object(
      'id', nextval('villa_id_seq'), 'slug', 'torre-' || n, 'path', '/greece/corfu/villas/torre-' || n,
      'name', 'Torre Élan ' || n))).*
    from villa, generate_series(1, 51) as n where id = ${model.id}`)
  const list = async (query: string) => (await call('GET', `villas/list?${query}`)).body
  const first = await list('words=torre+elan')
  expect(first.villas).toHaveLength(50)
  const rest = await list(`words=torre+elan&cursor=${first.next}`)
  expect([rest.villas.length, rest.next]).toEqual([2, null])
  expect((await list('words=agn+Torre&order=recommended&regionId=16')).villas).toHaveLength(50)
  for (const odd of ["'", '%3A%2A', '%26%7C!', '%00'.replace('%00', '()')])
    expect((await call('GET', `villas/list?words=${odd}`)).body.villas).toEqual([])
  expect((await list('state=draft&words=casa')).villas.length).toBeGreaterThan(0)
})

test('the list is exported as it is filtered, and formulas are escaped', async () => {
  await created({ name: '=Villa Formula' })
  const reply = await app.inject({
    method: 'POST',
    url: '/api/office/villas/csv',
    headers: staff,
    payload: { words: 'formula', state: 'draft' },
  })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv'])
  const [titles, ...lines] = reply.body.trim().split('\r\n')
  expect(titles).toMatch(/Id,Code,Name,Region/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("'=Villa Formula")
})

test('the order of a region is saved as one step, by the first of two editors', async () => {
  const order = async () => (await call('GET', 'regions/16/villaorder')).body.villas.map(({ id }: { id: number }) => id)
  const before: number[] = await order()
  const wanted = [before[1] ?? 0, before[0] ?? 0, ...before.slice(2)]
  const [a, b] = await Promise.all([
    call('PUT', 'regions/16/villaorder', { before, villaIds: wanted }),
    call('PUT', 'regions/16/villaorder', { before, villaIds: before.toReversed() }, colleague),
  ])
  expect([a.status, b.status].toSorted()).toEqual([200, 409])
  const now: number[] = await order()
  expect(now).not.toEqual(before)
  expect(
    (await call('PUT', 'regions/16/villaorder', { before: now, villaIds: [...now.slice(1), 1_000_000] })).status,
  ).toBe(422)
  await eventually(() => {
    const shown = [...catalogue.villas.values()].filter(({ row }) => row.regionId === 16)
    expect(
      shown
        .toSorted((x, y) => x.row.sortOrder - y.row.sortOrder || x.row.id - y.row.id)
        .slice(0, 2)
        .map(({ row }) => row.id),
    ).toEqual(now.slice(0, 2))
  })
})

test('the owner is in no version and no log, and a stale edit is refused', async () => {
  const { id } = await created({ name: 'Casa Privata' })
  const owner = { name: 'Rosa Bianchi', email: 'rosa@example.com', phone: '+39 1', note: 'Prefers calls' }
  const set = (revision: number, more: object = {}) =>
    call('PUT', `villas/${id}/owner`, { ...owner, ...more }, { ...staff, 'if-match': `"${revision}"` })
  expect((await set(0)).body).toEqual({ ...owner, revision: 1 })
  expect((await set(0, { phone: '+39 2' })).body).toMatchObject({ code: 'changed-since', current: { phone: '+39 1' } })
  expect((await set(1, { email: 'no' })).status).toBe(422)
  const stored = JSON.stringify([
    await db.select().from(tables.recordVersion),
    await db.select().from(tables.staffAuditEntry),
  ])
  expect(stored).not.toMatch(/Rosa|rosa@|Prefers/)
})

test('a preview shows a draft by an expiring link, uncached and unindexed', async () => {
  const draft = await created({ name: 'Casa Segreta' })
  const { body } = await call('POST', `villas/${draft.id}/preview`, { lang: 'de' })
  expect(body.path).toMatch(/^\/de\/preview\//)
  const shown = await app.inject({ url: `/api/cms/pages/bypath?path=${encodeURIComponent(body.path)}` })
  expect(shown.json()).toMatchObject({ kind: 'villa', heading1: 'Casa Segreta', canonicalPath: expect.any(String) })
  expect(shown.headers['cache-control']).toBe('private, no-store')
  expect((await shownAt(draft.villa.path)).status).toBe(404)
  const forged = body.path.replace(/-[0-9a-f]{32}$/, `-${'0'.repeat(32)}`)
  expect((await shownAt(forged)).status).toBe(404)
  await clock.set(clock.at + 3_601_000)
  expect((await shownAt(body.path)).status).toBe(404)
  await clock.set(clock.at - 3_601_000)
})

test('pictures of a villa that is not live are on no public address, except by its preview', async () => {
  const live = await published({ name: 'Casa Nascosta' })
  const [row] = await db
    .select({ slideshowId: tables.villa.slideshowId })
    .from(tables.villa)
    .where(eq(tables.villa.id, live.id))
  const shown = () => app.inject({ url: `/api/core/slideshows/${row?.slideshowId}/images/lang/en` })
  expect((await shown()).statusCode).toBe(200)
  const { body: withdrawn } = await stateOf(live, 'withdraw')
  expect((await shown()).statusCode).toBe(404)
  const { body } = await call('POST', `villas/${withdrawn.id}/preview`, { lang: 'en' })
  const page = await app.inject({ url: `/api/cms/pages/bypath?path=${encodeURIComponent(body.path)}` })
  expect(page.json().villa.images.length).toBeGreaterThan(0)
})

test('a change is undone by another person, later changes stay, and the log leads to the version', async () => {
  const draft = await created({ name: 'Casa Storica' })
  const { body: texts } = await save(draft, 'texts', {
    tagline: text('First'),
    story: { en: '' },
    location: { en: '' },
  })
  const { body: rooms } = await save(texts, 'rooms', { rooms: [{ kind: 'double', floor: 'first' }] })
  const { body: list } = await call('GET', `versions?kind=villa&recordId=${draft.id}`, undefined, colleague)
  expect(list.versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
  const changed = list.versions[1]
  expect(changed.changes.map(({ path }: { path: string }) => path)).toEqual(['tagline.de', 'tagline.en', 'tagline.fr'])
  const { body: shown } = await call('GET', `versions/${changed.id}`, undefined, colleague)
  expect(shown).toMatchObject({ name: 'Casa Storica', latest: 3, against: 1, later: [], isRevertible: true })
  const undo = (body: object, headers = colleague) => call('POST', `versions/${changed.id}/revert`, body, headers)
  expect((await undo({ to: 'undo', latest: 2 })).body.code).toBe('edited-meanwhile')
  expect((await undo({ to: 'undo', latest: 3, paths: ['tagline.de'] })).body).toEqual({ number: 4 })
  const after = await read(draft.id)
  expect(after.villa.tagline).toEqual({ en: 'First', fr: 'First fr' })
  expect(after.villa.rooms).toEqual(rooms.villa.rooms)
  expect((await undo({ to: 'restore', latest: 4 })).body).toEqual({ number: 5 })
  const restored = await read(draft.id)
  expect(restored.villa).toMatchObject({ tagline: text('First'), rooms: [] })
  const first = list.versions[2]
  expect((await call('POST', `versions/${first.id}/revert`, { to: 'undo', latest: 5 })).body.code).toBe(
    'not-in-this-state',
  )
  const { body: log } = await call('GET', 'entries?action=record-reverted')
  expect(log.entries[0]).toMatchObject({ reason: 'Casa Storica', versionId: restored.latestVersion?.id })
})

test('versions of a kind need its permission, and a revert obeys the rules of every edit', async () => {
  const live = await published({ name: 'Casa Regolata' })
  const id = live.latestVersion?.id
  for (const [method, path, body] of [
    ['GET', `versions?kind=villa&recordId=${live.id}`],
    ['GET', `versions/${id}`],
    ['POST', `versions/${id}/revert`, { to: 'undo', latest: 6 }],
    ['POST', 'viewers', { kind: 'villa', recordId: live.id }],
  ] as const)
    expect((await call(method, path, body, pricing)).status).toBe(404)
  const { body: list } = await call('GET', `versions?kind=villa&recordId=${live.id}`)
  const creation = list.versions.at(-1)
  expect(
    (
      await call('POST', `versions/${creation.id}/revert`, {
        to: 'restore',
        latest: list.versions[0].number,
        paths: ['amenityIds'],
      })
    ).body.code,
  ).toBe('villa-incomplete')
})

test('editors see who else has a villa open, until they leave', async () => {
  const { id } = await created({ name: 'Casa Affollata' })
  const look = async (headers: Record<string, string>, more: object = {}) =>
    (await call('POST', 'viewers', { kind: 'villa', recordId: id, ...more }, headers)).body.others
  expect(await look(colleague)).toEqual([])
  expect(await look(staff)).toEqual([{ name: 'v@example.com' }])
  await look(colleague, { left: true })
  expect(await look(staff)).toEqual([])
})

test('the way into a villa is set without a booking', async () => {
  const { id } = await created({ name: 'Casa Chiusa' })
  const access = { directions: { en: 'Left.', fr: '', de: '' }, handover: { en: '', fr: '', de: '' }, codes: '4711' }
  const { body } = await call('PUT', `villas/${id}/access`, access, { ...staff, 'if-match': '"0"' })
  expect(body).toEqual({ ...access, revision: 1 })
  expect((await call('GET', `villas/${id}/access`)).body.codes).toBe('4711')
  expect((await call('GET', 'villas/999999/access')).status).toBe(404)
})
