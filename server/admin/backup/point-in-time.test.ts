import { chown, readdir, rm } from 'node:fs/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { batchOptions, connect } from '#database/connection'
import { findPendingMigrations, migrate } from '#database/migrate'
import * as tables from '#database/tables'
import { findSwitchedOff } from '#server/platform/jobs/switches'
import { resolveDataLocation } from '#server/platform/postgres/data-location'
import { initialise } from '#server/platform/postgres/initialise'
import { newFolder } from '#testing/folder'
import { copyServer, startOn } from '#testing/site/server-copies'
import { soakTest } from '#testing/soak'
import { runAdmin } from '../run-admin.ts'

vi.setConfig({ testTimeout: 300_000 })

/** The recipe of docs/operations.md, with a copy of the files in place of `pg_basebackup`. */
soakTest('an archived write-ahead log brings the database back to a point in time', async () => {
  const place = await resolveDataLocation(await newFolder('maestrale-archived-'))
  const archive = await newFolder('maestrale-archive-')
  onTestFinished(() => rm(archive, { recursive: true, force: true }))
  if (place.account) await chown(archive, place.account.uid, place.account.gid)
  const password = await initialise(place, new AbortController().signal)
  const server = await startOn(place, password, [
    'wal_level=replica',
    'archive_mode=on',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  ])
  onTestFinished(server.remove)
  const url = server.url('postgres')
  await migrate(url)
  const { db, pool, close } = connect(url, batchOptions)
  const write = async (email: string) => {
    await db.insert(tables.contact).values({ email })
    const { rows } = await pool.query<{ now: string }>('select clock_timestamp()::text as now')
    return rows[0]?.now ?? ''
  }

  const copy = await copyServer(url, place, 'recovery.signal')
  const kept = await write('before@villas.example')
  await write('after@villas.example')
  const { rows } = await pool.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  // A file is in the archive before all of it is copied.
  const lastArchived = async () =>
    (await pool.query<{ file: string | null }>('select last_archived_wal as file from pg_stat_archiver')).rows[0]?.file
  await expect.poll(lastArchived, { timeout: 60_000 }).toBe(rows[0]?.file)
  expect(await readdir(archive)).toContain(rows[0]?.file)
  await close()
  // The machine is lost, with everything but the copy and the archive.
  await server.remove()

  const restored = await startOn(copy, password, [
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${kept}`,
    'recovery_target_action=promote',
  ])
  onTestFinished(restored.remove)
  const again = connect(restored.url('postgres'), batchOptions)
  onTestFinished(again.close)
  const isRecovering = async () => (await again.pool.query('select pg_is_in_recovery() as is')).rows[0]?.is
  await expect.poll(isRecovering).toBe(false)
  expect(await again.db.select({ email: tables.contact.email }).from(tables.contact)).toEqual([
    { email: 'before@villas.example' },
  ])
  expect(await findPendingMigrations(again.db)).toEqual([])
  // Unlike a restored archive, it is not quiet by itself.
  const environment = { DATABASE_URL: restored.url('postgres') }
  const warned: string[] = []
  for (const part of ['jobs', 'payments'])
    await runAdmin(['jobs', 'pause', part], { environment, print: () => {}, warn: line => warned.push(line) })
  expect([(await findSwitchedOff(again.db)).map(({ part }) => part), warned]).toEqual([['jobs', 'payments'], []])
})
