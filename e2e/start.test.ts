import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { newFolder } from '#testing/folder'
import { type SiteProcess, startSite } from '#testing/site-process'
import { root } from '#tools/root'

const left: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const undo of left.splice(0).reverse()) await undo()
})

async function dataFolder() {
  const folder = await newFolder('maestrale-start-')
  left.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function start(environment: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite(environment)
  left.push(() =>
    site.process.exitCode === null && site.process.signalCode === null ? site.stop() : Promise.resolve(),
  )
  return site
}

/** The process of a folder's database. */
const databaseOf = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Whether a process runs; one that has ended, and whose parent has not noticed yet, does not. */
async function lives(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return !/^State:\s+Z/m.test(status)
}

const statusOf = async (site: SiteProcess, path = '/') => (await fetch(new URL(path, site.address))).status

test('a site that is asked to stop leaves no process behind', async () => {
  const folder = await dataFolder()
  const site = await start({ DATA_DIR: folder })
  expect(await statusOf(site)).toBe(200)
  const database = await databaseOf(folder)
  expect(await lives(database)).toBe(true)
  await site.stop()
  expect(site.process.exitCode).toBe(0)
  await expect.poll(() => lives(database)).toBe(false)
})

test('a visitor who never ends his request does not keep the site from stopping', async () => {
  const site = await start({ DATA_DIR: await dataFolder() })
  const { hostname, port } = new URL(site.address)
  const visitor = connect(Number(port), hostname).on('error', () => undefined)
  await once(visitor, 'connect')
  visitor.write('GET / HTTP/1.1\r\nHost: villas.example\r\n')
  expect(await statusOf(site)).toBe(200)
  const ended = once(visitor, 'close')
  await site.stop()
  await ended
  expect(site.process.exitCode).toBe(0)
}, 30_000)

test('a folder for the data that cannot be made is told in one line', async () => {
  await expect(startSite({ DATA_DIR: '/dev/null/nowhere' })).rejects.toThrow(/did not start: DATA_DIR: [^\n]+\n?$/)
})

test('a site that was killed is followed by one that takes over what it left', async () => {
  const folder = await dataFolder()
  const killed = await start({ DATA_DIR: folder })
  const database = await databaseOf(folder)
  await killed.stop('SIGKILL')
  expect(await lives(database), 'the database outlives the site').toBe(true)

  const next = await start({ DATA_DIR: folder })
  expect(await databaseOf(folder)).toBe(database)
  expect(await statusOf(next, '/readyz')).toBe(200)
  expect(await statusOf(next, '/greece/corfu/villas/kalami-house')).toBe(200)
  await next.stop()
  await expect.poll(() => lives(database)).toBe(false)
})

test('a database that was killed with its site is repaired by the next start', async () => {
  const folder = await dataFolder()
  const killed = await start({ DATA_DIR: folder })
  const database = await databaseOf(folder)
  process.kill(database, 'SIGKILL')
  await killed.stop('SIGKILL')
  const next = await start({ DATA_DIR: folder })
  expect(await statusOf(next, '/greece/corfu/villas/kalami-house')).toBe(200)
})

test('two sites that start at once on one database both serve', async () => {
  const folder = await dataFolder()
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwAway: true })
  left.push(server.stop)
  const sites = await Promise.all(
    ['one', 'two'].map(name => start({ DATA_DIR: join(folder, name), DATABASE_URL: server.url('postgres') })),
  )
  for (const site of sites) expect(await statusOf(site, '/readyz')).toBe(200)
  await Promise.all(sites.map(site => site.stop()))
})

test.each([
  ['PORT', 'eighty'],
  ['MODE', 'production'],
  ['DATABASE_URL', 'mysql://nowhere'],
])('a wrong %s stops the start with one clear line', async (name, value) => {
  const child = spawn(process.execPath, [join(root, 'tools', 'start.ts')], {
    env: { ...process.env, [name]: value },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', text => {
    said += text
  })
  const code = await new Promise(done => child.once('exit', done))
  expect(code).toBe(1)
  expect(said).toMatch(new RegExp(`^Configuration: ${name}: [^\\n]+\\n$`))
})
