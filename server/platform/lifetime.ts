import { setTimeout as wait } from 'node:timers/promises'
import { withoutValues } from './errors.ts'

/** How long a start that is broken off may take to come to an end, and what undoes a step of it unless told. */
const patience = { start: 20_000, step: 2000 } as const

/** From its start to its end: what a process has begun, and what undoes it. */
export interface Lifetime {
  /** Aborted when the process is to end. */
  signal: AbortSignal
  /**
   * Says how a step that was begun is undone, in so many milliseconds at most. Throws where the process is to end
   * already, so that no further step is begun.
   */
  undo: (what: string, step: () => Promise<unknown>, within?: number) => void
}

/** Says a failure in full, once, and nothing personal that a query may hold. */
function tell(what: string, error: unknown) {
  const told = withoutValues(error)
  console.error(`${what}: ${told instanceof Error ? (told.stack ?? told.message) : String(told)}`)
}

async function undoStep(what: string, step: () => Promise<unknown>, within: number) {
  const late = new AbortController()
  const tooLate = wait(within, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not done after ${within / 1000} s`)
  })
  try {
    await Promise.race([step(), tooLate])
  } catch (error) {
    console.error(`Stopping ${what}: ${(error as Error).message}`)
  } finally {
    tooLate.catch(() => undefined)
    late.abort()
  }
}

/**
 * Runs the process from start to end. Whatever ends it (SIGINT, SIGTERM, SIGHUP when its terminal is closed, a start that
 * fails, an error that nobody has caught), its steps are undone in the opposite order, once and within bounds; then it
 * exits, with 1 after a failure.
 */
export function liveUntilStopped(start: (life: Lifetime) => Promise<void>, failed: (error: unknown) => void): void {
  const steps: (() => Promise<void>)[] = []
  const stopping = new AbortController()
  const { signal } = stopping

  const end = async (code: number) => {
    if (signal.aborted) return
    stopping.abort()
    // A step that is being begun says how it is undone when it has been, or undoes itself.
    await Promise.race([begun, wait(patience.start, undefined, { ref: false })])
    for (const step of steps.reverse()) await step()
    process.exit(code)
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void end(0))
  // Nobody knows what is left half done after such an error: a new process is safer than this one.
  let told = false
  process.on('uncaughtException', (error: unknown) => {
    // One that comes again and again would fill the log until the process has ended.
    if (!told) tell('An error that nobody has caught ends this process', error)
    told = true
    void end(1)
  })

  const undo: Lifetime['undo'] = (what, step, within = patience.step) => {
    steps.push(() => undoStep(what, step, within))
    signal.throwIfAborted()
  }
  const begun = start({ signal, undo }).catch(error => {
    if (!signal.aborted) failed(error)
    void end(1)
  })
}
