import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { soakTest } from '#testing/soak'
import { reachableByOthers } from './account.ts'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded.ts'
import { isRunning } from './processes.ts'

const run = promisify(execFile)

/** Servers take their time to begin on a busy machine. */
vi.setConfig({ testTimeout: 120_000 })
const folders: string[] = []

const temporaryFolder = async (parent = tmpdir()) => {
  const folder = await mkdtemp(join(parent, 'maestrale-postgres-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true, force: true })))
})

const patient = { timeout: 60_000 }

/** The messages about servers. */
const told: string[] = []
const tell = (line: string) => told.push(line)
const start = (folder: string, options: Partial<EmbeddedPostgresOptions> = {}) =>
  startEmbeddedPostgres({ folder, throwAway: true, tell, ...options })

const openFolder = async () => {
  const folder = await temporaryFolder()
  // As root the server's own user must reach it.
  await chmod(folder, 0o755)
  return folder
}

const processOf = async (folder: string) =>
  Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

describe('the embedded server', () => {
  test('starts, requires its password, keeps what it is given, and starts again', async () => {
    const folder = await openFolder()
    const first = await startEmbeddedPostgres({ folder })
    expect(await ask(first.url('postgres'), 'show server_version')).toMatch(/^18\./)
    const guess = first.url('postgres').replace(/:[^:@]+@/, ':guess@')
    await expect(ask(guess, 'select 1')).rejects.toThrow(/password/)
    expect((await stat(join(folder, 'password'))).mode & 0o077).toBe(0)
    await ask(first.url('postgres'), 'create table kept as select 42 as answer')
    await first.stop()
    await expect(ask(first.url('postgres'), 'select 1')).rejects.toThrow()
    const second = await startEmbeddedPostgres({ folder })
    expect(await ask(second.url('postgres'), 'select answer from kept')).toBe(42)
    await second.stop()
  })

  test('is shared by concurrent starts, and stops with the last user', async () => {
    const folder = await temporaryFolder()
    const [one, two] = await Promise.all([start(folder), start(folder)])
    expect(two.url('postgres')).toBe(one.url('postgres'))
    const user = new pg.Client({ connectionString: two.url('postgres') })
    await user.connect()
    await one.stop()
    expect((await user.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await user.end()
    await two.stop()
    await expect(ask(one.url('postgres'), 'select 1')).rejects.toThrow()
  })

  test('that was killed is brought back at its address, once its data can be read', async () => {
    const folder = await openFolder()
    told.length = 0
    const server = await start(folder, { throwAway: false })
    await ask(server.url('postgres'), 'create table kept as select 42 as answer')
    const control = join(folder, 'data', 'global', 'pg_control')
    await rename(control, `${control}.away`)
    process.kill(await processOf(folder), 'SIGKILL')
    await expect.poll(() => told.some(line => /is started in 1 s.*pg_control/s.test(line)), patient).toBe(true)
    await rename(`${control}.away`, control)
    await expect.poll(() => told.at(-1), patient).toBe('The embedded database runs again.')
    expect(await ask(server.url('postgres'), 'select answer from kept')).toBe(42)
    const pid = await processOf(folder)
    await server.stop()
    expect(await isRunning(pid)).toBe(false)
  })

  soakTest('that was killed is not made anew where its data has gone', async () => {
    const folder = await openFolder()
    told.length = 0
    const server = await start(folder)
    process.kill(await processOf(folder), 'SIGKILL')
    await rename(join(folder, 'data'), join(folder, 'elsewhere'))
    await expect.poll(() => told.some(line => line.includes('There is no database in')), patient).toBe(true)
    await rename(join(folder, 'elsewhere'), join(folder, 'data'))
    await expect.poll(() => ask(server.url('postgres'), 'select 1').catch(() => 0), patient).toBe(1)
    await server.stop()
  })

  soakTest('leaves nothing of a start that is broken off, at whatever moment', async () => {
    const folder = await openFolder()
    for (const after of [100, 600, 1200]) {
      const broken = start(folder, { signal: AbortSignal.timeout(after) })
      // On a fast machine it may have come to its end before.
      await broken.then(
        server => server.stop(),
        () => undefined,
      )
      const names = await readdir(folder)
      expect(names.filter(name => !/^((starting|users)\.lock|password|data)$/.test(name))).toEqual([])
      if (names.includes('data')) expect(await readdir(join(folder, 'data'))).not.toContain('postmaster.pid')
    }
    const server = await start(folder)
    expect(await ask(server.url('postgres'), 'select 1')).toBe(1)
    await server.stop()
  })

  soakTest('starts beside leftovers: a draft, a pid of another process, an old lock', async () => {
    const folder = await openFolder()
    await mkdir(join(folder, 'draft-left', 'data'), { recursive: true })
    await (await start(folder)).stop()
    const note = [process.pid, join(folder, 'data'), 1, 1, '', '127.0.0.1', '', 'ready', ''].join('\n')
    await writeFile(join(folder, 'data', 'postmaster.pid'), note)
    await writeFile(join(folder, 'starting'), `1 ${crypto.randomUUID()}`)
    const server = await start(folder)
    expect(await ask(server.url('postgres'), 'select 1')).toBe(1)
    await server.stop()
    expect(await readdir(folder)).not.toContain('draft-left')
  })
})

const asRoot = process.getuid?.() === 0
const project = new URL('../../..', import.meta.url).pathname
/** Another user cannot even read a checkout under a private home. */
const shared = await reachableByOthers(project)

describe.runIf(asRoot)('as root', () => {
  soakTest('the server runs as a user of its own, from a private home folder too', async () => {
    const home = await temporaryFolder('/root')
    await chmod(home, 0o700)
    const server = await startEmbeddedPostgres({ folder: join(home, 'data') })
    expect(await ask(server.url('postgres'), 'select 1')).toBe(1)
    const data = await ask(server.url('postgres'), 'show data_directory')
    expect((await stat(String(data))).uid).not.toBe(0)
    await server.stop()
  })

  test.runIf(shared)('an ordinary user starts it as well', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o755)
    const script = join(folder, 'try.mjs')
    await cp(join(project, 'server', 'platform', 'postgres', 'fixtures', 'start-and-ask.mjs'), script)
    const [uid, gid] = [65534, 65534]
    await chown(folder, uid, gid)
    const { stdout } = await run(process.execPath, [script, project, join(folder, 'data')], { uid, gid, cwd: folder })
    expect(stdout.trim()).toBe('18')
  })
})
