import type { Change } from '#server/platform/changes'

/** Between two attempts to take in what the database could not tell. */
const pause = 500

/** Takes changes in, one batch after the other. */
export interface Intake {
  /** Tells of a change; it is taken in together with others that arrive meanwhile. */
  tell: (change: Change) => void
  /** Does the first work, before which nothing is taken in; what is told meanwhile comes after it. Fails if it fails. */
  begin: (first: () => Promise<void>) => Promise<void>
  /** Waits until what has been told so far is taken in. */
  settled: () => Promise<void>
  stop: () => void
}

/** One piece of work at a time, so that nothing old can be written over something newer. */
export function openIntake(takeIn: (changes: Change[]) => Promise<void>): Intake {
  const waiting: Change[] = []
  let working: Promise<void> | undefined
  let again: NodeJS.Timeout | undefined

  const takeInWaiting = async () => {
    const changes = [...waiting]
    if (changes.length === 0) return
    await takeIn(changes)
    waiting.splice(0, changes.length)
  }

  const goOn = () => {
    working = working?.then(takeInWaiting).catch(() => {
      // The database was away: what waits is taken in when it is back.
      clearTimeout(again)
      again = setTimeout(goOn, pause).unref()
    })
  }

  return {
    tell(change) {
      waiting.push(change)
      goOn()
    },
    async begin(first) {
      await first()
      working = Promise.resolve()
      goOn()
    },
    settled: async () => working,
    stop: () => clearTimeout(again),
  }
}
