import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '#contract/refusals'

/** Who waits, and when they no longer do. */
export interface Asker {
  address: string
  gone?: AbortSignal
  /** Where it is told that something went wrong which costs this asker nothing. */
  log?: Pick<FastifyBaseLogger, 'error'>
}

/** What is asked for: the same key is the same work, and small work comes first. */
export interface Asked<T> {
  key: string
  size: number
  work: () => Promise<T>
}

export interface QueueLimits {
  /** Done at the same time. */
  atOnce: number
  /** Waiting at the same time. */
  most: number
  /** Asked for by one address at the same time. */
  mostOfOne: number
}

interface Entry<T> extends Asked<T> {
  result: PromiseWithResolvers<T>
  begun: boolean
  askers: number
}

/**
 * Does work a few at a time, small work first, and the same work once for all who ask for it meanwhile. What nobody
 * waits for any more is dropped; where too much waits, the largest is refused (`unavailable`).
 */
export function workQueue<T>({ atOnce, most, mostOfOne }: QueueLimits) {
  const known = new Map<string, Entry<T>>()
  const waiting: Entry<T>[] = []
  const askedBy = new Map<string, number>()
  let running = 0

  const next = () => {
    while (running < atOnce) {
      const entry = waiting.shift()
      if (!entry) return
      running++
      entry.begun = true
      void entry
        .work()
        .then(entry.result.resolve, entry.result.reject)
        .finally(() => {
          running--
          known.delete(entry.key)
          next()
        })
    }
  }

  const drop = (entry: Entry<T>) => {
    waiting.splice(waiting.indexOf(entry), 1)
    known.delete(entry.key)
    entry.result.reject(new Refusal('unavailable'))
  }

  const enter = (asked: Asked<T>): Entry<T> => {
    const largest = waiting.at(-1)
    if (largest && waiting.length >= most) {
      if (largest.size <= asked.size) throw new Refusal('unavailable')
      drop(largest)
    }
    const entry = { ...asked, result: Promise.withResolvers<T>(), begun: false, askers: 0 }
    const place = waiting.findIndex(({ size }) => size > entry.size)
    waiting.splice(place < 0 ? waiting.length : place, 0, entry)
    known.set(entry.key, entry)
    return entry
  }

  return async (asked: Asked<T>, { address, gone }: Asker): Promise<T> => {
    const before = askedBy.get(address) ?? 0
    if (gone?.aborted || before >= mostOfOne) throw new Refusal('unavailable')
    const entry = known.get(asked.key) ?? enter(asked)
    const leave = () => {
      entry.askers--
      if (entry.askers === 0 && !entry.begun && known.get(entry.key) === entry) drop(entry)
    }
    askedBy.set(address, before + 1)
    entry.askers++
    gone?.addEventListener('abort', leave, { once: true })
    next()
    try {
      return await entry.result.promise
    } finally {
      gone?.removeEventListener('abort', leave)
      const left = (askedBy.get(address) ?? 1) - 1
      if (left > 0) askedBy.set(address, left)
      else askedBy.delete(address)
    }
  }
}
