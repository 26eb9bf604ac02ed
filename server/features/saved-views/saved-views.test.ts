import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SavedViewShown } from '#contract/staff/saved-views'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { endViewsOf, purgeRemovedViews } from './public.ts'

const { app, db } = await testApp()
const administrator = await staffBearer(db)
const ada = await staffBearer(db, await aColleague(db, { email: 'ada@v.example', permissions: ['villas', 'bookings'] }))
const ben = await staffBearer(db, await aColleague(db, { email: 'ben@v.example', permissions: ['villas'] }))
const none = await staffBearer(db, await aColleague(db, { email: 'none@v.example', permissions: [] }))

type Headers = Record<string, string>
const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, headers: Headers, payload?: object) => {
  const reply = await app.inject({
    ...{ method, url: `/api/office/${path}` },
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    ...(payload && { payload }),
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const listed = async (headers: Headers, list = '/office/villas'): Promise<SavedViewShown[]> =>
  (await call('GET', `views?list=${encodeURIComponent(list)}`, headers)).body.views
const namesOf = async (headers: Headers, list?: string) => (await listed(headers, list)).map(({ name }) => name)
const saved = async (headers: Headers, more: object = {}): Promise<SavedViewShown> => {
  const view = { list: '/office/villas', name: 'Drafts', query: 'state=draft', shared: false, ...more }
  const { status, body } = await call('POST', 'views', headers, view)
  expect(status).toBe(201)
  return body
}

test('a view keeps what its list understands, and drops the rest', async () => {
  const view = await saved(ada, { name: '  Corfu  ', query: '?region=16&order=-sleeps&page=3&words=Kalami&state=lost' })
  expect(view).toMatchObject({
    name: 'Corfu',
    query: 'words=Kalami&region=16&order=-sleeps',
    isOwn: true,
    shared: false,
  })
  const people = await saved(ada, { list: '/office/bookings', query: 'state=past&words=ferrari' })
  expect(people.query).toBe('state=past')
  // A filter that a later version of the site no longer has.
  await db.update(tables.savedView).set({ query: 'state=past&gone=1' }).where(eq(tables.savedView.id, people.id))
  expect((await listed(ada, '/office/bookings'))[0]?.query).toBe('state=past')
})

test('own views are for their author; shared ones for all who may open the list', async () => {
  await saved(ada, { name: 'Shared', shared: true })
  expect(await namesOf(ada)).toEqual(['Corfu', 'Shared'])
  expect(await namesOf(ben)).toEqual(['Shared'])
  expect((await listed(ben))[0]).toMatchObject({ author: 'ada@v.example', isOwn: false, isEditable: false })
  expect((await listed(administrator))[0]).toMatchObject({ isOwn: false, isEditable: true })
  expect((await call('GET', 'views?list=/office/villas', none)).status).toBe(404)
  expect((await call('GET', 'views?list=/office/bookings', ben)).status).toBe(404)
  expect((await call('POST', 'views', none, { list: '/office/villas', name: 'x', query: '' })).status).toBe(404)
})

test('names are checked, and a person has fifty views of a list at most', async () => {
  for (const name of ['', ' ', 'x'.repeat(61)])
    expect((await call('POST', 'views', ada, { list: '/office/villas', name, query: '' })).status).toBe(422)
  expect((await call('POST', 'views', ada, { list: '/office/people', name: 'x', query: '' })).status).toBe(422)
  expect(
    (await call('POST', 'views', ada, { list: '/office/villas', name: 'x', query: 'x'.repeat(1001) })).status,
  ).toBe(422)
  await db.execute(sql`insert into saved_view (staff_id, list, name, query, position)
    select id, '/office/channels', 'many ' || n, '', n from staff, generate_series(1, 50) n where email = 'ben@v.example'`)
  await db.execute(sql`update staff set permissions = permissions || '{prices}' where email = 'ben@v.example'`)
  const refused = await call('POST', 'views', ben, { list: '/office/channels', name: 'one more', query: '' })
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-views'])
})

test('a view is renamed by its author or, if it is shared, by an administrator; a stale change is refused', async () => {
  const own = await saved(ada, { name: 'Private' })
  const changed = { name: 'Renamed', query: 'state=live', shared: false }
  for (const headers of [ben, administrator])
    expect((await call('PUT', `views/${own.id}`, headers, { ...changed, revision: own.revision })).status).toBe(404)
  const { body } = await call('PUT', `views/${own.id}`, ada, { ...changed, revision: own.revision })
  expect(body).toMatchObject({ name: 'Renamed', query: 'state=live' })
  const stale = await call('PUT', `views/${own.id}`, ada, { ...changed, revision: own.revision })
  expect([stale.status, stale.body.code]).toEqual([409, 'edited-meanwhile'])
  expect(stale.body.current).toEqual(body)
  const shared = (await listed(ada)).find(({ name }) => name === 'Shared')
  const byOther = { name: 'Shared', query: 'state=draft', shared: false, revision: shared?.revision }
  expect((await call('PUT', `views/${shared?.id}`, ben, byOther)).status).toBe(404)
  const kept = await call('PUT', `views/${shared?.id}`, administrator, byOther)
  // Only its author can take it back from the others.
  expect(kept.body).toMatchObject({ shared: true, query: 'state=draft' })
})

test('a removed view can be restored, at its place', async () => {
  const before = await namesOf(ada)
  const { id } = (await listed(ada))[1] as SavedViewShown
  expect((await call('DELETE', `views/${id}`, ben)).status).toBe(404)
  expect((await call('DELETE', `views/${id}`, ada)).status).toBe(204)
  expect((await call('DELETE', `views/${id}`, ada)).status).toBe(404)
  expect(await namesOf(ada)).toHaveLength(before.length - 1)
  expect((await call('POST', `views/${id}/restore`, ben)).status).toBe(404)
  expect((await call('POST', `views/${id}/restore`, ada)).status).toBe(200)
  expect(await namesOf(ada)).toEqual(before)
  await call('DELETE', `views/${id}`, ada)
  await db
    .update(tables.savedView)
    .set({ removedAt: sql`app_now() - interval '31 days'` })
    .where(eq(tables.savedView.id, id))
  await purgeRemovedViews(db)
  expect((await call('POST', `views/${id}/restore`, ada)).status).toBe(404)
})

test('own views keep the order that their author gave them; ids of others do nothing', async () => {
  await saved(ada, { name: 'Last' })
  const views = await listed(ada)
  const foreign = await saved(ben, { name: 'Of Ben' })
  const ids = [foreign.id, ...views.map(({ id }) => id).toReversed()]
  const { body } = await call('PUT', 'vieworder', ada, { list: '/office/villas', ids })
  expect(body.views.map(({ name }: SavedViewShown) => name)).toEqual(views.map(({ name }) => name).toReversed())
  expect(await namesOf(ben)).toEqual(['Of Ben', ...(await namesOf(ben)).slice(1)])
  expect((await call('PUT', 'vieworder', ada, { list: '/office/log', ids })).status).toBe(404)
})

test('each person has a default of their own; it ends with the view, and when the view is no longer shared', async () => {
  const view = await saved(ada, { name: 'For all', shared: true })
  const choose = (headers: Headers, viewId: number | null) =>
    call('PUT', 'defaultview', headers, { list: '/office/villas', viewId })
  const defaultOf = async (headers: Headers) => (await listed(headers)).find(({ isDefault }) => isDefault)?.name
  expect((await choose(ben, view.id)).status).toBe(204)
  expect([await defaultOf(ada), await defaultOf(ben)]).toEqual([undefined, 'For all'])
  const own = (await listed(ada)).find(({ shared }) => !shared)
  expect((await choose(ben, own?.id ?? 0)).status).toBe(404)
  expect((await choose(ada, view.id)).status).toBe(204)
  expect((await choose(ada, null)).status).toBe(204)
  expect(await defaultOf(ada)).toBeUndefined()
  const { id, revision, query } = view
  await call('PUT', `views/${id}`, ada, { revision, query, name: 'Mine now', shared: false })
  expect(await defaultOf(ben)).toBeUndefined()
})

test('when the author leaves, shared views stay without a name, and own ones end', async () => {
  const shared = await saved(ada, { name: 'Stays', shared: true })
  const person = (await call('GET', 'people', administrator)).body.people.find(
    ({ email }: { email: string }) => email === 'ada@v.example',
  )
  expect((await call('POST', `people/${person.id}`, administrator, { left: true })).status).toBe(200)
  const left = await db.select().from(tables.savedView).where(eq(tables.savedView.list, '/office/villas'))
  expect(left.map(({ name }) => name).toSorted()).toEqual(['Of Ben', 'Stays'])
  expect((await listed(administrator)).find(({ id }) => id === shared.id)).toMatchObject({ author: null })
  const { staffId } = left.find(({ name }) => name === 'Of Ben') ?? {}
  await withTransaction(db, tx => endViewsOf(tx, staffId ?? 0))
  expect(await namesOf(ben)).toEqual(['Stays'])
})
