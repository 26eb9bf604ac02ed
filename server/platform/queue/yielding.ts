import { setImmediate as othersTurn } from 'node:timers/promises'

/** How long one chunk of work can block the event loop, in milliseconds. */
const mostAtOnce = 8

/** Await the returned function between small pieces of work: every few milliseconds it yields to the event loop. */
export function sliceBudget(): () => Promise<void> | undefined {
  let began = performance.now()
  const pause = async () => {
    await othersTurn()
    began = performance.now()
  }
  return () => (performance.now() - began > mostAtOnce ? pause() : undefined)
}

/**
 * Iterates in chunks that yield to the event loop every few milliseconds. The items must not change meanwhile, or be a
 * copy.
 */
export async function* forEachYielding<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  const pause = sliceBudget()
  for await (const item of items) {
    await pause()
    yield item
  }
}

/** The values in batches of at most `size`, for work that takes several at once but never all. */
export async function* batchesOf<Value>(values: AsyncIterable<Value>, size: number): AsyncGenerator<Value[]> {
  let batch: Value[] = []
  for await (const value of values) {
    batch.push(value)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
