import { randomUUID } from 'node:crypto'
import { access, mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { batchOptions, connect } from '#database/connection'
import { jobStep } from '#database/tables'
import { type Configuration, readConfiguration } from '#server/platform/config/configuration'
import { prepareQueues } from '#server/platform/jobs/prepare-queues'
import { testDatabase } from '#testing/site/database'
import { soakTest } from '#testing/soak'
import { testFolder } from '#testing/test-folder'
import { runAdmin } from '../run-admin.ts'
import { restoredStep, tryRestore } from './jobs.ts'
import { findLastTrial } from './last-trial.ts'
import { findTrialObstacle } from './trial-database.ts'
import { restoreOnTrial } from './try-restore.ts'

// As a process of several has it: the address of the database, whichever server that is.
const { db, url } = await testDatabase()
const serverUrl = inject('serverUrl')
const admin = connect(serverUrl, batchOptions)
const trialName = `${new URL(url).pathname.slice(1)}_trial`
await admin.db.execute(`create database ${trialName}`)
const trialUrl = new URL(`/${trialName}`, serverUrl).href
const trial = connect(trialUrl, { ...batchOptions, max: 1 })
afterAll(async () => {
  await trial.close()
  await admin.db.execute(`drop database ${trialName} with (force)`)
  await admin.close()
})

const folder = await testFolder('maestrale-trial-')
const configured = (environment: Record<string, string> = {}): Configuration =>
  readConfiguration({ DATABASE_URL: url, DATA_DIR: folder, ...environment })
const elsewhere = configured({ RESTORE_TRIAL_URL: trialUrl })

const schemas = async () =>
  (
    await trial.db.execute<{ name: string }>(
      sql`select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' order by 1`,
    )
  ).rows.map(({ name }) => name)
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

beforeEach(async () => {
  expect(await schemas()).toEqual(['public'])
})

test('a backup is restored into a temporary server, which is removed', async () => {
  const result = await restoreOnTrial(configured())
  expect(result).toEqual({ archive: 'made', rows: expect.any(Number), files: 0, seconds: expect.any(Number) })
  expect(result.rows).toBeGreaterThan(1000)
  expect(await isThere(join(folder, 'restore-trial'))).toBe(false)
}, 120_000)

test('a backup is restored into the configured database, which is empty afterwards', async () => {
  // An interrupted trial has left its mark and a part of the copy.
  const { rows } = await db.execute('select system_identifier::text from pg_control_system()')
  const installation = `${rows[0]?.system_identifier} ${new URL(url).pathname.slice(1)}`
  await trial.db.execute(`create schema restore_trial; create schema pgboss; create table booking (id int);
    comment on schema restore_trial is 'Trials of the installation ${installation}'`)
  expect((await restoreOnTrial(elsewhere)).rows).toBeGreaterThan(1000)
}, 120_000)

test('a database that is not of trials stays as it is', async () => {
  await trial.db.execute('create table invoice_of_another (id int)')
  await expect(restoreOnTrial(elsewhere)).rejects.toThrow('RESTORE_TRIAL_URL is not empty')
  expect((await trial.db.execute('select count(*)::int as count from invoice_of_another')).rows).toEqual([{ count: 0 }])
  await trial.db.execute('drop table invoice_of_another')
})

test.each(["'Trials of the installation 7 maestrale'", 'null'])(
  'a database with the mark of another installation stays as it is: %s',
  async installation => {
    await trial.db.execute(`create schema restore_trial; comment on schema restore_trial is ${installation};
      create table booking (id int)`)
    await expect(restoreOnTrial(elsewhere)).rejects.toThrow('marked by the trial of another installation')
    expect((await trial.db.execute('select count(*)::int as count from booking')).rows).toEqual([{ count: 0 }])
    await trial.db.execute('drop schema restore_trial; drop table booking')
  },
)

test('the database of the site is never emptied, whatever its address and mark', async () => {
  const itself = configured({ RESTORE_TRIAL_URL: `${url}?sslmode=disable` })
  const count = async () => (await db.execute('select count(*)::int as count from booking')).rows
  const before = await count()
  await expect(restoreOnTrial(itself)).rejects.toThrow(/the database of the site/)
  // A copy of an interrupted trial that became the site's.
  await db.execute('create schema restore_trial')
  await expect(restoreOnTrial(itself)).rejects.toThrow(/the database of the site/)
  expect(await count()).toEqual(before)
  await db.execute('drop schema restore_trial')
})

test('two trials never share a database', async () => {
  await trial.db.execute('select pg_advisory_lock(6273903)')
  await expect(restoreOnTrial(elsewhere)).rejects.toThrow('Another trial runs')
  await trial.db.execute('select pg_advisory_unlock(6273903)')
})

test('the newest archive of a folder is restored, and an old one shows that backups have stopped', async () => {
  const archives = join(folder, 'archives')
  const identityFile = join(folder, 'key.txt')
  const identity = await generateX25519Identity()
  await mkdir(archives)
  await writeFile(identityFile, identity)
  const stored = configured({
    RESTORE_TRIAL_URL: trialUrl,
    BACKUP_FOLDER: archives,
    BACKUP_IDENTITY_FILE: identityFile,
  })
  await expect(restoreOnTrial(stored)).rejects.toThrow('BACKUP_FOLDER has no archive')
  const file = join(archives, '2027-01-15.age')
  const backup = ['backup', file, '--no-media', '--recipient', await identityToRecipient(identity)]
  const warned: string[] = []
  const terminal = { environment: { DATABASE_URL: url, DATA_DIR: folder }, print: () => undefined }
  expect(await runAdmin(backup, { ...terminal, warn: line => warned.push(line) }), warned.join()).toBe(0)
  expect(await restoreOnTrial(stored)).toMatchObject({ archive: 'stored', files: 0 })
  const old = new Date(Date.now() - 5 * 86_400_000)
  await utimes(file, old, old)
  await expect(restoreOnTrial(stored)).rejects.toThrow('is 5 days old')
}, 120_000)

soakTest(
  'a trial that is aborted fails, and leaves nothing',
  async () => {
    const stop = new AbortController()
    const stopped = restoreOnTrial(elsewhere, stop.signal)
    const begun = () => trial.db.execute(sql`select from pg_namespace where nspname = 'restore_trial'`)
    await expect.poll(async () => (await begun()).rows.length).toBe(1)
    stop.abort()
    await expect(stopped).rejects.toThrow()
  },
  60_000,
)

test('a backup that cannot be restored fails, and leaves nothing', async () => {
  // As after damage to the files of the server: an item whose booking is gone.
  await db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update booking_item set booking_id = 2000000000 where id = (select max(id) from booking_item)`)
  })
  await expect(restoreOnTrial(elsewhere)).rejects.toThrow(/booking_item/)
  expect(await schemas()).toEqual(['public'])
}, 60_000)

test('the last trial is known, unless the job is paused', async () => {
  await prepareQueues(db, [tryRestore])
  expect(await findLastTrial(db)).toEqual({ restoredAt: null, age: expect.any(Number) })
  const jobId = randomUUID()
  await db.execute(sql`
    insert into pgboss.job (id, name, state, completed_on)
    values (${jobId}, 'try-restore', 'completed', now() - interval '1 hour'), (gen_random_uuid(), 'try-restore', 'completed', now())`)
  await db.insert(jobStep).values({ jobId, key: restoredStep, result: {} })
  const { restoredAt, age } = await findLastTrial(db)
  expect(Math.round((age ?? 0) / 60)).toBe(60)
  const lines: string[] = []
  const terminal = { environment: { DATABASE_URL: url, DATA_DIR: folder }, print: (line: string) => lines.push(line) }
  const run = (...args: string[]) => runAdmin(args, { ...terminal, warn: () => undefined })
  expect(await run('jobs', 'list')).toBe(0)
  expect(lines.at(-1)).toBe(`A backup was last restored on trial at ${restoredAt?.toISOString()}.`)
  await run('jobs', 'pause', 'try-restore', '--reason', 'tried on the machine of the backups')
  expect(await findLastTrial(db)).toEqual({ restoredAt, age: null })
})

test('a trial is possible where a database is configured or the embedded server is installed', async () => {
  expect(await findTrialObstacle(elsewhere)).toBe(undefined)
  expect(await findTrialObstacle(configured())).toBe(undefined)
  const nowhere = () => Promise.resolve(false)
  expect(await findTrialObstacle(elsewhere, nowhere)).toBe(undefined)
  expect(await findTrialObstacle(configured(), nowhere)).toContain('RESTORE_TRIAL_URL names no empty database')
  expect(() => configured({ RESTORE_TRIAL_URL: url })).toThrow('names the database of the site')
  expect(() => configured({ BACKUP_FOLDER: folder })).toThrow('BACKUP_IDENTITY_FILE')
})
