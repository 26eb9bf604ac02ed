import { execFile } from 'node:child_process'
import { chmod, chown, cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { reachableByOthers } from './account.ts'
import { startEmbeddedPostgres } from './embedded.ts'

const run = promisify(execFile)
const folders: string[] = []

const temporaryFolder = async (parent = tmpdir()) => {
  const folder = await mkdtemp(join(parent, 'maestrale-postgres-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map(folder => rm(folder, { recursive: true, force: true })))
})

async function ask(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  await client.end()
  return rows[0]?.[0]
}

describe('the embedded server', () => {
  test('starts, keeps what it is given, and starts again', async () => {
    const folder = await temporaryFolder()
    const first = await startEmbeddedPostgres({ folder })
    expect(await ask(first.url('postgres'), 'show server_version')).toMatch(/^18\./)
    await ask(first.url('postgres'), 'create table kept as select 42 as answer')
    await first.stop()
    await expect(ask(first.url('postgres'), 'select 1')).rejects.toThrow()
    const second = await startEmbeddedPostgres({ folder })
    expect(await ask(second.url('postgres'), 'select answer from kept')).toBe(42)
    await second.stop()
  })

  test('is shared by those who start at once, and stops with the last of them', async () => {
    const folder = await temporaryFolder()
    const [one, two] = await Promise.all([startEmbeddedPostgres({ folder }), startEmbeddedPostgres({ folder })])
    expect(two.url('postgres')).toBe(one.url('postgres'))
    const user = new pg.Client({ connectionString: two.url('postgres') })
    await user.connect()
    await one.stop()
    expect((await user.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await user.end()
    await two.stop()
    await expect(ask(one.url('postgres'), 'select 1')).rejects.toThrow()
  })

  test('lets nobody in without its password', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o755)
    const server = await startEmbeddedPostgres({ folder })
    const guess = server.url('postgres').replace(/:[^:@]+@/, ':guess@')
    await expect(ask(guess, 'select 1')).rejects.toThrow(/password/)
    expect((await stat(join(folder, 'password'))).mode & 0o077).toBe(0)
    await server.stop()
  })
})

const asRoot = process.getuid?.() === 0
const project = new URL('../../..', import.meta.url).pathname
/** Another user cannot even read a checkout under a private home. */
const shared = await reachableByOthers(project)

describe.runIf(asRoot)('as root', () => {
  test('the server runs as a user of its own, from a private home folder too', async () => {
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
