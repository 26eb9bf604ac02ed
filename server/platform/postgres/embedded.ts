import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { appendFile, chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Account, databaseAccount, reachableByOthers } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { withLock } from './lock.ts'

const run = promisify(execFile)

/** A running embedded server. */
export interface EmbeddedPostgres {
  /** The address of one of its databases. */
  url: (database: string) => string
  /** Stops the server, unless another process still uses it. */
  stop: () => Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The folder in which the server keeps its data. */
  folder: string
  /** Throw-away data: faster, and lost when the machine stops. */
  throwAway?: boolean
}

const sharedFolder = '/var/lib/maestrale'

/**
 * Starts the embedded server, or adopts the one that already runs on that folder: another process's,
 * or what a killed one left behind (decision 44).
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = await databaseAccount()
  const { folder, binaries } = await settle(resolve(options.folder), account)
  const data = join(folder, 'data')
  return withLock(join(folder, 'starting'), async () => {
    const password = await initialise({ folder, data, binaries, account })
    const url = (port: number) => (database: string) => `postgres://maestrale:${password}@127.0.0.1:${port}/${database}`
    const running = await findRunning(data)
    if (running && (await answers(url(running.port)('postgres')))) {
      return { url: url(running.port), stop: () => stopIfUnused(data, url(running.port), binaries, account) }
    }
    if (running) await end(running.pid, data)
    await rm(join(data, 'postmaster.pid'), { force: true })
    const port = await freePort()
    await launch({ data, port, binaries, account, throwAway: options.throwAway ?? false })
    return { url: url(port), stop: () => stopIfUnused(data, url(port), binaries, account) }
  })
}

/** Where data and binaries can be: as root, only in a folder that the server's own user can reach (decision 45). */
async function settle(wanted: string, account: Account | undefined) {
  await mkdir(wanted, { recursive: true }).catch((cause: Error) => {
    throw new Error(`DATA_DIR: the folder ${wanted} cannot be made: ${cause.message}`, { cause })
  })
  if (!account) return { folder: wanted, binaries: await findBinaries(undefined) }
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 })
  const binaries = await findBinaries(sharedFolder)
  if (await reachableByOthers(wanted)) return { folder: wanted, binaries }
  const folder = join(sharedFolder, createHash('sha256').update(wanted).digest('hex').slice(0, 16))
  await mkdir(folder, { recursive: true, mode: 0o755 })
  return { folder, binaries }
}

interface Place {
  folder: string
  data: string
  binaries: Binaries
  account: Account | undefined
}

async function initialise({ folder, data, binaries, account }: Place): Promise<string> {
  const passwordFile = join(folder, 'password')
  const initialised = await readFile(join(data, 'initialised'), 'utf8').catch(() => undefined)
  if (initialised) return readFile(passwordFile, 'utf8')
  // A folder without the mark is what an interrupted start left: nothing was ever stored in it.
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) {
    await chown(data, account.uid, account.gid)
    await chown(passwordFile, account.uid, account.gid)
  }
  const flags = ['-U', 'maestrale', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale-provider=builtin']
  await run(
    join(binaries.home, 'bin', 'initdb'),
    [
      '-D',
      data,
      ...flags,
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--pwfile=${passwordFile}`,
      '--no-sync',
      '--no-instructions',
    ],
    { ...account, cwd: '/' },
  )
  // Only the address of this machine, and no socket file whose path could be too long.
  await appendFile(join(data, 'postgresql.conf'), "\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n")
  await writeFile(join(data, 'initialised'), binaries.version)
  await chmod(passwordFile, 0o600)
  return password
}

async function launch(options: Omit<Place, 'folder'> & { port: number; throwAway: boolean }) {
  const settings = [
    `port=${options.port}`,
    'max_connections=200',
    'shared_buffers=128MB',
    'log_min_messages=fatal',
    ...(options.throwAway
      ? ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'wal_level=minimal', 'max_wal_senders=0']
      : []),
  ]
  const server = spawn(
    join(options.binaries.home, 'bin', 'postgres'),
    ['-D', options.data, ...settings.flatMap(setting => ['-c', setting])],
    { ...options.account, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const complaints: string[] = []
  server.stderr?.on('data', (text: Buffer) => complaints.push(text.toString()))
  await ready(options.data, server, complaints)
  server.unref()
  ;(server.stderr as unknown as { unref(): void }).unref()
}

async function ready(data: string, server: ChildProcess, complaints: string[]) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The embedded database did not start: ${complaints.join('').trim()}`)
    const running = await findRunning(data)
    if (running?.ready) return
    await wait(20)
  }
  throw new Error('The embedded database was not ready within a minute.')
}

/** Reads what a server wrote of itself: its process, its port, and whether it takes connections. */
async function findRunning(data: string) {
  const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!pid || !lives(pid)) return undefined
  return { pid, port, ready: lines[7]?.trim() === 'ready' }
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function answers(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      // 57P03: it is starting or recovering, and will answer soon.
      if ((error as { code?: string }).code !== '57P03') return false
      await wait(100)
    }
  }
  return false
}

async function end(pid: number, data: string) {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => data)
  // A number left in a file may long belong to somebody else, even to another database.
  if (!command.includes(data)) return
  process.kill(pid, 'SIGQUIT')
  for (let i = 0; i < 100 && lives(pid); i++) await wait(50)
}

async function stopIfUnused(data: string, url: (database: string) => string, binaries: Binaries, account?: Account) {
  const client = new pg.Client({ connectionString: url('postgres') })
  try {
    await client.connect()
    const countOthers = async () => {
      const { rows } = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      return rows[0]?.others ?? 0
    }
    // Connections that are ending are counted for a while longer, on a busy machine for seconds.
    for (let attempt = 0; (await countOthers()) > 0; attempt++) {
      if (attempt === 50) return
      await wait(100)
    }
  } catch {
    return
  } finally {
    await client.end().catch(() => undefined)
  }
  await run(join(binaries.home, 'bin', 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w'], {
    ...account,
    cwd: '/',
  }).catch(() => undefined)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise(done => server.close(done))
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
