import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { batchOptions, connect, type Db } from '#database/connection'
import { findPendingMigrations } from '#database/migrate'
import { findSwitchedOff } from '#server/platform/jobs/switches'
import { objectStore } from '#testing/network/object-store'
import { testDatabase } from '#testing/site/database'
import { testFolder } from '#testing/test-folder'
import { runAdmin } from '../run-admin.ts'
import { siteTables } from './dump-database.ts'

const { db, url } = await testDatabase()
const serverUrl = inject('serverUrl')
const admin = connect(serverUrl, batchOptions)
const emptyDatabase = async (name: string) => {
  await admin.db.execute(`create database ${name}`)
  return serverUrl.replace(/\/postgres$/, `/${name}`)
}
const restoredUrl = await emptyDatabase('test_restored')
const restored = connect(restoredUrl, batchOptions)
afterAll(async () => {
  await restored.close()
  await admin.db.execute('drop database test_restored with (force)')
  await admin.close()
})

const remote = await objectStore()
const folder = await testFolder('maestrale-backup-')
const archive = join(folder, 'site.age')
const identity = join(folder, 'key.txt')
const printed: string[] = []
const warned: string[] = []
beforeEach(() => {
  printed.length = 0
  warned.length = 0
})
const run = (args: string[], environment: Record<string, string> = {}) =>
  runAdmin(args, {
    environment: { DATABASE_URL: url, DATA_DIR: folder, ENCRYPTION_KEY: '', ...environment },
    print: line => printed.push(line),
    warn: line => warned.push(line),
  })

let recipient = ''
beforeAll(async () => {
  await run(['backup-key'])
  await writeFile(identity, printed.join('\n'))
  recipient = /age1\S+/.exec(printed.join('\n'))?.[0] ?? ''
  await mkdir(join(folder, 'media', 'sizes'), { recursive: true })
  await writeFile(join(folder, 'media', 'terrace.jpg'), 'a photograph')
  await writeFile(join(folder, 'media', 'sizes', 'terrace-640.webp'), 'made anew')
  await db.execute(sql`insert into pgboss.job (name, data) values ('send-mail', '{"mailId": 7}')`)
})

/** Rows, columns, constraints, triggers and sequences of a database, each in a form that can be compared. */
async function stateOf(of: Db) {
  const { rows: names } = await of.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = 'public' or schemaname = 'pgboss' and tablename in ('queue', 'schedule', 'job_common') order by 1`,
  )
  const rows: Record<string, unknown> = {}
  for (const { name } of names.filter(({ name }) => !/switched_off|test_clock/.test(name)))
    rows[name] = (
      await of.execute(
        sql`select count(*)::int, md5(string_agg(md5(item::text), '' order by md5(item::text))) as hash from ${sql.raw(name)} as item`,
      )
    ).rows[0]
  const list = async (query: ReturnType<typeof sql>) => (await of.execute(query)).rows
  return {
    rows,
    constraints: await list(
      sql`select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'test_clock' order by 1, 2`,
    ),
    triggers: await list(
      sql`select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    ),
    sequences: await list(
      sql`select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`,
    ),
  }
}

test('a backup is encrypted, its owner’s alone, and names no secret', async () => {
  expect(await run(['backup', archive])).toBe(1)
  expect(warned[0]).toContain('BACKUP_RECIPIENT')
  expect(await run(['backup', archive], { BACKUP_RECIPIENT: recipient })).toBe(0)
  expect(printed[0]).toMatch(/^\d{4,} rows of \d+ tables and 1 files are in /)
  expect((await stat(archive)).mode & 0o777).toBe(0o600)
  expect((await readFile(archive)).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  expect(await run(['backup', archive, '--recipient', 'age1nonsense'])).toBe(1)
  expect(await run(['restore', join(folder, 'none.age'), '--identity', identity])).toBe(1)
  expect(warned.slice(1)).toEqual([
    'age1nonsense is not an age public key.',
    expect.stringMatching(/^ENOENT: no such file/),
  ])
})

test('an archive that is cut off or changed leaves the database as it was', async () => {
  const whole = await readFile(archive)
  const damaged = join(folder, 'damaged.age')
  const changed = Buffer.from(whole)
  changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1
  for (const content of [whole.subarray(0, whole.length - 100_000), changed]) {
    await writeFile(damaged, content)
    expect(await run(['restore', damaged, '--identity', identity], { DATABASE_URL: restoredUrl })).toBe(1)
    expect(warned.at(-1)).toMatch(/damaged\.age is damaged \(/)
  }
  const { rows } = await restored.db.execute(sql`select from pg_tables where schemaname = 'public'`)
  expect(rows).toEqual([])
})

test('every table of the database is in a backup', async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> 'test_clock' order by 1`,
  )
  expect(siteTables.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('with another key nothing is restored', async () => {
  await run(['backup-key'])
  const wrong = join(folder, 'wrong.txt')
  await writeFile(wrong, printed.join('\n'))
  expect(await run(['restore', archive, '--identity', wrong], { DATABASE_URL: restoredUrl })).toBe(1)
  expect(warned[0]).toContain('cannot be decrypted')
  await writeFile(wrong, 'no key')
  expect(await run(['restore', archive, '--identity', wrong], { DATABASE_URL: restoredUrl })).toBe(1)
})

test('a restored database equals the original, with jobs and payments off', async () => {
  const target = await testFolder('maestrale-restored-')
  const environment = { DATABASE_URL: restoredUrl, DATA_DIR: target, ...remote.environment }
  expect([await run(['restore', archive, '--identity', identity], environment), warned]).toEqual([0, []])
  expect(await stateOf(restored.db)).toEqual(await stateOf(db))
  expect((await findSwitchedOff(restored.db)).map(({ part }) => part)).toEqual(['jobs', 'payments'])
  expect(await findPendingMigrations(restored.db)).toEqual([])
  expect([...remote.objects].map(([key, bytes]) => `${key}: ${bytes}`)).toEqual(['terrace.jpg: a photograph'])
  await expect(stat(join(target, 'media'))).rejects.toThrow('ENOENT')
  expect(printed.join('\n')).toContain('set: DATA_DIR, DATABASE_URL, BACKUP_RECIPIENT.')
  expect(await run(['restore', archive, '--identity', identity], environment)).toBe(1)
  expect(warned[0]).toBe('The database is not empty: restore into a new one.')
})

test('a backup reads the pictures of a bucket, or leaves them out', async () => {
  remote.objects.set('originals/pool.jpg', Buffer.from('a pool'))
  remote.objects.set('sizes/1-0a1b2c3d4e5f/68.webp', Buffer.from('made anew'))
  for (const [options, files] of [
    [[], '2 files'],
    [['--no-media'], '0 files'],
  ] as const) {
    const file = join(folder, `${files}.age`)
    expect(await run(['backup', file, '--recipient', recipient, ...options], remote.environment)).toBe(0)
    expect(printed.at(-1)).toContain(`and ${files} are in`)
  }
  remote.become('refusing')
  const file = join(folder, 'refused.age')
  expect(await run(['backup', file, '--recipient', recipient], remote.environment)).toBe(1)
  expect(warned).toEqual(['The media store refuses: AccessDenied'])
  await expect(stat(file)).rejects.toThrow('ENOENT')
})
