import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#contract/problems'
import { createFairQueue, type FairQueue, type QueueLimits, type Requester } from './fair-queue.ts'

declare module 'fastify' {
  interface FastifyInstance {
    requestQueues: RequestQueues
  }
}

/**
 * Work that runs in fair queues: on the thread that answers requests or, for passwords, beside it. Each kind has its
 * own queue: passwords one for unknown addresses, one for known browsers and accounts, one for staff.
 */
export type Kind = 'pages' | 'calls' | 'downloads' | 'passwords' | 'known-passwords' | 'staff-passwords'
export type RequestQueues = Readonly<Record<Kind, FairQueue>>

/**
 * Concurrency and queue lengths of a process; ADR-0021 explains the numbers. A page takes some 20 ms of the
 * thread, so only one at a time.
 */
const limits: Record<Kind, QueueLimits> = {
  pages: { concurrency: 1, maxQueued: 60, maxPerClient: 24, timeoutMs: 10_000 },
  calls: { concurrency: 4, maxQueued: 200, maxPerClient: 60, timeoutMs: 10_000 },
  downloads: { concurrency: 2, maxQueued: 20, maxPerClient: 6, timeoutMs: 50_000 },
  // Hashing takes some 20 MB and one of four libuv threads, which files and DNS need as well: those wait for a hash
  // only while all three queues are busy.
  passwords: { concurrency: 2, concurrencyPerClient: 1, maxQueued: 120, maxPerClient: 12, timeoutMs: 10_000 },
  'known-passwords': { concurrency: 1, maxQueued: 60, maxPerClient: 12, timeoutMs: 10_000 },
  'staff-passwords': { concurrency: 1, maxQueued: 60, maxPerClient: 12, timeoutMs: 10_000 },
}

const logEvery = 10_000

/**
 * Wraps queued work to log rejections as a sum once in a while: overload must not flood the log as well.
 */
export function createRejectionLog(kind: Kind | 'pictures', log: FastifyInstance['log']) {
  let refused = 0
  const tell = () => {
    log.warn({ kind, refused, seconds: logEvery / 1000 }, 'queue overloaded: requests rejected')
    refused = 0
  }
  const count = () => {
    if (refused++ === 0) setTimeout(tell, logEvery).unref()
  }
  return {
    count,
    /** Counts rejections while the client is still connected. */
    async during<T>(work: Promise<T>, { abortSignal: gone }: Requester): Promise<T> {
      try {
        return await work
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'unavailable' && !gone?.aborted) count()
        throw error
      }
    },
  }
}

function withRejectionLog(
  kind: Kind,
  { run: inTurn, isOverQuota: isSpent }: FairQueue,
  log: FastifyInstance['log'],
): FairQueue {
  const refusals = createRejectionLog(kind, log)
  return {
    run: (asked, asker) => refusals.during(inTurn(asked, asker), asker),
    isOverQuota(address) {
      const spent = isSpent(address)
      if (spent) refusals.count()
      return spent
    },
  }
}

export function createRequestQueues(app: FastifyInstance): RequestQueues {
  const open = (kind: Kind) => withRejectionLog(kind, createFairQueue(limits[kind]), app.log)
  return {
    pages: open('pages'),
    calls: open('calls'),
    downloads: open('downloads'),
    passwords: open('passwords'),
    'known-passwords': open('known-passwords'),
    'staff-passwords': open('staff-passwords'),
  }
}

/** The requester: the address by which it is counted, while the connection lasts. */
export function requesterOf(app: FastifyInstance, request: FastifyRequest, { raw }: FastifyReply): Requester {
  const gone = new AbortController()
  // An explicit reason avoids creating an error for each finished request.
  const leave = () => gone.abort('gone')
  if (raw.destroyed) leave()
  raw.once('close', leave)
  return { address: app.early.callerOf(request.raw), abortSignal: gone.signal }
}
