import { Refusal } from '#contract/refusals'

/** A requester, with the signal that it has left. */
export interface Asker {
  /** The key of the requester: all requests of one address share one quota. */
  address: string
  gone?: AbortSignal
}

/** A piece of queued work. */
export interface Asked<T> {
  /** Concurrent requests with the same key share one run. */
  key: string
  /** Its cost relative to other work of the queue; 1 by default. */
  size?: number
  /** `isWanted` is false once no requester waits: the work can then throw anything to end early. */
  work: (isWanted: () => boolean) => Promise<T>
  /** Whether a run that has begun is still valid for a new requester; always by default. */
  holds?: () => boolean
}

export interface QueueLimits {
  /** Concurrent runs, also the most begun in one turn of the event loop. */
  atOnce: number
  /** Queued at the same time. */
  most: number
  /** Queued by one address at the same time. */
  mostOfOne: number
  /** Concurrent runs of one address; by default as many as for all. */
  atOnceOfOne?: number
  /** Milliseconds that a requester waits, and that a run can keep its place. */
  patience: number
}

/** Runs work in the queue. Throws `unavailable` where it cannot be done in time. */
export type InTurn = <T>(asked: Asked<T>, asker: Asker) => Promise<T>

export interface WorkQueue {
  inTurn: InTurn
  /** Whether an address has used up its quota: any further request is rejected. */
  isSpent: (address: string) => boolean
}

/** One address, with its number of waiting requests and its next turn. */
interface Place {
  address: string
  asked: number
  due: number
}

interface Waiter {
  place: Place
  answer: (value: unknown) => void
  refuse: (error: unknown) => void
}

interface Entry {
  key: string
  size: number
  work: (isWanted: () => boolean) => Promise<unknown>
  holds: () => boolean
  waiters: Set<Waiter>
  begun: boolean
  /** The address for which it was begun. */
  address?: string
  ended: boolean
  deadline: NodeJS.Timeout
}

/** The minimum of a figure among the requesters. */
function least({ waiters }: Entry, of: 'due' | 'asked'): number {
  let found = Number.POSITIVE_INFINITY
  for (const { place } of waiters) if (place[of] < found) found = place[of]
  return found
}

/**
 * A bounded queue with fair scheduling per address: the address with the lowest accumulated cost runs next, its cheap
 * work first. When full, it evicts the largest work of the address with the most requests; work without a requester is
 * dropped. Each run ends in a turn of the event loop of its own, so that other events are handled before the next.
 */
export function workQueue({ atOnce, most, mostOfOne, atOnceOfOne = atOnce, patience }: QueueLimits): WorkQueue {
  const places = new Map<string, Place>()
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
    if (!entry.begun) return
    setImmediate(() => {
      running--
      countRunning(entry, -1)
      next()
    })
  }

  const refuse = (entry: Entry) => end(entry, waiter => waiter.refuse(new Refusal('unavailable')))

  const begin = (entry: Entry) => {
    waiting.delete(entry)
    entry.begun = true
    running++
    const [first] = Array.from(entry.waiters, ({ place }) => place).sort((a, b) => a.due - b.due)
    if (first) {
      now = first.due
      first.due += entry.size
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
      value => end(entry, waiter => waiter.answer(value)),
      error => end(entry, waiter => waiter.refuse(error)),
    )
  }

  const next = () => {
    while (running < atOnce) {
      let first: { entry: Entry; due: number } | undefined
      for (const entry of waiting) {
        if (!mayBegin(entry)) continue
        const due = least(entry, 'due')
        if (!first || due < first.due || (due === first.due && entry.size < first.entry.size)) first = { entry, due }
      }
      if (!first) return
      begin(first.entry)
    }
  }

  /** Whether there is room for one more; in a full queue, evicts other work if that is worse. */
  const roomFor = (size: number, { asked }: Place): boolean => {
    if (waiting.size < most) return true
    let worst: { greed: number; size: number; entry?: Entry } = { greed: asked, size }
    for (const entry of [...waiting].reverse()) {
      // Work that a modest address wants as well does not count as the greedy one's.
      const greed = least(entry, 'asked')
      if (greed > worst.greed || (greed === worst.greed && entry.size > worst.size))
        worst = { greed, size: entry.size, entry }
    }
    if (worst.entry) refuse(worst.entry)
    return worst.entry !== undefined
  }

  const enter = <T>({ key, size = 1, work, holds = () => true }: Asked<T>): Entry => {
    const deadline = setTimeout(() => refuse(entry), patience).unref()
    const entry: Entry = { key, size, work, holds, waiters: new Set(), begun: false, ended: false, deadline }
    waiting.add(entry)
    known.set(key, entry)
    return entry
  }

  const joinable = (key: string) => {
    const entry = known.get(key)
    return entry && (!entry.begun || entry.holds()) ? entry : undefined
  }

  const inTurn = <T>(asked: Asked<T>, { address, gone }: Asker) =>
    new Promise<T>((answer, refuseThis) => {
      const place = places.get(address) ?? { address, asked: 0, due: now }
      const joined = joinable(asked.key)
      place.asked++
      const beyondShare = place.asked > mostOfOne
      if (gone?.aborted || beyondShare || !(joined || roomFor(asked.size ?? 1, place))) {
        place.asked--
        throw new Refusal('unavailable', { beyondShare })
      }
      places.set(address, place)
      const entry = joined ?? enter(asked)
      const giveUp = () => {
        leave(entry, waiter)
        refuseThis(new Refusal('unavailable'))
        if (entry.waiters.size === 0 && !entry.begun) refuse(entry)
      }
      const waiter: Waiter = {
        place,
        answer: value => {
          gone?.removeEventListener('abort', giveUp)
          answer(value as T)
        },
        refuse: error => {
          gone?.removeEventListener('abort', giveUp)
          refuseThis(error)
        },
      }
      entry.waiters.add(waiter)
      gone?.addEventListener('abort', giveUp, { once: true })
      next()
    })

  return { inTurn, isSpent: address => (places.get(address)?.asked ?? 0) >= mostOfOne }
}
