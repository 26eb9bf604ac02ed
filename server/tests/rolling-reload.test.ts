import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { rounds } from '#testing/soak'
import { testFolder } from '#testing/test-folder'
import { root } from '#tools/root'

const address = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href)

/** Two processes of a small server with the lifecycle, the cluster and the draining of the site. */
const script = `
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
const { runUntilShutdown } = await import(${address('server/platform/runtime/process-lifecycle.ts')})
const { Draining } = await import(${address('server/platform/runtime/draining.ts')})
const { startCluster } = await import(${address('server/cluster.ts')})
const delayMs = 700
runUntilShutdown(async life => {
  if (cluster.isPrimary) {
    const { listening, stop, reload } = startCluster({ count: 2, environment: {}, signal: life.signal, delayMs })
    life.onShutdown('processes', stop, 20_000)
    life.onReload(reload)
    console.log('listens ' + (await listening))
    return
  }
  const draining = new Draining(delayMs)
  const server = createServer(async (request, response) => {
    await wait(10)
    if (request.url === '/readyz') response.statusCode = draining.isStopping ? 503 : 200
    response.end(String(process.pid))
  })
  draining.follow(server)
  life.onShutdown('server', () => new Promise(done => server.close(done)), 5000)
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  draining.leaveInOrder(server, life)
}, error => console.error(error))
`

const file = join(await testFolder('maestrale-reload-'), 'site.mjs')
await writeFile(file, script)
const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
afterAll(() => child.kill('SIGKILL'))
let said = ''
const listens = Promise.withResolvers<number>()
child.stdout.on('data', text => {
  said += text
  const port = /listens (\d+)/.exec(said)?.[1]
  if (port) listens.resolve(Number(port))
})
const port = await listens.promise

/** The status and the answering process; rejects if the connection fails. */
const ask = (agent: Agent, path = '/') =>
  new Promise<{ status: number; pid: string }>((answered, failed) => {
    request({ port, host: '127.0.0.1', path, agent }, response => {
      let pid = ''
      response.on('data', text => {
        pid += text
      })
      response.once('end', () => answered({ status: response.statusCode ?? 0, pid }))
      response.once('error', failed)
    })
      .once('error', failed)
      .end()
  })

test('no request fails while all processes are replaced, with kept connections and with new ones', async () => {
  const agents = [new Agent({ keepAlive: true, maxSockets: 4 }), new Agent({ keepAlive: false })]
  const pids: string[] = []
  let isOver = false
  const visitors = agents.flatMap(agent =>
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { status, pid } = await ask(agent)
        expect(status).toBe(200)
        pids.push(pid)
      }
    }),
  )
  await expect.poll(() => new Set(pids).size).toBe(2)
  const reloads = rounds({ few: 1, many: 5 })
  for (let reload = 1; reload <= reloads; reload++) {
    child.kill('SIGHUP')
    await expect
      .poll(() => said.split('all processes of the site are new').length - 1, { timeout: 45_000 })
      .toBe(reload)
  }
  await wait(100)
  isOver = true
  await Promise.all(visitors)
  for (const agent of agents) agent.destroy()
  expect(new Set(pids).size).toBe(2 + 2 * reloads)
  expect(pids.length).toBeGreaterThan(300)
}, 120_000)

test('after SIGTERM readiness ends at once, while requests are served for the configured time', async () => {
  const agent = new Agent({ keepAlive: true })
  expect((await ask(agent, '/readyz')).status).toBe(200)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await expect.poll(async () => (await ask(agent, '/readyz')).status, { interval: 20 }).toBe(503)
  expect((await ask(agent)).status).toBe(200)
  expect((await ended)[0]).toBe(0)
})
