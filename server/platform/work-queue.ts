import { Refusal } from '#contract/refusals'

/** Who waits, and when they no longer do. */
export interface Asker {
  /** By what the asker is counted: all that one address asks for has one share. */
  address: string
  gone?: AbortSignal
}

/** What is asked for. */
export interface Asked<T> {
  /** The same key is the same work, done once for all who ask for it meanwhile. */
  key: string
  /** What it costs beside other work of the queue; 1 unless told. */
  size?: number
  /** Is given what tells whether anybody still waits: where nobody does, it may throw what it likes and be done. */
  work: (isWanted: () => boolean) => Promise<T>
  /** Whether work that has begun is still what somebody who comes now may be given; always unless told. */
  holds?: () => boolean
}

export interface QueueLimits {
  /** Done at the same time, and begun in one turn of the event loop. */
  atOnce: number
  /** Waiting at the same time. */
  most: number
  /** Asked for by one address at the same time. */
  mostOfOne: number
  /** Done for one address at the same time; as many as for all unless told. */
  atOnceOfOne?: number
  /** How long anybody waits, in milliseconds, and how long work may keep its place. */
  patience: number
}

/** Does work in turn. Throws `unavailable` where it cannot be done in time. */
export type InTurn = <T>(asked: Asked<T>, asker: Asker) => Promise<T>

export interface WorkQueue {
  inTurn: InTurn
  /** Whether an address waits for as much as it may: whatever else it asks for now is refused. */
  isSpent: (address: string) => boolean
}

/** One address, with how many wait for it and from when on it is its turn. */
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
  /** For which address it was begun. */
  address?: string
  ended: boolean
  deadline: NodeJS.Timeout
}

/** The least that one of those who want it has of something. */
function least({ waiters }: Entry, of: 'due' | 'asked'): number {
  let found = Number.POSITIVE_INFINITY
  for (const { place } of waiters) if (place[of] < found) found = place[of]
  return found
}

/**
 * Does work a few at a time. Addresses have turns: the next is done for the one whose work has cost least so far, and of
 * one address the small before the large. Where too much waits, what is asked for by the greediest address is refused,
 * and of that the largest; what nobody waits for any more is dropped. Work ends in a turn of its own, so that whatever
 * else has arrived is seen to before the next begins.
 */
export function workQueue({ atOnce, most, mostOfOne, atOnceOfOne = atOnce, patience }: QueueLimits): WorkQueue {
  const places = new Map<string, Place>()
  const known = new Map<string, Entry>()
  /** In the order in which they were asked for. */
  const waiting = new Set<Entry>()
  let running = 0
  /** How much of that is for one address. */
  const runningOf = new Map<string, number>()
  /** What the address whose turn it was had cost. Who comes now begins there: nobody saves up turns. */
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

  /** Whether somebody wants it for whom no more than their share is being done. */
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
      // Nobody who comes later may join what is being given up.
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

  /** Whether there is room for one more that somebody asks for; where all is taken, something else may have to go. */
  const roomFor = (size: number, { asked }: Place): boolean => {
    if (waiting.size < most) return true
    let worst: { greed: number; size: number; entry?: Entry } = { greed: asked, size }
    for (const entry of [...waiting].reverse()) {
      // What a modest address wants as well is not the greedy one's alone.
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
