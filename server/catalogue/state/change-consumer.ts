import { isDatabaseUnavailable } from '#database/failure'
import type { Change } from '#server/platform/runtime/change-listener'

/**
 * Milliseconds between retries of a failed change: longer each time, to limit the load; shorter while the database is
 * unavailable, since it can return at any moment.
 */
const retryDelays = { shortest: 1000, longest: 60_000, longestWithoutDatabase: 5000 } as const

/** Why changes cannot be applied. */
export interface ConsumerFailure {
  /** Milliseconds since 1970. */
  since: number
  attempts: number
  error: unknown
}

/** Applies changes in batches, one after the other. */
export interface ChangeConsumer {
  /** Queues a change; it is applied together with others that arrive meanwhile. */
  tell: (change: Change) => void
  /**
   * Runs the initial load, before any change is applied; changes that arrive meanwhile follow it. Rejects if it fails.
   */
  begin: (first: () => Promise<void>) => Promise<void>
  /** Waits until all changes queued so far are applied or have failed. */
  settled: () => Promise<void>
  /** Set while changes cannot be applied: the state is then outdated. */
  readonly failing: ConsumerFailure | undefined
  /** Calls back after each failed attempt, and without a failure after the next success. */
  onFailure: (told: (failure: ConsumerFailure | undefined) => void) => void
  stop: () => void
}

/** Serial, so that an older state cannot overwrite a newer one. */
export function createChangeConsumer(takeIn: (changes: Change[]) => Promise<void>): ChangeConsumer {
  // Deduplicated: however long it fails, each change waits once.
  const waiting = new Map<string, Change>()
  const listeners: ((failure: ConsumerFailure | undefined) => void)[] = []
  let working: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let failing: ConsumerFailure | undefined

  const takeInWaiting = async () => {
    if (waiting.size === 0 || again) return
    const changes = [...waiting]
    waiting.clear()
    try {
      await takeIn(changes.map(([, change]) => change))
    } catch (error) {
      for (const [key, change] of changes) waiting.set(key, change)
      return fail(error)
    }
    if (!failing) return
    failing = undefined
    for (const told of listeners) told(failing)
  }

  const fail = (error: unknown) => {
    failing = { since: failing?.since ?? Date.now(), attempts: (failing?.attempts ?? 0) + 1, error }
    const longest = isDatabaseUnavailable(error) ? retryDelays.longestWithoutDatabase : retryDelays.longest
    const pause = Math.min(retryDelays.shortest * 2 ** (failing.attempts - 1), longest)
    again = setTimeout(() => {
      again = undefined
      goOn()
    }, pause).unref()
    for (const told of listeners) told(failing)
  }

  const goOn = () => {
    working = working?.then(takeInWaiting)
  }

  return {
    tell(change) {
      waiting.set(`${change.subject} ${change.villaId ?? ''}`, change)
      goOn()
    },
    async begin(first) {
      await first()
      working = Promise.resolve()
      goOn()
    },
    settled: async () => working,
    get failing() {
      return failing
    },
    onFailure: told => {
      listeners.push(told)
    },
    stop: () => clearTimeout(again),
  }
}
