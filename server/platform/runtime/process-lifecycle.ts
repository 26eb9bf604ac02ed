import { setTimeout as wait } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { redactQueryValues } from '../http/errors.ts'
import { logProcess } from './process-log.ts'

/** Timeouts in milliseconds: for an interrupted start, and the default for each shutdown hook. */
const patience = { start: 20_000, step: 2000 } as const

/** The lifetime of a process: its start, and the hooks that shut it down. */
export interface ProcessLifecycle {
  /** Aborted when the process must end. */
  signal: AbortSignal
  /**
   * Registers the shutdown hook of a step that was begun, with a timeout in milliseconds. Throws if the process is
   * already ending, so that no further step begins.
   */
  onShutdown: (what: string, step: () => Promise<unknown>, within?: number) => void
  /** Registers what a process does before it ends because another has replaced it (`retireMessage`). */
  onRetire: (step: () => Promise<unknown>) => void
  /** Registers what SIGHUP does to a service, instead of ending it. */
  onReload: (reload: () => void) => void
}

/** The message by which the first process tells another that it has been replaced. */
export const retireMessage = 'retire'

async function runShutdownStep(what: string, step: () => Promise<unknown>, within: number) {
  const late = new AbortController()
  const tooLate = wait(within, undefined, { signal: late.signal }).then(() => {
    throw new Error(`not done after ${within / 1000} s`)
  })
  try {
    await Promise.race([step(), tooLate])
  } catch (error) {
    logProcess('error', `Stopping ${what}: ${(error as Error).message}`)
  } finally {
    tooLate.catch(() => undefined)
    late.abort()
  }
}

/**
 * Runs the process from start to end. Whatever ends it (SIGINT, SIGTERM, SIGHUP when its terminal closes, its
 * replacement, a failed start, an uncaught error), its shutdown hooks run once, in reverse order and with timeouts; then
 * it exits, with 1 after a failure.
 */
export function runUntilShutdown(
  start: (life: ProcessLifecycle) => Promise<void>,
  failed: (error: unknown) => void,
): void {
  const steps: (() => Promise<void>)[] = []
  const stopping = new AbortController()
  const { signal } = stopping

  const end = async (code: number) => {
    if (signal.aborted) return
    stopping.abort()
    // A step in progress either registers its shutdown hook when it is done, or undoes itself.
    await Promise.race([begun, wait(patience.start, undefined, { ref: false })])
    for (const step of steps.reverse()) await step()
    process.exit(code)
  }

  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => void end(0))
  let reload: (() => void) | undefined
  // A terminal that closes sends it too, and a service has none.
  process.on('SIGHUP', () => (reload && !process.stdin.isTTY && !signal.aborted ? reload() : void end(0)))
  let retire: () => Promise<unknown> = async () => {}
  process.on('message', message => {
    if (message === retireMessage && !signal.aborted) void retire().finally(() => end(0))
  })
  // After an uncaught error the state is unknown: a new process is safer.
  let told = false
  process.on('uncaughtException', (error: unknown) => {
    // A repeating error would fill the log until the process has ended.
    if (!told) logProcess('fatal', 'An error that nobody has caught ends this process', redactQueryValues(error))
    told = true
    void end(1)
  })

  const undo: ProcessLifecycle['onShutdown'] = (what, step, within = patience.step) => {
    steps.push(() => runShutdownStep(what, step, within))
    signal.throwIfAborted()
  }
  const life: ProcessLifecycle = {
    signal,
    onShutdown: undo,
    onRetire: step => {
      retire = step
    },
    onReload: step => {
      reload = step
    },
  }
  const begun = start(life).catch(error => {
    if (!signal.aborted) failed(error)
    void end(1)
  })
}

/** Used heap in megabytes from which the setting is left alone: some 25,000 villas. */
const large = 256

/**
 * From here on a small heap grows by at most 30 % before a collection. By default V8 lets it grow to several times the
 * live data, which speeds up the start and only costs memory later. Large heaps grow less by default, and collecting
 * them more often would delay visitors (ADR-0023).
 */
export function limitHeapGrowth(): void {
  if (getHeapStatistics().used_heap_size < large * 2 ** 20) setFlagsFromString('--heap-growing-percent=30')
}
