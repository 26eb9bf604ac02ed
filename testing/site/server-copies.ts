import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { type DataLocation, resolveDataLocation } from '#server/platform/postgres/data-location'
import { urlOf } from '#server/platform/postgres/server'
import { newFolder } from '../folder.ts'
import { freePort } from '../network/free-port.ts'

/** Files that belong to the running server, which a copy must not have. */
const ofServer = /\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/

/**
 * Copies the files of a running server between the start and the end of a backup, as `pg_basebackup` does. `signalFile`
 * says what a server on the copy does: `standby.signal` follows another, `recovery.signal` replays an archive.
 */
export async function copyServer(
  url: string,
  source: DataLocation,
  signalFile: 'standby.signal' | 'recovery.signal',
): Promise<DataLocation> {
  const place = await resolveDataLocation(await newFolder('maestrale-copy-'))
  const { data, account } = place
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('copy', true)`)
  await cp(source.data, data, { recursive: true, filter: file => !ofServer.test(file) })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(data, signalFile), '')
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, data])
  execFileSync('chmod', ['700', data])
  return place
}

/** A server on the files of a place, with settings of its own. */
export interface ServerOnFiles {
  url: (database: string) => string
  /** Ends it as a crash does. */
  crash: () => Promise<void>
  /** Ends it, and removes its files. */
  remove: () => Promise<void>
}

/** Starts a server on the files of a place; resolves once it answers. */
export async function startOn(
  { folder, data, binaries, account }: DataLocation,
  password: string,
  settings: readonly string[],
): Promise<ServerOnFiles> {
  const port = await freePort()
  const all = [`port=${port}`, 'max_connections=200', 'log_min_messages=fatal', 'fsync=off', ...settings]
  const server = spawn(
    join(binaries.home, 'bin', 'postgres'),
    ['-D', data, ...all.flatMap(setting => ['-c', setting])],
    { ...account, cwd: '/', stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  const url = urlOf(password, port)
  const answers = async () => {
    const probe = new pg.Client({ connectionString: url('postgres') })
    await probe.connect()
    await probe.end()
  }
  // Recovery of a copy takes its time on a busy machine.
  await vi.waitFor(answers, { timeout: 120_000, interval: 50 })
  const crash = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGQUIT')
    await ended
  }
  return {
    url,
    crash,
    async remove() {
      await crash()
      for (const path of [folder, data]) await rm(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Makes a replica of a running server: a copy of its files, to which the write-ahead log comes by streaming. */
export async function streamingReplica(primaryUrl: string, primary: DataLocation): Promise<ServerOnFiles> {
  const copy = await copyServer(primaryUrl, primary, 'standby.signal')
  const password = await readFile(join(primary.folder, 'password'), 'utf8')
  const source = `host=127.0.0.1 port=${new URL(primaryUrl).port} user=maestrale password=${password}`
  return startOn(copy, password, [`primary_conninfo=${source}`])
}
