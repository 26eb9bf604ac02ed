import { setTimeout as wait } from 'node:timers/promises'

/** A step of stopping, and the milliseconds after which it is left behind. */
interface Step {
  what: string
  undo: () => Promise<unknown>
  within: number
}

/** What a step may take that has nothing to wait for. */
const usual = 1000

/** What is undone when the site stops, in the opposite order of what was done, and each in its time. */
export class Stopping {
  readonly #steps: Step[] = []
  #stopping: Promise<void> | undefined

  add(what: string, undo: () => Promise<unknown>, within = usual): void {
    this.#steps.push({ what, undo, within })
  }

  /** Undoes everything, once, however often it is asked; what fails or hangs keeps nothing else from being undone. */
  stop(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const step of this.#steps.reverse()) await undo(step)
    })()
    return this.#stopping
  }
}

async function undo({ what, undo, within }: Step): Promise<void> {
  const left = new AbortController()
  const late = wait(within, 'late' as const, { signal: left.signal }).catch(() => undefined)
  try {
    if ((await Promise.race([undo(), late])) === 'late') console.error(`Stopping: ${what} took too long, and was left.`)
  } catch (error) {
    console.error(`Stopping: ${what} failed: ${error instanceof Error ? error.message : error}`)
  } finally {
    left.abort()
  }
}
