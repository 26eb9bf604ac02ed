import { randomUUID } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { jobs } from '#server/jobs'
import { findSwitchedOff, watchSwitches } from '#server/platform/jobs/switches'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, aColleagueWithRole, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { describeSchedule } from './describe-schedule.ts'

const { app, db, get } = await testApp()
type Headers = { authorization: string }

const post = async (path: string, headers: Headers | Record<string, never>, payload?: object) => {
  const reply = await app.inject({ method: 'POST', url: `/api/office/${path}`, headers, ...(payload && { payload }) })
  const body = reply.body ? reply.json() : undefined
  return { status: reply.statusCode, body, code: body?.code }
}
const addFailed = async ({ name = 'send-mail', output = { message: 'MailFailed' }, minutesAgo = 1 } = {}) => {
  const id = randomUUID()
  await db.execute(sql`
    insert into pgboss.job (id, name, state, retry_limit, retry_count, completed_on, output)
    values (${id}, ${name}, 'failed', 5, 5, now() - make_interval(mins => ${minutesAgo}), ${JSON.stringify(output)})`)
  return id
}
const stateOf = async (id: string) =>
  (await db.execute<{ state: string }>(sql`select state from pgboss.job where id = ${id}`)).rows[0]?.state
const jobNamed = async (name: string) =>
  (await get('/api/office/jobs', office)).body.jobs.find((job: { name: string }) => job.name === name)
const lastEntry = async () =>
  (await db.select().from(tables.staffAuditEntry).orderBy(desc(tables.staffAuditEntry.id)).limit(1))[0]

let office: Headers
beforeEach(async () => {
  office = await staffBearer(db)
  await db.execute(sql`delete from pgboss.job`)
  await db.delete(tables.switchedOff)
})

test('schedules of jobs are described in words, and every schedule of the site can be', () => {
  expect(describeSchedule('* * * * *')).toEqual({ kind: 'minutes', every: 1 })
  expect(describeSchedule('7,22,37,52 * * * *')).toEqual({ kind: 'minutes', every: 15 })
  expect(describeSchedule('2-59/5 * * * *')).toEqual({ kind: 'minutes', every: 5 })
  expect(describeSchedule('40 * * * *')).toEqual({ kind: 'hours', every: 1, minute: 40 })
  expect(describeSchedule('20 */3 * * *')).toEqual({ kind: 'hours', every: 3, minute: 20 })
  expect(describeSchedule('30 7,17 * * *')).toEqual({ kind: 'daily', times: ['07:30', '17:30'] })
  expect(describeSchedule('5 0 * * *')).toEqual({ kind: 'daily', times: ['00:05'] })
  for (const other of ['0 3 1 * *', '61 * * * *', '*/0 * * * *', 'x 1 * * *', ''])
    expect(describeSchedule(other), other).toBeUndefined()
  const scheduled = jobs.filter(job => job.schedule)
  expect(scheduled.length).toBeGreaterThan(20)
  for (const { name, schedule = '' } of scheduled) expect(describeSchedule(schedule), name).toBeDefined()
})

test('each job has its schedule, its runs and its next run', async () => {
  await addFailed({ minutesAgo: 5 })
  await db.execute(sql`
    insert into pgboss.job (name, state, start_after, completed_on) values
      ('send-mail', 'completed', now(), now() - interval '9 minutes'),
      ('send-mail', 'created', now() - interval '3 minutes', null),
      ('send-mail', 'created', now() - interval '2 minutes', null),
      ('send-mail', 'created', now() + interval '1 hour', null),
      ('send-mail', 'retry', now() + interval '1 hour', null),
      ('send-mail', 'active', now(), null)`)
  const { body } = await get('/api/office/jobs', office)
  expect(body.jobs.map(({ name }: { name: string }) => name)).toEqual(jobs.map(({ name }) => name).toSorted())
  expect(body).toMatchObject({ allPaused: null, paymentsPaused: null, restoredAt: null })
  expect(await jobNamed('send-mail')).toMatchObject({
    ...{ schedule: null, nextRun: null, lastRun: { result: 'failed' }, paused: null },
    ...{ waiting: 2, retrying: 1, active: 1, failed: 1, waitingSince: expect.stringMatching(/Z$/) },
  })
  const trial = await jobNamed('try-restore')
  expect(trial).toMatchObject({ schedule: { kind: 'daily', times: ['03:40'] }, lastRun: null, failed: 0 })
  expect(trial.nextRun).toMatch(/T03:40:00/)
})

test('a finished run is found by the index, among many', async () => {
  await db.execute(sql`
    insert into pgboss.job (name, state, completed_on)
    select 'send-mail', 'completed', now() - make_interval(secs => i) from generate_series(1, 20000) i`)
  await db.execute(sql`analyze pgboss.job`)
  const { rows } = await db.execute(sql`explain (format json)
    select completed_on from pgboss.job where name = 'send-mail' and state = 'completed' order by completed_on desc limit 1`)
  expect(JSON.stringify(rows)).toMatch(/"Index Name": ?"job_common_name_state_completed_on/)
  expect(JSON.stringify(rows)).not.toContain('Seq Scan')
})

describe('failed runs', () => {
  test('are listed with the kind of their error, the newest first, page by page', async () => {
    for (let minutesAgo = 1; minutesAgo <= 51; minutesAgo++)
      await addFailed({ minutesAgo, name: minutesAgo % 2 ? 'send-mail' : 'read-channel' })
    const first = (await get('/api/office/failedruns', office)).body
    expect(first.runs).toHaveLength(50)
    expect(first.runs[0]).toMatchObject({ name: 'send-mail', attempts: 6, reason: 'MailFailed' })
    const second = (await get(`/api/office/failedruns?cursor=${first.next}`, office)).body
    expect(second).toMatchObject({ next: null, runs: [{ name: 'send-mail' }] })
    expect((await get(`/api/office/failedruns?cursor=${randomUUID()}`, office)).body.runs).toEqual([])
    expect((await get('/api/office/failedruns?cursor=1', office)).status).toBe(422)
    const { counts } = (await get('/api/office/today', office)).body
    expect(counts).toContainEqual({ name: 'failedJobs', count: 51 })
  })

  test('are retried once, however many administrators press', async () => {
    const id = await addFailed()
    const colleague = await staffBearer(
      db,
      await aColleague(db, { email: 'ops@example.com', permissions: ['accounts'] }),
    )
    const replies = await Promise.all([office, colleague].map(headers => post(`failedruns/${id}/retry`, headers)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await stateOf(id)).toBe('retry')
    expect(await lastEntry()).toMatchObject({
      ...{ action: 'job-retried', reason: `send-mail ${id}` },
      changes: { state: { before: 'failed', after: 'retry' } },
    })
  })

  test('that succeeded meanwhile stay done', async () => {
    const id = await addFailed()
    await db.execute(sql`update pgboss.job set state = 'completed' where id = ${id}`)
    expect(await post(`failedruns/${id}/retry`, office)).toMatchObject({ status: 409, code: 'not-in-this-state' })
    expect(await stateOf(id)).toBe('completed')
    expect((await post(`failedruns/${randomUUID()}/retry`, office)).status).toBe(404)
    expect((await post(`failedruns/1/retry`, office)).status).toBe(422)
  })

  test('of a job are retried together, those of others stay', async () => {
    const [one, two] = [await addFailed(), await addFailed()]
    const other = await addFailed({ name: 'read-channel' })
    expect(await post('jobs/send-mail/retry', office)).toMatchObject({ status: 200, body: { count: 2 } })
    expect(await Promise.all([one, two, other].map(stateOf))).toEqual(['retry', 'retry', 'failed'])
    expect((await post('jobs/send-mail/retry', office)).status).toBe(409)
  })
})

describe('a pause', () => {
  test('holds one job, stays over a restart, and is logged', async () => {
    expect((await post('jobs/try-restore/pause', office, { reason: ' the disk is full ' })).status).toBe(204)
    expect(await jobNamed('try-restore')).toMatchObject({ paused: { reason: 'the disk is full' }, nextRun: null })
    expect(await lastEntry()).toMatchObject({ action: 'job-paused', reason: 'job try-restore: the disk is full' })
    // A process that starts reads the switches.
    const switches = await watchSwitches(db)
    expect([switches.isOff('job try-restore'), switches.isOff('jobs')]).toEqual([true, false])
    switches.stop()
    expect(await post('jobs/try-restore/pause', office, { reason: 'other' })).toMatchObject({ status: 409 })
    expect((await findSwitchedOff(db)).map(({ reason }) => reason)).toEqual(['the disk is full'])
    expect((await post('jobs/try-restore/resume', office)).status).toBe(204)
    expect((await post('jobs/try-restore/resume', office)).status).toBe(409)
    expect(await lastEntry()).toMatchObject({
      action: 'job-resumed',
      changes: { state: { before: 'off', after: 'on' } },
    })
    expect((await jobNamed('try-restore')).nextRun).not.toBeNull()
  })

  test('of all jobs leaves no next run; two administrators pause once', async () => {
    const replies = await Promise.all([1, 2].map(number => post('jobs/jobs/pause', office, { reason: `${number}` })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const { body } = await get('/api/office/jobs', office)
    expect(body.allPaused.reason).toMatch(/^[12]$/)
    expect(body.jobs.every(({ nextRun }: { nextRun: null }) => nextRun === null)).toBe(true)
  })

  test('of what does not exist, or with a long reason, is rejected', async () => {
    for (const name of ['no-such-job', '%00', "x'--", 'job%20send-mail'])
      expect([404, 422]).toContain((await post(`jobs/${name}/pause`, office, {})).status)
    expect((await post('jobs/send-mail/pause', office, { reason: 'x'.repeat(201) })).status).toBe(422)
    expect(await findSwitchedOff(db)).toEqual([])
  })
})

test('only administrators see jobs, and auditors change nothing', async () => {
  const id = await addFailed()
  const writes = [`failedruns/${id}/retry`, 'jobs/send-mail/retry', 'jobs/send-mail/pause', 'jobs/send-mail/resume']
  const other = await staffBearer(db, await aColleague(db, { email: 'desk@example.com', permissions: ['bookings'] }))
  const client = bearer(await signInBy(app))
  for (const headers of [{}, client, other] as Headers[]) {
    for (const list of ['jobs', 'failedruns'])
      expect([401, 403, 404]).toContain((await get(`/api/office/${list}`, headers)).status)
    for (const path of writes) expect([401, 403, 404]).toContain((await post(path, headers, {})).status)
  }
  const auditor = await staffBearer(db, await aColleagueWithRole(db, 'auditor@example.com', { reads: ['accounts'] }))
  expect((await get('/api/office/jobs', auditor)).status).toBe(200)
  for (const path of writes) expect((await post(path, auditor, {})).status).toBe(403)
  expect(await stateOf(id)).toBe('failed')
  expect(await findSwitchedOff(db)).toEqual([])
})
