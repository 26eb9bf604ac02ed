import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded'
import { isRunning } from '#server/platform/postgres/processes'
import { newFolder } from '#testing/folder'
import { copyOfData } from '#testing/site/prepared-data'
import { type SiteProcess, startSite } from '#testing/site/site-process'
import { isSoak, soakTest } from '#testing/soak'
import { root } from '#tools/root'

/** Most of these start several sites, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 180_000 })

const left: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const undo of left.splice(0).reverse()) await undo()
})

/** A data folder; tests of its creation do not wait for the prepared copy. */
async function dataFolder({ fresh = false } = {}) {
  const folder = await (fresh ? newFolder('maestrale-start-') : copyOfData(inject('preparedData')))
  left.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function start(environment: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite(environment)
  left.push(() =>
    site.process.exitCode === null && site.process.signalCode === null ? site.stop() : Promise.resolve(),
  )
  return site
}

/** Process id of a folder's database. */
const databaseOf = async (folder: string) =>
  Number((await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0])

const statusOf = async (site: SiteProcess, path = '/') =>
  (await fetch(new URL(path, site.address), { signal: AbortSignal.timeout(10_000) })).status

test('a stopped site leaves no process behind', async () => {
  const folder = await dataFolder({ fresh: true })
  const site = await start({ DATA_DIR: folder })
  expect(await statusOf(site)).toBe(200)
  const database = await databaseOf(folder)
  expect(await isRunning(database)).toBe(true)
  await site.stop()
  expect(site.process.exitCode).toBe(0)
  await expect.poll(() => isRunning(database)).toBe(false)
})

soakTest('an unfinished request does not delay the stop', async () => {
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
})

test('a data folder that cannot be created is reported in one line', async () => {
  await expect(startSite({ DATA_DIR: '/dev/null/nowhere' })).rejects.toThrow(/did not start: DATA_DIR: [^\n]+\n?$/)
})

test('the site started after a killed one takes over what it left', async () => {
  const folder = await dataFolder()
  const killed = await start({ DATA_DIR: folder })
  const database = await databaseOf(folder)
  await killed.stop('SIGKILL')
  expect(await isRunning(database), 'the database outlives the site').toBe(true)

  const next = await start({ DATA_DIR: folder })
  expect(await databaseOf(folder)).toBe(database)
  expect(await statusOf(next, '/readyz')).toBe(200)
  expect(await statusOf(next, '/greece/corfu/villas/kalami-house')).toBe(200)
  await next.stop()
  await expect.poll(() => isRunning(database)).toBe(false)
})

soakTest('a database killed with its site is repaired by the next start', async () => {
  const folder = await dataFolder()
  const killed = await start({ DATA_DIR: folder })
  const database = await databaseOf(folder)
  process.kill(database, 'SIGKILL')
  await killed.stop('SIGKILL')
  const next = await start({ DATA_DIR: folder })
  expect(await statusOf(next, '/greece/corfu/villas/kalami-house')).toBe(200)
})

soakTest('two sites that start concurrently on one database both serve', async () => {
  const folder = await dataFolder({ fresh: true })
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwAway: true })
  left.push(server.stop)
  const sites = await Promise.all(
    ['one', 'two'].map(name => start({ DATA_DIR: join(folder, name), DATABASE_URL: server.url('postgres') })),
  )
  for (const site of sites) expect(await statusOf(site, '/readyz')).toBe(200)
  await Promise.all(sites.map(site => site.stop()))
})

// `server/platform/config/configuration.test.ts` covers the other errors and their messages.
test('a wrong setting stops the start with one clear line', async () => {
  const child = spawn(process.execPath, [join(root, 'tools', 'start.ts')], {
    env: { ...process.env, MODE: 'demo', PORT: 'eighty' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', text => {
    said += text
  })
  const code = await new Promise(done => child.once('exit', done))
  expect(code).toBe(1)
  expect(said).toMatch(/^Configuration: PORT: [^\n]+\n$/)
})

/** Serving processes of a clustered site. */
async function servingProcesses(site: SiteProcess): Promise<number[]> {
  const { pid } = site.process
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  const commands = await Promise.all(children.map(child => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')))
  return children.filter((_, i) => commands[i]?.includes('start.ts'))
}

test.runIf(process.platform === 'linux')(
  'several processes serve one port; one that is killed is replaced, and a stop leaves none',
  async () => {
    const folder = await dataFolder()
    const site = await start({ DATA_DIR: folder, WEB_CONCURRENCY: '2' })
    const first = await servingProcesses(site)
    expect(first.length).toBe(2)
    const [killed = 0, other = 0] = first
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => isRunning(killed)).toBe(false)
    // A connection in transfer to the dead process is lost with it; the next one is not.
    await expect.poll(() => statusOf(site).catch(() => 0), { timeout: 60_000 }).toBe(200)
    await expect.poll(() => servingProcesses(site), { timeout: 60_000 }).toHaveLength(2)
    const replaced = await servingProcesses(site)
    expect(replaced).toContain(other)
    // The new process serves, too: without the other the site still responds.
    await expect
      .poll(
        async () => {
          const statuses = await Promise.all(Array.from({ length: 4 }, () => statusOf(site, '/readyz').catch(() => 0)))
          return statuses
        },
        { timeout: 60_000 },
      )
      .toEqual([200, 200, 200, 200])
    const database = await databaseOf(folder)
    await site.stop()
    expect(site.process.exitCode).toBe(0)
    for (const pid of [...replaced, database]) await expect.poll(() => isRunning(pid)).toBe(false)
  },
)

test.runIf(isSoak && process.platform === 'linux')('processes do not outlive a killed site', async () => {
  const folder = await dataFolder()
  const site = await start({ DATA_DIR: folder, WEB_CONCURRENCY: '2' })
  const serving = await servingProcesses(site)
  await site.stop('SIGKILL')
  for (const pid of serving) await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  // The next start finds the database again, and stops it.
  const next = await start({ DATA_DIR: folder })
  await next.stop()
})

soakTest('an error that keeps one of several processes from starting is reported, and nothing is left', async () => {
  const folder = await dataFolder()
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  left.push(async () => taken.close())
  const { port } = taken.address() as { port: number }
  const database = join(folder, 'postgres', 'data', 'postmaster.pid')
  await expect(start({ DATA_DIR: folder, WEB_CONCURRENCY: '2', PORT: String(port) })).rejects.toThrow('EADDRINUSE')
  await expect(readFile(database)).rejects.toThrow('ENOENT')
})
