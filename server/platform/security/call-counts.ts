import { LRUCache } from 'lru-cache'

/** Callers with a counter in memory; the least recent is evicted first. */
const mostCallers = 5000

/** A caller is reported to other processes from this share of the limit on: few callers come near it. */
const reportedShare = 1 / 20

interface Counted {
  current: number
  began: number
  window: number
  /** Calls that other processes know of. */
  reported: number
  /** The caller as other processes name it; made when it is needed first. */
  id?: string
}

/** Calls of one caller that other processes have not counted yet. */
export interface CallReport {
  id: string
  calls: number
  /** Milliseconds that are left of the caller's window. */
  left: number
}

/**
 * Calls of each caller against one limit, in a window that begins with the first one. Calls that other processes report
 * count too, so a limit holds for all of them but for the calls that are not reported yet.
 */
export class CallCounts {
  readonly #own = new LRUCache<string, Counted>({ max: mostCallers })
  readonly #others = new LRUCache<string, { calls: number; until: number }>({ max: mostCallers })
  readonly #unreported = new Set<string>()
  readonly #leastReported: number
  readonly #idOf: (caller: string) => string

  constructor({ max, idOf }: { max: number; idOf: (caller: string) => string }) {
    this.#leastReported = Math.max(1, Math.ceil(max * reportedShare))
    this.#idOf = idOf
  }

  /** Counts a call, and returns how many there are in the window of so many milliseconds. */
  count(caller: string, window: number): { current: number; ttl: number } {
    // Monotonic: a clock that is set back must not turn a minute into an hour.
    const now = performance.now()
    let counted = this.#own.get(caller)
    if (!counted || counted.began + window <= now) {
      counted = { current: 0, began: now, window, reported: 0, ...(counted?.id && { id: counted.id }) }
      this.#own.set(caller, counted)
    }
    counted.current++
    if (counted.current >= this.#leastReported) this.#unreported.add(caller)
    return { current: counted.current + this.#ofOthers(caller, counted, now), ttl: counted.began + window - now }
  }

  #ofOthers(caller: string, counted: Counted, now: number): number {
    // Without reports, as on one process, no id is computed.
    if (this.#others.size === 0) return 0
    counted.id ??= this.#idOf(caller)
    const others = this.#others.get(counted.id)
    return others && others.until > now ? others.calls : 0
  }

  /** The calls that other processes do not know of yet, of at most so many callers. */
  takeReports(most: number): CallReport[] {
    const now = performance.now()
    const reports: CallReport[] = []
    for (const caller of this.#unreported) {
      if (reports.length === most) break
      this.#unreported.delete(caller)
      const counted = this.#own.peek(caller)
      if (!counted || counted.began + counted.window <= now) continue
      counted.id ??= this.#idOf(caller)
      const left = Math.ceil(counted.began + counted.window - now)
      reports.push({ id: counted.id, calls: counted.current - counted.reported, left })
      counted.reported = counted.current
    }
    return reports
  }

  /** Adds the calls that another process has counted. */
  addReport({ id, calls, left }: CallReport): void {
    const now = performance.now()
    const known = this.#others.get(id)
    if (known && known.until > now) known.calls += calls
    else this.#others.set(id, { calls, until: now + left })
  }
}
