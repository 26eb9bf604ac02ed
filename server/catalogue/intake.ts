import { isDatabaseAway } from '#database/failure'
import type { Change } from '#server/platform/changes'

/**
 * Milliseconds between two attempts to take in what failed: longer each time, so that nobody is kept busy with it. The
 * database may be back at any moment.
 */
const pauses = { shortest: 1000, longest: 60_000, longestWithoutDatabase: 5000 } as const

/** What keeps changes from being taken in. */
export interface IntakeFailure {
  /** Milliseconds since 1970. */
  since: number
  attempts: number
  error: unknown
}

/** Takes changes in, one batch after the other. */
export interface Intake {
  /** Tells of a change; it is taken in together with others that arrive meanwhile. */
  tell: (change: Change) => void
  /** Does the first work, before which nothing is taken in; what is told meanwhile comes after it. Fails if it fails. */
  begin: (first: () => Promise<void>) => Promise<void>
  /** Waits until what has been told so far is taken in, or could not be. */
  settled: () => Promise<void>
  /** There as long as changes cannot be taken in: then what is held is what was there before. */
  readonly failing: IntakeFailure | undefined
  /** Calls back after each attempt that fails, and without a failure when one succeeds again. */
  onFailure: (told: (failure: IntakeFailure | undefined) => void) => void
  stop: () => void
}

/** One piece of work at a time, so that nothing old can be written over something newer. */
export function openIntake(takeIn: (changes: Change[]) => Promise<void>): Intake {
  // However long it fails, each thing that has changed waits once.
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
