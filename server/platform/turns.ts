import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusals'
import { type Asker, type QueueLimits, type WorkQueue, workQueue } from './work-queue.ts'

declare module 'fastify' {
  interface FastifyInstance {
    turns: Turns
  }
}

/**
 * Work that runs in fair queues: on the thread that answers requests or, for passwords, beside it. Each kind has its
 * own queue: passwords one for unknown addresses, one for known browsers and accounts, one for staff.
 */
export type Kind = 'pages' | 'calls' | 'downloads' | 'passwords' | 'known-passwords' | 'staff-passwords'
export type Turns = Readonly<Record<Kind, WorkQueue>>

/**
 * Concurrency and queue lengths of a process; docs/decisions/0036 explains the numbers. A page takes some 20 ms of the
 * thread, so only one at a time.
 */
const limits: Record<Kind, QueueLimits> = {
  pages: { atOnce: 1, most: 60, mostOfOne: 24, patience: 10_000 },
  calls: { atOnce: 4, most: 200, mostOfOne: 60, patience: 10_000 },
  downloads: { atOnce: 2, most: 20, mostOfOne: 6, patience: 50_000 },
  // Hashing takes some 20 MB and one of four libuv threads, which files and DNS need as well: those wait for a hash
  // only while all three queues are busy.
  passwords: { atOnce: 2, atOnceOfOne: 1, most: 120, mostOfOne: 12, patience: 10_000 },
  'known-passwords': { atOnce: 1, most: 60, mostOfOne: 12, patience: 10_000 },
  'staff-passwords': { atOnce: 1, most: 60, mostOfOne: 12, patience: 10_000 },
}

const logEvery = 10_000

/**
 * Wraps queued work to log rejections as a sum once in a while: overload must not flood the log as well.
 */
export function refusalsInLog(kind: Kind | 'pictures', log: FastifyInstance['log']) {
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
    async during<T>(work: Promise<T>, { gone }: Asker): Promise<T> {
      try {
        return await work
      } catch (error) {
        if (error instanceof Refusal && error.code === 'unavailable' && !gone?.aborted) count()
        throw error
      }
    },
  }
}

function told(kind: Kind, { inTurn, isSpent }: WorkQueue, log: FastifyInstance['log']): WorkQueue {
  const refusals = refusalsInLog(kind, log)
  return {
    inTurn: (asked, asker) => refusals.during(inTurn(asked, asker), asker),
    isSpent(address) {
      const spent = isSpent(address)
      if (spent) refusals.count()
      return spent
    },
  }
}

export function openTurns(app: FastifyInstance): Turns {
  const open = (kind: Kind) => told(kind, workQueue(limits[kind]), app.log)
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
export function askerOf(app: FastifyInstance, request: FastifyRequest, { raw }: FastifyReply): Asker {
  const gone = new AbortController()
  // An explicit reason avoids creating an error for each finished request.
  const leave = () => gone.abort('gone')
  if (raw.destroyed) leave()
  raw.once('close', leave)
  return { address: app.early.callerOf(request.raw), gone: gone.signal }
}
