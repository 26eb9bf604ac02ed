import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { isRunning } from '#server/platform/postgres/processes'
import { newFolder } from '#testing/folder'
import { copyOfData } from '#testing/site/prepared-data'
import { type SiteProcess, startSite } from '#testing/site/site-process'
import { cases, isSoak, soakTest } from '#testing/soak'
import { root } from '#tools/root'

/** These tests start several sites in sequence, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 180_000 })

const left: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const undo of left.splice(0).reverse()) await undo()
})

/** A data folder; tests of its creation do not wait for the prepared copy. */
async function dataFolder({ fresh = false } = {}) {
  const folder = await (fresh ? newFolder('maestrale-faults-') : copyOfData(inject('preparedData')))
  left.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

async function start(environment: Record<string, string>): Promise<SiteProcess> {
  const site = await startSite(environment)
  left.push(async () => {
    if (site.process.exitCode === null && site.process.signalCode === null) await site.stop()
  })
  return site
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Process id of a folder's database; 0 without one. */
const databaseOf = async (folder: string) =>
  Number.parseInt(await readFile(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => '0'), 10)

const statusOf = (site: SiteProcess, path: string) =>
  fetch(new URL(path, site.address), { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status,
    () => 0,
  )

const moments = [
  ['its data is being made', async (folder: string) => (await namesIn(folder)).some(name => name.startsWith('draft-'))],
  [
    'its database is starting',
    async (folder: string) => (await namesIn(join(folder, 'data'))).includes('postmaster.pid'),
  ],
] as const

test.each(cases(moments, 1))(
  'a site stopped while %s leaves nothing behind, and the next one serves',
  async (_, isSo) => {
    const folder = await dataFolder({ fresh: true })
    const database = join(folder, 'postgres')
    const site = spawn(process.execPath, [join(root, 'tools', 'start.ts')], {
      env: { ...process.env, DATA_DIR: folder, PORT: '0', MODE: 'demo', DATABASE_URL: '', PUBLIC_URL: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let complaints = ''
    site.stderr.on('data', text => {
      complaints += text
    })
    const ended = once(site, 'close')
    await expect.poll(() => isSo(database), { interval: 2, timeout: 60_000 }).toBe(true)
    const pid = await databaseOf(folder)
    site.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(complaints).toBe('')
    if (pid) expect(await isRunning(pid)).toBe(false)
    expect((await namesIn(database)).filter(name => name.startsWith('draft-'))).toEqual([])
    expect(await databaseOf(folder)).toBe(0)
    const next = await start({ DATA_DIR: folder })
    expect(await statusOf(next, '/readyz')).toBe(200)
  },
)

soakTest('two sites on one folder share its database, which ends with the last of them, or with both', async () => {
  const folder = await dataFolder({ fresh: true })
  const startTwo = () => Promise.all([start({ DATA_DIR: folder }), start({ DATA_DIR: folder })])
  const [one, two] = await startTwo()
  const database = await databaseOf(folder)
  await one.stop()
  expect(await statusOf(two, '/readyz')).toBe(200)
  await two.stop()
  expect(await isRunning(database)).toBe(false)
  const [three, four] = await startTwo()
  const next = await databaseOf(folder)
  await Promise.all([three.stop(), four.stop()])
  expect(await isRunning(next)).toBe(false)
})

test('a killed database restarts while the site runs, and cached pages are served meanwhile', async () => {
  const folder = await dataFolder()
  const site = await start({ DATA_DIR: folder })
  expect(await statusOf(site, '/')).toBe(200)
  const killed = await databaseOf(folder)
  process.kill(killed, 'SIGKILL')
  const home = new Set<number>()
  const ready = async () => {
    home.add(await statusOf(site, '/'))
    return statusOf(site, '/readyz')
  }
  await expect.poll(ready, { timeout: 30_000 }).toBe(503)
  await expect.poll(ready, { timeout: 60_000 }).toBe(200)
  expect([...home]).toEqual([200])
  expect(await databaseOf(folder)).not.toBe(killed)
  await expect.poll(() => statusOf(site, '/api/core/properties/1/availability')).toBe(200)
  const current = await databaseOf(folder)
  await site.stop()
  expect(await isRunning(current)).toBe(false)
})

test.runIf(isSoak && process.platform === 'linux')(
  'a bug that ends one of several processes is logged once, and another process replaces it',
  async () => {
    // Simulates a bug on a signal, since no request can cause one.
    const bug = "data:text/javascript,process.on('SIGUSR2',()=>{setInterval(()=>{throw(Error('a%20bug'))},10)})"
    const site = await start({ DATA_DIR: await dataFolder(), WEB_CONCURRENCY: '2', NODE_OPTIONS: `--import=${bug}` })
    let said = ''
    site.process.stderr?.on('data', text => {
      said += text
    })
    const { pid } = site.process
    const serving = async () => {
      const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
      const commands = await Promise.all(children.map(child => readFile(`/proc/${child}/cmdline`, 'utf8')))
      return children.filter((_, i) => commands[i]?.includes('start.ts'))
    }
    const [broken = 0, other = 0] = await serving()
    process.kill(broken, 'SIGUSR2')
    await expect.poll(() => said, { timeout: 30_000 }).toContain('A process of the site ended (1). Another begins')
    expect(said.match(/ends this process: Error: a bug\n\s+at /g)).toHaveLength(1)
    expect(await isRunning(other)).toBe(true)
    await expect.poll(async () => (await serving()).length, { timeout: 60_000 }).toBe(2)
    expect(await statusOf(site, '/readyz')).toBe(200)
    await site.stop()
    expect(site.process.exitCode).toBe(0)
  },
)
