import { ProblemError } from '#contract/problems'

/** A requester, with the signal that it has left. */
export interface Requester {
  /** The key of the requester: all requests of one address share one quota. */
  address: string
  abortSignal?: AbortSignal
}

/** A piece of queued work. */
export interface QueuedTask<T> {
  /** Concurrent requests with the same key share one run. */
  key: string
  /** Its cost relative to other work of the queue; 1 by default. */
  cost?: number
  /** `isWanted` is false once no requester waits: the work can then throw anything to end early. */
  work: (isWanted: () => boolean) => Promise<T>
  /** Whether a run that has begun is still valid for a new requester; always by default. */
  isFresh?: () => boolean
}

export interface QueueLimits {
  /** Concurrent runs, also the most begun in one turn of the event loop. */
  concurrency: number
  /** Queued at the same time. */
  maxQueued: number
  /** Queued by one address at the same time. */
  maxPerClient: number
  /** Concurrent runs of one address; by default as many as for all. */
  concurrencyPerClient?: number
  /** Milliseconds that a requester waits, and that a run can keep its place. */
  timeoutMs: number
}

/** Runs work in the queue. Throws `unavailable` where it cannot be done in time. */
export type RunQueued = <T>(asked: QueuedTask<T>, asker: Requester) => Promise<T>

export interface FairQueue {
  run: RunQueued
  /** Whether an address has used up its quota: any further request is rejected. */
  isOverQuota: (address: string) => boolean
}

/** One address, with its number of waiting requests and its next turn. */
interface ClientSlot {
  address: string
  asked: number
  due: number
}

interface Waiter {
  place: ClientSlot
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

interface Entry {
  key: string
  cost: number
  work: (isWanted: () => boolean) => Promise<unknown>
  isFresh: () => boolean
  waiters: Set<Waiter>
  started: boolean
  /** The address for which it was begun. */
  address?: string
  ended: boolean
  deadline: NodeJS.Timeout
}

/** The minimum of a figure among the requesters. */
function minimumOf({ waiters }: Entry, of: 'due' | 'asked'): number {
  let found = Number.POSITIVE_INFINITY
  for (const { place } of waiters) if (place[of] < found) found = place[of]
  return found
}

/**
 * A bounded queue with fair scheduling per address: the address with the lowest accumulated cost runs next, its cheap
 * work first. When full, it evicts the largest work of the address with the most requests; work without a requester is
 * dropped. Each run ends in a turn of the event loop of its own, so that other events are handled before the next.
 */
export function createFairQueue({
  concurrency: atOnce,
  maxQueued: most,
  maxPerClient: mostOfOne,
  concurrencyPerClient: atOnceOfOne = atOnce,
  timeoutMs: patience,
}: QueueLimits): FairQueue {
  const places = new Map<string, ClientSlot>()
  const known = new Map<string, Entry>()
  /** In the order of arrival. */
  const waiting = new Set<Entry>()
  let running = 0
  /** Concurrent runs by address. */
  const runningOf = new Map<string, number>()
  /**
   * The accumulated cost of the address that ran last. New addresses start there, so that idle time earns no credit.
   */
  let now = 0

  const leave = (entry: Entry, waiter: Waiter) => {
    const { place } = waiter
    entry.waiters.delete(waiter)
    if (--place.asked === 0) places.delete(place.address)
  }

  const forget = (entry: Entry) => {
    waiting.delete(entry)
    if (known.get(entry.key) === entry) known.delete(entry.key)
  }

  const countRunning = ({ address = '' }: Entry, more: 1 | -1) => {
    const count = (runningOf.get(address) ?? 0) + more
    if (count === 0) runningOf.delete(address)
    else runningOf.set(address, count)
  }

  /** Whether one of its requesters is below its share of concurrent runs. */
  const mayBegin = ({ waiters }: Entry): boolean => {
    for (const { place } of waiters) if ((runningOf.get(place.address) ?? 0) < atOnceOfOne) return true
    return false
  }

  const end = (entry: Entry, tell: (waiter: Waiter) => void) => {
    if (entry.ended) return
    entry.ended = true
    clearTimeout(entry.deadline)
    forget(entry)
    for (const waiter of entry.waiters) {
      leave(entry, waiter)
      tell(waiter)
    }
    if (!entry.started) return
    setImmediate(() => {
      running--
      countRunning(entry, -1)
      next()
    })
  }

  const refuse = (entry: Entry) => end(entry, waiter => waiter.reject(new ProblemError('unavailable')))

  const begin = (entry: Entry) => {
    waiting.delete(entry)
    entry.started = true
    running++
    const [first] = Array.from(entry.waiters, ({ place }) => place).sort((a, b) => a.due - b.due)
    if (first) {
      now = first.due
      first.due += entry.cost
      entry.address = first.address
    }
    countRunning(entry, 1)
    const isWanted = () => {
      const wanted = entry.waiters.size > 0
      // Later requesters must not join an abandoned run.
      if (!wanted) forget(entry)
      return wanted
    }
    Promise.try(entry.work, isWanted).then(
      value => end(entry, waiter => waiter.resolve(value)),
      error => end(entry, waiter => waiter.reject(error)),
    )
  }

  const next = () => {
    while (running < atOnce) {
      let first: { entry: Entry; due: number } | undefined
      for (const entry of waiting) {
        if (!mayBegin(entry)) continue
        const due = minimumOf(entry, 'due')
        if (!first || due < first.due || (due === first.due && entry.cost < first.entry.cost)) first = { entry, due }
      }
      if (!first) return
      begin(first.entry)
    }
  }

  /** Whether there is room for one more; in a full queue, evicts other work if that is worse. */
  const roomFor = (size: number, { asked }: ClientSlot): boolean => {
    if (waiting.size < most) return true
    let worst: { greed: number; size: number; entry?: Entry } = { greed: asked, size }
    for (const entry of [...waiting].reverse()) {
      // Work that a modest address wants as well does not count as the greedy one's.
      const greed = minimumOf(entry, 'asked')
      if (greed > worst.greed || (greed === worst.greed && entry.cost > worst.size))
        worst = { greed, size: entry.cost, entry }
    }
    if (worst.entry) refuse(worst.entry)
    return worst.entry !== undefined
  }

  const enter = <T>({ key, cost: size = 1, work, isFresh: holds = () => true }: QueuedTask<T>): Entry => {
    const deadline = setTimeout(() => refuse(entry), patience).unref()
    const entry: Entry = {
      key,
      cost: size,
      work,
      isFresh: holds,
      waiters: new Set(),
      started: false,
      ended: false,
      deadline,
    }
    waiting.add(entry)
    known.set(key, entry)
    return entry
  }

  const joinable = (key: string) => {
    const entry = known.get(key)
    return entry && (!entry.started || entry.isFresh()) ? entry : undefined
  }

  const inTurn = <T>(asked: QueuedTask<T>, { address, abortSignal: gone }: Requester) =>
    new Promise<T>((answer, refuseThis) => {
      const place = places.get(address) ?? { address, asked: 0, due: now }
      const joined = joinable(asked.key)
      place.asked++
      const beyondShare = place.asked > mostOfOne
      if (gone?.aborted || beyondShare || !(joined || roomFor(asked.cost ?? 1, place))) {
        place.asked--
        throw new ProblemError('unavailable', { beyondShare })
      }
      places.set(address, place)
      const entry = joined ?? enter(asked)
      const giveUp = () => {
        leave(entry, waiter)
        refuseThis(new ProblemError('unavailable'))
        if (entry.waiters.size === 0 && !entry.started) refuse(entry)
      }
      const waiter: Waiter = {
        place,
        resolve: value => {
          gone?.removeEventListener('abort', giveUp)
          answer(value as T)
        },
        reject: error => {
          gone?.removeEventListener('abort', giveUp)
          refuseThis(error)
        },
      }
      entry.waiters.add(waiter)
      gone?.addEventListener('abort', giveUp, { once: true })
      next()
    })

  return { run: inTurn, isOverQuota: address => (places.get(address)?.asked ?? 0) >= mostOfOne }
}
