import { isDatabaseAway } from '#database/failure'
import type { Change } from '#server/platform/changes'

/**
 * Milliseconds between retries of a failed change: longer each time, to limit the load; shorter while the database is
 * unavailable, since it can return at any moment.
 */
const pauses = { shortest: 1000, longest: 60_000, longestWithoutDatabase: 5000 } as const

/** Why changes cannot be applied. */
export interface IntakeFailure {
  /** Milliseconds since 1970. */
  since: number
  attempts: number
  error: unknown
}

/** Applies changes in batches, one after the other. */
export interface Intake {
  /** Queues a change; it is applied together with others that arrive meanwhile. */
  tell: (change: Change) => void
  /**
   * Runs the initial load, before any change is applied; changes that arrive meanwhile follow it. Rejects if it fails.
   */
  begin: (first: () => Promise<void>) => Promise<void>
  /** Waits until all changes queued so far are applied or have failed. */
  settled: () => Promise<void>
  /** Set while changes cannot be applied: the state is then outdated. */
  readonly failing: IntakeFailure | undefined
  /** Calls back after each failed attempt, and without a failure after the next success. */
  onFailure: (told: (failure: IntakeFailure | undefined) => void) => void
  stop: () => void
}

/** Serial, so that an older state cannot overwrite a newer one. */
export function openIntake(takeIn: (changes: Change[]) => Promise<void>): Intake {
  // Deduplicated: however long it fails, each change waits once.
  const waiting = new Map<string, Change>()
  const listeners: ((failure: IntakeFailure | undefined) => void)[] = []
  let working: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined
  let failing: IntakeFailure | undefined

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
    const longest = isDatabaseAway(error) ? pauses.longestWithoutDatabase : pauses.longest
    const pause = Math.min(pauses.shortest * 2 ** (failing.attempts - 1), longest)
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
