import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type DataLocation, resolveDataLocation } from '#server/platform/postgres/data-location'
import { urlOf } from '#server/platform/postgres/server'
import { eventually } from '../eventually.ts'
import { newFolder } from '../folder.ts'
import { freePort } from '../network/free-port.ts'

/** A server that follows another by streaming replication. */
export interface StreamingReplica {
  url: (database: string) => string
  /** Ends it as a crash does. */
  crash: () => Promise<void>
  remove: () => Promise<void>
}

/** Files that belong to the running server, which a copy must not have. */
const ofServer = /\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+)$/

/**
 * Makes a replica of a running server: its files are copied between the start and the end of a backup, and the
 * write-ahead log comes by streaming.
 */
export async function streamingReplica(primaryUrl: string, primary: DataLocation): Promise<StreamingReplica> {
  const folder = await newFolder('maestrale-replica-')
  const { data, binaries, account } = await resolveDataLocation(folder)
  const password = await readFile(join(primary.folder, 'password'), 'utf8')
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  await cp(primary.data, data, { recursive: true, filter: source => !ofServer.test(source) })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  const source = `host=127.0.0.1 port=${new URL(primaryUrl).port} user=maestrale password=${password}`
  await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(data, 'standby.signal'), '')
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, data])
  execFileSync('chmod', ['700', data])
  const port = await freePort()
  const settings = [`port=${port}`, 'max_connections=200', 'log_min_messages=fatal', `primary_conninfo=${source}`]
  const server = spawn(
    join(binaries.home, 'bin', 'postgres'),
    ['-D', data, ...settings.flatMap(setting => ['-c', setting])],
    { ...account, cwd: '/', stdio: 'ignore' },
  )
  const ended = once(server, 'exit')
  const url = urlOf(password, port)
  await eventually(async () => {
    const probe = new pg.Client({ connectionString: url('postgres') })
    await probe.connect()
    await probe.end()
  })
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
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
      await rm(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
