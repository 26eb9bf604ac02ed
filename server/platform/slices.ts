import { setImmediate as othersTurn } from 'node:timers/promises'

/** How long one piece of work may keep everybody else waiting, in milliseconds. */
const mostAtOnce = 8

/**
 * Goes through what may be much without keeping others waiting: after some milliseconds of work they have their turn.
 * What is gone through must not change meanwhile, or be a copy.
 */
export async function* inSlices<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  let began = performance.now()
  for await (const item of items) {
    if (performance.now() - began > mostAtOnce) {
      await othersTurn()
      began = performance.now()
    }
    yield item
  }
}
