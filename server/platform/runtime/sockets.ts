import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { readSendQueues } from '../queue/send-queues.ts'

/** Limits of one connection, and of all together. */
export interface SocketLimits {
  /** Concurrent connections. */
  most: number
  /** Unanswered requests of one connection: browsers send one after the other. */
  unanswered: number
  /** Requests after which a connection is closed. */
  requests: number
  /** Milliseconds in which the client must read what was sent, and bytes per second for long responses. */
  taking: { patience: number; bytesPerSecond: number }
  /** Milliseconds without traffic in either direction after which a connection is closed. */
  still: number
  /** Milliseconds between checks for slow connections. */
  every: number
  /** Milliseconds in which the head of a request must arrive, and the whole request. */
  head: number
  whole: number
  /**
   * Milliseconds until an idle connection closes: longer than proxies use theirs, so that none sends into a closing
   * one.
   */
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

/** File descriptors that a process needs beside its connections: database, pictures, the site's files. */
const otherFiles = 256

/** The limit of open files of this process, which includes connections; infinite where it is unknown. */
function openFiles(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(limit ?? Number.POSITIVE_INFINITY)
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** The default limits for so many connections, or for as many as the process can open. */
export const limitsFor = (most: number, files = openFiles()): SocketLimits => ({
  ...usual,
  most: Math.max(Math.min(most, files - otherFiles), 16),
})

/** Why a connection was closed or rejected. */
export type ConnectionCut = 'refused' | 'idle' | 'slow' | 'unanswered'

interface Held {
  /** Requests that are being answered. */
  busy: number
  /** Since when the send queue has not drained, and how many bytes the client had read by then. */
  untaken?: { since: number; taken: number }
}

/** The log of closed connections, and the response to a connection that exceeds the limit. */
interface Bounded {
  tell: (cut: ConnectionCut) => void
  refusal: () => string
}

/**
 * A server that bounds its connections. At the limit it closes the one that has been idle for longest; if none is idle,
 * it rejects the new one. It resets clients that do not read their responses.
 */
export function createLimitedServer(limits: SocketLimits, answer: RequestListener, { tell, refusal }: Bounded): Server {
  const { most, taking } = limits
  const held = new Map<Socket, Held>()

  const server = createServer(
    {
      keepAliveTimeout: limits.idle,
      headersTimeout: limits.head,
      requestTimeout: limits.whole,
      connectionsCheckingInterval: limits.every,
      // We answer a request without a Host header ourselves, with all headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request
      const state = held.get(socket)
      // A request of the application to itself (`inject`) has no connection.
      if (!state) return answer(request, response)
      // A destroyed connection can have parsed requests left.
      if (socket.destroyed) return
      state.busy++
      if (state.busy > limits.unanswered) {
        tell('unanswered')
        return socket.destroy()
      }
      response.on('close', () => {
        state.busy--
        // The longest idle come first.
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
      // A reset, since after an ordinary close the kernel would retain unread data for minutes.
      socket.resetAndDestroy()
      tell('slow')
    }
  }
  // A server that never listens never closes: its timer would keep the whole application in memory.
  server.once('listening', () => {
    const look = setInterval(() => void cutSlow(), limits.every).unref()
    server.once('close', () => clearInterval(look))
  })
  return server
}

const minute = 60_000

/** Logs closed connections: the first immediately, further ones as a sum once a minute. */
export function createCutLog(log: () => Pick<FastifyBaseLogger, 'warn'>): (cut: ConnectionCut) => void {
  let counted: Partial<Record<ConnectionCut, number>> = {}
  let last = Number.NEGATIVE_INFINITY
  let waits = false
  const write = () => {
    waits = false
    log().warn({ connections: counted }, 'connections were closed')
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
