import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { readSendQueues } from './send-queues.ts'

/** What one connection, and all together, may take of a process. */
export interface SocketLimits {
  /** Connections at the same time. */
  most: number
  /** Requests of one connection that are not answered yet: browsers send one after the other. */
  unanswered: number
  /** Requests of one connection, after which it is to be made anew. */
  requests: number
  /** Milliseconds in which what was sent must be taken, and bytes a second for what is long. */
  taking: { patience: number; bytesPerSecond: number }
  /** Milliseconds in which something must move, in either direction. */
  still: number
  /** Milliseconds between looking for those who take longer than they may. */
  every: number
  /** Milliseconds in which the head of a request must be there, and the whole of it. */
  head: number
  whole: number
  /** Milliseconds for which an idle connection is kept: longer than proxies keep theirs, so that none sends into one that is being closed. */
  idle: number
}

const usual: Omit<SocketLimits, 'most'> = {
  unanswered: 16,
  requests: 10_000,
  taking: { patience: 30_000, bytesPerSecond: 4096 },
  still: 60_000,
  every: 5000,
  head: 10_000,
  whole: 30_000,
  idle: 72_000,
}

/** Files that a process opens beside its connections: of the database, of pictures, of the site itself. */
const otherFiles = 256

/** How many files this process may have open at once, connections among them; where it cannot be known, any number. */
function openFiles(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(limit ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** The usual limits for so many connections, or for as many as the process may have open. */
export const limitsFor = (most: number, files = openFiles()): SocketLimits => ({
  ...usual,
  most: Math.max(Math.min(most, files - otherFiles), 16),
})

/** What was done against connections that take more than their part, and how often. */
export type Cut = 'refused' | 'idle' | 'slow' | 'unanswered'

interface Held {
  /** Requests that are being answered. */
  busy: number
  /** Since when something lies there that is not taken, and how many bytes had been then. */
  untaken?: { since: number; taken: number }
}

/** What becomes of those who are too many or too slow: who is told, and what a connection hears for which there is no room. */
interface Bounded {
  tell: (cut: Cut) => void
  refusal: () => string
}

/**
 * A server that keeps its connections within limits. Where there are too many, the one that has been idle for longest
 * makes room; where none is idle, the new one is refused. Who does not take what he asked for is cut off.
 */
export function boundedServer(limits: SocketLimits, answer: RequestListener, { tell, refusal }: Bounded): Server {
  const { most, taking } = limits
  const held = new Map<Socket, Held>()

  const server = createServer(
    {
      keepAliveTimeout: limits.idle,
      headersTimeout: limits.head,
      requestTimeout: limits.whole,
      connectionsCheckingInterval: limits.every,
      // Whoever names no host is answered by us, with all headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request
      const state = held.get(socket)
      // A request that the application makes to itself comes over no connection.
      if (!state) return answer(request, response)
      // Of one that was cut off some requests are still to be read.
      if (socket.destroyed) return
      state.busy++
      if (state.busy > limits.unanswered) {
        tell('unanswered')
        return socket.destroy()
      }
      response.once('close', () => {
        state.busy--
        // Those idle for longest stand in front.
        if (state.busy === 0 && held.delete(socket)) held.set(socket, state)
      })
      answer(request, response)
    },
  )
  server.maxRequestsPerSocket = limits.requests
  server.setTimeout(limits.still, socket => {
    if (socket.writableLength > 0) tell('slow')
    socket.destroy()
  })

  const makeRoom = (): boolean => {
    for (const [socket, { busy }] of held) {
      if (busy > 0) continue
      held.delete(socket)
      socket.destroy()
      tell('idle')
      return true
    }
    return false
  }

  server.on('connection', (socket: Socket) => {
    if (held.size >= most && !makeRoom()) {
      tell('refused')
      socket.on('error', () => undefined)
      socket.end(refusal(), () => socket.destroy())
      return
    }
    held.set(socket, { busy: 0 })
    socket.once('close', () => held.delete(socket))
  })

  const isSlow = (socket: Socket, state: Held, { now, inKernel }: { now: number; inKernel: number }): boolean => {
    const waiting = socket.writableLength + inKernel
    if (waiting === 0) {
      delete state.untaken
      return false
    }
    state.untaken ??= { since: now, taken: socket.bytesWritten - waiting }
    const { since, taken } = state.untaken
    const seconds = (socket.bytesWritten - taken) / taking.bytesPerSecond
    return now - since > taking.patience + seconds * 1000
  }

  const cutSlow = async () => {
    if (held.size === 0) return
    const inKernel = await readSendQueues()
    const now = performance.now()
    for (const [socket, state] of held) {
      if (socket.destroyed || !isSlow(socket, state, { now, inKernel: inKernel(socket) })) continue
      // A reset, since the kernel would keep what was not taken for minutes after an ordinary end.
      socket.resetAndDestroy()
      tell('slow')
    }
  }
  const look = setInterval(() => void cutSlow(), limits.every)
  look.unref()
  server.once('close', () => clearInterval(look))
  return server
}

const minute = 60_000

/** Tells the log of what was cut: the first at once, what follows together and once a minute. */
export function cutsInLog(log: () => Pick<FastifyBaseLogger, 'warn'>): (cut: Cut) => void {
  let counted: Partial<Record<Cut, number>> = {}
  let last = Number.NEGATIVE_INFINITY
  let waits = false
  const write = () => {
    waits = false
    log().warn({ connections: counted }, 'connections were cut')
    counted = {}
    last = performance.now()
  }
  return cut => {
    counted[cut] = (counted[cut] ?? 0) + 1
    if (waits) return
    waits = true
    setTimeout(write, Math.max(0, last + minute - performance.now())).unref()
  }
}
