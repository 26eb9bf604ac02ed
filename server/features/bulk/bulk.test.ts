import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { BulkRunShown } from '#contract/staff/bulk-runs'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { JobContext } from '#server/context'
import { aColleague, aColleagueWithRole, staffBearer } from '#testing/accounts/staff'
import { inEach } from '#testing/builders/row'
import { aVilla } from '#testing/builders/villas'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { rounds } from '#testing/soak'
import { purgeRuns } from './public.ts'
import { run } from './run-bulk-action.ts'

const one = await testApp()
const { app, db, clock } = one
const beside = await testApp({ beside: { ...one, clock } })
const context = one.context as JobContext
const administrator = await staffBearer(db)
const ofVillas = await staffBearer(db, await aColleague(db, { email: 'v@b.example', permissions: ['villas'] }))
const ofPictures = await staffBearer(db, await aColleague(db, { email: 'p@b.example', permissions: ['pictures'] }))

type Headers = Record<string, string>
const call = async (
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  { headers = administrator, key = crypto.randomUUID() }: { headers?: Headers; key?: string } = {},
) => {
  const reply = await app.inject({
    ...{ method, url: `/api/office/${path}`, headers: { ...headers, 'idempotency-key': key } },
    ...(payload && { payload }),
  })
  const isText = reply.headers['content-type']?.toString().startsWith('text/csv')
  return { status: reply.statusCode, body: isText ? reply.body : reply.body ? reply.json() : undefined }
}
const started = async (change: object, headers?: Headers): Promise<BulkRunShown> => {
  const { status, body } = await call('POST', 'bulk', change, { ...(headers && { headers }) })
  expect(body).toMatchObject({ ended: null })
  expect(status).toBe(201)
  return body
}
const byIds = (ids: readonly number[]) => ({ by: 'ids', ids })
const never = new AbortController().signal
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const task = (signal: AbortSignal = never) => ({ signal, log, step: async () => undefined as never })
const work = (runId: number, signal?: AbortSignal) => run(context, { runId }, task(signal))
const shown = async (id: number): Promise<BulkRunShown> => (await call('GET', `bulk/${id}`)).body
const failuresOf = async (id: number) => (await call('GET', `bulk/${id}/failures`)).body.failures
const versionsOf = async (ids: readonly number[]) =>
  db
    .select({ recordId: tables.recordVersion.recordId, number: tables.recordVersion.number })
    .from(tables.recordVersion)
    .where(and(eq(tables.recordVersion.kind, 'villa'), inArray(tables.recordVersion.recordId, [...ids])))

const villas = async (count: number) => {
  const ids: number[] = []
  for (let i = 0; i < count; i++) ids.push((await aVilla(db, { name: `Bulk ${i}` })).id)
  return ids
}
const statesOf = async (ids: readonly number[]) => {
  const rows = await db
    .select({ id: tables.villa.id, live: tables.villa.live })
    .from(tables.villa)
    .where(inArray(tables.villa.id, [...ids]))
  return rows.toSorted((a, b) => a.id - b.id).map(({ live }) => live)
}

beforeEach(async () => {
  await db.execute(sql`delete from pgboss.job where name = 'run-bulk-action'`)
})

test('a run changes each record by the single action, with its version and log, seen by every process', async () => {
  const ids = await villas(3)
  const { id, total, waiting } = await started({ action: 'withdraw-villas', rows: byIds(ids) }, ofVillas)
  expect({ total, waiting }).toEqual({ total: 3, waiting: 3 })
  const { rows } = await db.execute(sql`select data from pgboss.job where name = 'run-bulk-action'`)
  expect(rows).toEqual([{ data: { runId: id } }])
  await work(id)
  expect(await shown(id)).toMatchObject({ ended: 'finished', done: 3, failed: 0, waiting: 0, author: 'v@b.example' })
  expect(await statesOf(ids)).toEqual([false, false, false])
  expect(await versionsOf(ids)).toHaveLength(6)
  const entries = await db
    .select({ who: tables.staff.email })
    .from(tables.staffAuditEntry)
    .innerJoin(tables.staff, eq(tables.staff.id, tables.staffAuditEntry.staffId))
    .where(and(eq(tables.staffAuditEntry.action, 'villa-withdrawn'), sql`reason like 'Bulk %'`))
  expect(entries.map(({ who }) => who)).toEqual(['v@b.example', 'v@b.example', 'v@b.example'])
  await eventually(() => {
    for (const villaId of ids) expect(beside.catalogue.villas.has(villaId)).toBe(false)
  })
})

test('each failure has its reason and its record; only the failed ones are tried again', async () => {
  const [good = 0, withdrawn = 0] = await villas(2)
  await db.update(tables.villa).set({ live: false, name: '=Draft' }).where(eq(tables.villa.id, withdrawn))
  const { id } = await started({ action: 'withdraw-villas', rows: byIds([good, withdrawn, 2_000_000]) })
  expect((await call('POST', `bulk/${id}/retry`)).body.code).toBe('not-in-this-state')
  await work(id)
  expect(await shown(id)).toMatchObject({ ended: 'finished', done: 1, failed: 2 })
  expect(await failuresOf(id)).toEqual([
    { recordId: withdrawn, name: '=Draft', path: `/office/villas/${withdrawn}`, problem: 'not-in-this-state' },
    { recordId: 2_000_000, name: '', path: '/office/villas/2000000', problem: 'not-found' },
  ])
  const { body: csv } = await call('POST', 'bulk/csv', { runId: id })
  expect(csv.slice(1).trimEnd().split('\r\n')).toEqual([
    'Id,Name,Reason,Address',
    `${withdrawn},"'=Draft",This is not possible in the current state,/office/villas/${withdrawn}`,
    '2000000,,There is nothing here,/office/villas/2000000',
  ])
  await db.update(tables.villa).set({ live: true }).where(eq(tables.villa.id, withdrawn))
  const again = (await call('POST', `bulk/${id}/retry`)).body
  expect(again).toMatchObject({ retryOf: id, total: 2 })
  await work(again.id)
  expect(await shown(again.id)).toMatchObject({ done: 1, failed: 1 })
})

test('all records of a filter are those of its start; another number than the staff member saw is refused', async () => {
  const words = 'Zzfilter'
  for (let i = 0; i < 3; i++) await aVilla(db, { name: `${words} ${i}` })
  const filter = { words, state: 'live', order: '-name' }
  const counted = await call('POST', 'bulk/count', { list: '/office/villas', filter })
  expect(counted.body).toEqual({ count: 3 })
  const refused = await call('POST', 'bulk', { action: 'archive-villas', rows: { by: 'filter', filter, expected: 2 } })
  expect([refused.status, refused.body.code, refused.body.count]).toEqual([409, 'selection-changed', 3])
  const { id } = await started({ action: 'archive-villas', rows: { by: 'filter', filter, expected: 3 } })
  const later = await aVilla(db, { name: `${words} later` })
  await work(id)
  expect(await shown(id)).toMatchObject({ done: 3, total: 3 })
  expect(await statesOf([later.id])).toEqual([true])
  const { rows } = await db.execute(sql`select from bulk_run_row where run_id not in (select id from bulk_run)`)
  expect(rows).toEqual([])
})

test('two runs over the same records at once change each of them once', async () => {
  const ids = await villas(12)
  const first = await started({ action: 'withdraw-villas', rows: byIds(ids) })
  const second = await started({ action: 'withdraw-villas', rows: byIds(ids.toReversed()) })
  await Promise.all([work(first.id), work(second.id)])
  const runs = [await shown(first.id), await shown(second.id)]
  expect(runs.map(({ ended }) => ended)).toEqual(['finished', 'finished'])
  expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(12)
  expect(await versionsOf(ids)).toHaveLength(24)
})

test('two processes with the same run change each record once', async () => {
  const ids = await villas(8)
  const { id } = await started({ action: 'withdraw-villas', rows: byIds(ids) })
  await Promise.allSettled([work(id), run(beside.context as JobContext, { runId: id }, task())])
  await work(id)
  expect(await shown(id)).toMatchObject({ ended: 'finished', done: 8, failed: 0 })
  expect(await versionsOf(ids)).toHaveLength(16)
})

test('a run that a process leaves in the middle goes on with the rest', async () => {
  const ids = await villas(3)
  const { id } = await started({ action: 'withdraw-villas', rows: byIds(ids) })
  let looked = 0
  const leaving = {
    get aborted() {
      return looked++ > 0
    },
  } as AbortSignal
  await expect(work(id, leaving)).rejects.toThrow('next attempt')
  expect(await shown(id)).toMatchObject({ ended: null, done: 1, waiting: 2 })
  await work(id)
  await work(id)
  expect(await shown(id)).toMatchObject({ ended: 'finished', done: 3 })
  expect(await versionsOf(ids)).toHaveLength(6)
})

test('a cancelled run changes nothing more; the rest can be run again', async () => {
  const ids = await villas(2)
  const { id } = await started({ action: 'withdraw-villas', rows: byIds(ids) })
  expect((await call('POST', `bulk/${id}/cancel`)).status).toBe(204)
  expect((await call('POST', `bulk/${id}/cancel`)).body.code).toBe('not-in-this-state')
  await work(id)
  expect(await shown(id)).toMatchObject({ ended: 'cancelled', done: 0, waiting: 2 })
  expect((await failuresOf(id)).map(({ problem }: { problem: string | null }) => problem)).toEqual([null, null])
  const again = (await call('POST', `bulk/${id}/retry`)).body
  await work(again.id)
  expect(await statesOf(ids)).toEqual([false, false])
})

test('a run stops where its author loses the permission, or leaves', async () => {
  for (const lost of [{ permissions: [] }, { leftAt: new Date() }]) {
    const email = await aColleague(db, { email: `${crypto.randomUUID()}@b.example`, permissions: ['villas'] })
    const ids = await villas(2)
    const { id } = await started({ action: 'withdraw-villas', rows: byIds(ids) }, await staffBearer(db, email))
    await db.update(tables.staff).set(lost).where(eq(tables.staff.email, email))
    await work(id)
    expect(await shown(id)).toMatchObject({ ended: 'stopped', done: 0, waiting: 2 })
    expect(await statesOf(ids)).toEqual([true, true])
  }
})

test('each action needs its permission, to begin and to see', async () => {
  const ids = await villas(1)
  const change = { action: 'withdraw-villas', rows: byIds(ids) }
  expect((await call('POST', 'bulk', change, { headers: ofPictures })).status).toBe(404)
  const villaCount = { list: '/office/villas', filter: {} }
  expect((await call('POST', 'bulk/count', villaCount, { headers: ofPictures })).status).toBe(404)
  const { id } = await started(change, ofVillas)
  for (const [method, path] of [
    ['GET', `bulk/${id}`],
    ['GET', `bulk/${id}/failures`],
    ['POST', `bulk/${id}/cancel`],
    ['POST', `bulk/${id}/retry`],
  ] as const)
    expect((await call(method, path, undefined, { headers: ofPictures })).status).toBe(404)
  expect((await call('POST', 'bulk/csv', { runId: id }, { headers: ofPictures })).status).toBe(404)
  expect((await call('GET', 'bulk', undefined, { headers: ofPictures })).body.runs).toEqual([])
  expect((await call('GET', 'bulk', undefined, { headers: ofVillas })).body.runs[0].id).toBe(id)
  expect((await call('POST', `bulk/${id}/cancel`, undefined, { headers: ofVillas })).status).toBe(204)
})

test('staff of one country change its records only, and see their own runs', async () => {
  const ids = await villas(2)
  const { rows } = await db.execute<{ home: string; id: number }>(sql`
    select (select country.slug from country join region on region.country_id = country.id
      join villa on villa.region_id = region.id where villa.id = ${ids[0]}) as home,
      (select min(elsewhere.id) from villa elsewhere join region on region.id = elsewhere.region_id
        where elsewhere.live and region.country_id <> (select country_id from region join villa on
          villa.region_id = region.id where villa.id = ${ids[0]})) as id`)
  const { home = '', id: foreign = 0 } = rows[0] ?? {}
  const email = await aColleagueWithRole(db, 'local@b.example', { changes: ['villas'], countries: [home] })
  const local = await staffBearer(db, email)
  const change = { action: 'withdraw-villas', rows: byIds([...ids, foreign]) }
  expect((await call('POST', 'bulk', change, { headers: local })).status).toBe(404)
  const others = await started({ action: 'archive-villas', rows: byIds(ids) }, ofVillas)
  expect((await call('GET', `bulk/${others.id}`, undefined, { headers: local })).status).toBe(404)
  const own = await started({ ...change, rows: byIds(ids) }, local)
  expect((await call('GET', 'bulk', undefined, { headers: local })).body.runs).toHaveLength(1)
  // Their role is limited to another country while the run waits.
  await db.execute(sql`update staff_role_limit set country_id = (select id from country where slug <> ${home} limit 1)
    where staff_id = (select id from staff where email = ${email})`)
  await work(own.id)
  expect(await shown(own.id)).toMatchObject({ ended: 'finished', done: 0, failed: 2 })
  expect(await statesOf(ids)).toEqual([true, true])
})

test('reminders of many bookings are those of each; one without anything to remind of is reported', async () => {
  const confirmedId = 9002
  const { rows: past } = await db.execute<{ id: number }>(sql`
    select booking.id from booking join booking_item item on item.booking_id = booking.id and item.kind = 'villa'
    where upper(item.stay) < app_now()::date limit 1`)
  const { id } = await started({ action: 'send-reminders', rows: byIds([confirmedId, past[0]?.id ?? 0]) })
  await work(id)
  const { done } = await shown(id)
  const { rows } = await db.execute(
    sql`select from staff_entry where action = 'reminder-sent' and reason like (select reference from booking where id = ${confirmedId}) || '%'`,
  )
  expect([done, rows.length]).toEqual([1, 1])
  expect(await failuresOf(id)).toMatchObject([{ recordId: past[0]?.id, problem: 'not-in-this-state' }])
})

test('forged and huge sets are refused, and repetitions begin one run', async () => {
  const rows = (ids: unknown) => ({ action: 'withdraw-villas', rows: { by: 'ids', ids } })
  for (const ids of [[], [0], [1.5], ['1; drop table villa'], Array.from({ length: 10_001 }, (_, i) => i + 1)])
    expect((await call('POST', 'bulk', rows(ids))).status).toBe(422)
  expect((await call('POST', 'bulk', { action: 'delete-villas', rows: byIds([1]) })).status).toBe(422)
  const key = crypto.randomUUID()
  const [id = 0] = await villas(1)
  const first = await call('POST', 'bulk', rows([id, id]), { key })
  const second = await call('POST', 'bulk', rows([id, id]), { key })
  expect(second.body.id).toBe(first.body.id)
  expect(first.body.total).toBe(1)
  await work(first.body.id)
})

const aPicture = async (more: Partial<typeof tables.picture.$inferInsert> = {}) => {
  const hash = crypto.randomUUID()
  const [row] = await db
    .insert(tables.picture)
    .values({ hash, width: 1920, height: 1280, colour: '#88aacc', alt: inEach('A pool'), ...more })
    .returning()
  return row?.id ?? 0
}

test('pictures get photographer and licence; empty fields and same values leave them as they are', async () => {
  const first = await aPicture({ photographer: 'Ada', licenceEnds: '2028-01-01' })
  const second = await aPicture({ licence: 'CC BY' })
  const input = { photographer: '', licence: 'CC BY', licenceEnds: '2029-05-01' }
  const { id } = await started({ action: 'credit-pictures', input, rows: byIds([first, second]) }, ofPictures)
  await work(id)
  await work((await started({ action: 'credit-pictures', input, rows: byIds([first, second]) }, ofPictures)).id)
  const found = await db
    .select()
    .from(tables.picture)
    .where(inArray(tables.picture.id, [first, second]))
  expect(
    found.map(({ photographer, licence, licenceEnds }) => [photographer, licence, licenceEnds]).toSorted(),
  ).toEqual([
    ['', 'CC BY', '2029-05-01'],
    ['Ada', 'CC BY', '2029-05-01'],
  ])
  const { rows } = await db.execute(sql`select from record_version where kind = 'picture' and record_id = ${first}`)
  expect(rows).toHaveLength(2)
  const wrong = { action: 'credit-pictures', input: { licenceEnds: 'soon' }, rows: byIds([first]) }
  expect((await call('POST', 'bulk', wrong, { headers: ofPictures })).status).toBe(422)
})

test('pictures in use stay; the others are removed', async () => {
  const unused = await aPicture()
  const { thumbId } = await aVilla(db)
  const { id } = await started({ action: 'remove-pictures', rows: byIds([unused, thumbId ?? 0]) })
  await work(id)
  expect(await failuresOf(id)).toMatchObject([{ recordId: thumbId, problem: 'picture-in-use' }])
})

test('conversations are marked as answered up to the start of the run', async () => {
  await db.execute(sql`update conversation set awaits_staff = true`)
  const counted = await call('POST', 'bulk/count', { list: '/office/messages', filter: { state: 'waiting' } })
  expect(counted.body.count).toBeGreaterThan(0)
  const rows = { by: 'filter', filter: { state: 'waiting' }, expected: counted.body.count }
  const { id } = await started({ action: 'settle-conversations', rows })
  const [late] = await db.select().from(tables.bulkRunRow).where(eq(tables.bulkRunRow.runId, id)).limit(1)
  await db.insert(tables.message).values({
    ...{
      conversationId: late?.recordId ?? 0,
      side: 'client',
      body: 'One more',
      sentAt: sql`app_now() + interval '1 hour'`,
    },
  })
  await work(id)
  const waiting = await db.execute<{ id: number }>(sql`select id from conversation where awaits_staff`)
  expect(waiting.rows.map(row => Number(row.id))).toEqual([late?.recordId])
})

test('bookings get a client manager, whom the company has', async () => {
  const { bookings } = (await call('POST', 'bookings/list', { state: 'coming' })).body
  const [{ id: userId }] = (await call('GET', 'clientmanagers')).body.people
  const ids = bookings.slice(0, 2).map(({ bookingId }: { bookingId: number }) => bookingId)
  const { id } = await started({ action: 'set-client-managers', input: { userId }, rows: byIds(ids) })
  await work(id)
  expect(await shown(id)).toMatchObject({ done: ids.length, failed: 0 })
  const unknown = await started({ action: 'set-client-managers', input: { userId: 999_999 }, rows: byIds(ids) })
  await work(unknown.id)
  expect(await failuresOf(unknown.id)).toMatchObject([{ problem: 'invalid-input' }, { problem: 'invalid-input' }])
})

test('a run on filtered bookings has those that the same staff member sees in the list', async () => {
  const listed = async (headers: Headers, filter: object) => {
    const found: { reference: string; villa: string }[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { body } = await call('POST', 'bookings/list', { ...filter, ...(cursor && { cursor }) }, { headers })
      found.push(...body.bookings)
      cursor = body.next
    }
    return found
  }
  const counted = async (headers: Headers, filter: object) =>
    (await call('POST', 'bulk/count', { list: '/office/bookings', filter }, { headers })).body
  const all = await listed(administrator, { state: 'coming' })
  const { rows } = await db.execute<{ slug: string }>(sql`select country.slug from country
    join region on region.country_id = country.id join villa on villa.region_id = region.id where villa.name = ${all[0]?.villa}`)
  const email = await aColleagueWithRole(db, 'near@b.example', {
    changes: ['bookings'],
    countries: [rows[0]?.slug ?? ''],
  })
  const local = await staffBearer(db, email)
  const near = await listed(local, { state: 'coming' })
  expect(near.length).toBeGreaterThan(0)
  expect(near.length).toBeLessThan(all.length)
  expect(await counted(local, { state: 'coming' })).toEqual({ count: near.length })
  const words = near[0]?.reference
  expect(await counted(local, { state: 'coming', words })).toEqual({ count: 1 })
  const far = all.find(({ reference }) => near.every(other => other.reference !== reference))
  expect(await counted(local, { state: 'coming', words: far?.reference })).toEqual({ count: 0 })
  expect(await counted(administrator, { state: 'coming', words: far?.reference })).toEqual({ count: 1 })
})

test('a run of many records ends, and reports each failure by pages', async () => {
  const [live = 0] = await villas(1)
  const failing = rounds({ few: 120, many: 4999 })
  const ids = Array.from({ length: failing }, (_, i) => 1_500_000 + i)
  const { id } = await started({ action: 'withdraw-villas', rows: byIds([...ids, live]) })
  await work(id)
  expect(await shown(id)).toMatchObject({ ended: 'finished', total: failing + 1, done: 1, failed: failing })
  const first = (await call('GET', `bulk/${id}/failures`)).body
  expect(first.failures).toHaveLength(50)
  const { body } = await call('GET', `bulk/${id}/failures?cursor=${first.next}`)
  expect(body.failures[0].recordId).toBe(ids[50])
  const { body: csv } = await call('POST', 'bulk/csv', { runId: id })
  expect(csv.trimEnd().split('\r\n')).toHaveLength(failing + 1)
})

test('runs end after ninety days', async () => {
  const { id } = await started({ action: 'withdraw-villas', rows: byIds(await villas(1)) })
  await withTransaction(db, tx =>
    tx.execute(sql`update bulk_run set started_at = app_now() - interval '91 days' where id = ${id}`),
  )
  await purgeRuns(db)
  expect((await call('GET', `bulk/${id}`)).status).toBe(404)
})
