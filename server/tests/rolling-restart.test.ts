import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createListener } from 'node:net'
import { pipeline } from 'node:stream'
import { expect, onTestFinished, vi } from 'vitest'
import { newFolder } from '#testing/folder'
import { testDatabase } from '#testing/site/database'
import { type SiteProcess, startSite } from '#testing/site/site-process'
import { soakTest } from '#testing/soak'

/** The site itself is restarted under load, on the restarts of docs/operations.md. */
vi.setConfig({ testTimeout: 600_000 })

const { url } = await testDatabase()
const atLeast = 10_000
const paths = [
  '/',
  '/results',
  '/de',
  '/api/core/officehours',
  '/api/core/properties/1/availability',
  '/site.webmanifest',
]

const start = async (environment: Record<string, string>): Promise<SiteProcess> => {
  const DATA_DIR = await newFolder('maestrale-rolling-')
  const limits = { RATE_LIMIT_PER_MINUTE: '1000000', SHUTDOWN_DELAY_SECONDS: '2', LOG_LEVEL: 'info' }
  const site = await startSite({ DATABASE_URL: url, DATA_DIR, ...limits, ...environment })
  onTestFinished(async () => {
    if (site.process.exitCode === null && site.process.signalCode === null) await site.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  })
  return site
}

/** A free port below those of outgoing connections, of which one could take it while its unit restarts. */
const freePort = async (): Promise<string> => {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const listener = createListener().listen(port, '127.0.0.1')
  const isFree = await Promise.race([once(listener, 'listening'), once(listener, 'error')]).then(
    () => listener.listening,
    () => false,
  )
  if (!isFree) return freePort()
  listener.close()
  await once(listener, 'close')
  return String(port)
}

/** The response to a request; rejects if the connection fails before it begins. */
const open = (address: string, path: string, agent: Agent) =>
  new Promise<IncomingMessage>((answered, failed) => {
    request(new URL(path, address), { agent }, answered).once('error', failed).end()
  })

/** Visitors with kept connections, and with a new one each time. `until` settles when they may stop. */
async function load(address: string, until: Promise<unknown>) {
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })]
  const failures: string[] = []
  let requests = 0
  let isOver = false
  const restarted = until.finally(() => {
    isOver = true
  })
  restarted.catch(() => undefined)
  const visit = async (agent: Agent) => {
    while (!isOver || requests < atLeast) {
      const path = paths[requests++ % paths.length] ?? '/'
      try {
        const response = await open(address, path, agent)
        for await (const _part of response);
        if (response.statusCode !== 200) failures.push(`${path} ${response.statusCode}`)
      } catch (error) {
        failures.push(`${path} ${(error as NodeJS.ErrnoException).code ?? error}`)
      }
    }
  }
  await Promise.all(agents.flatMap(agent => Array.from({ length: 4 }, () => visit(agent))))
  for (const agent of agents) agent.destroy()
  await restarted
  return { requests, failures }
}

soakTest('one unit with two processes reloads without a failed request', async () => {
  const site = await start({ WEB_CONCURRENCY: '2' })
  const reload = async () => {
    site.process.kill('SIGHUP')
    await expect.poll(site.said, { timeout: 300_000 }).toContain('all processes of the site are new')
  }
  const { requests, failures } = await load(site.address, reload())
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(atLeast)
})

soakTest('two units behind a proxy restart one after the other without a failed request', async () => {
  const ports = [await freePort(), await freePort()]
  const units = await Promise.all(ports.map(PORT => start({ PORT })))
  const agents = ports.map(() => new Agent({ keepAlive: true }))
  let turn = 0
  /** As nginx with the sample of docs/deployment.md: in turn, and the other one if a connection fails. */
  const proxy = createServer(async (incoming, outgoing) => {
    const first = turn++ % 2
    for (const unit of [first, 1 - first]) {
      const agent = agents[unit]
      if (!agent) continue
      const response = await open(`http://127.0.0.1:${ports[unit]}`, incoming.url ?? '/', agent).catch(() => undefined)
      if (!response) continue
      const { connection: _connection, ...headers } = response.headers
      outgoing.writeHead(response.statusCode ?? 0, headers)
      pipeline(response, outgoing, () => undefined)
      return
    }
    outgoing.writeHead(502).end()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    for (const agent of agents) agent.destroy()
    proxy.close()
  })
  const restart = async () => {
    for (const [number, PORT] of ports.entries()) {
      await units[number]?.stop()
      units[number] = await start({ PORT })
    }
  }
  const { port } = proxy.address() as AddressInfo
  const { requests, failures } = await load(`http://127.0.0.1:${port}`, restart())
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(atLeast)
})
