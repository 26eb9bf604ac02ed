import { setImmediate as othersTurn } from 'node:timers/promises'

/** How long one piece of work may keep everybody else waiting, in milliseconds. */
const mostAtOnce = 8

/** To be awaited between small pieces of work: whenever some milliseconds have been worked, others have their turn. */
export function pacing(): () => Promise<void> | undefined {
  let began = performance.now()
  const pause = async () => {
    await othersTurn()
    began = performance.now()
  }
  return () => (performance.now() - began > mostAtOnce ? pause() : undefined)
}

/**
 * Goes through what may be much without keeping others waiting: after some milliseconds of work they have their turn.
 * What is gone through must not change meanwhile, or be a copy.
 */
export async function* inSlices<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  const pause = pacing()
  for await (const item of items) {
    await pause()
    yield item
  }
}
