/** So many at a time take half a millisecond or so, whatever they are sorted by. */
const slice = 512

/**
 * Sorts as `toSorted` does, stable, but in slices, so that whoever runs it can let others work in between: short runs
 * first, then always two of them merged.
 */
export function* sorting<T>(items: readonly T[], by: (a: T, b: T) => number): Generator<undefined, T[]> {
  let runs: T[][] = []
  for (let at = 0; at < items.length; at += slice) {
    runs.push(items.slice(at, at + slice).sort(by))
    yield
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let i = 0; i < runs.length; i += 2) merged.push(yield* merging(runs[i] ?? [], runs[i + 1] ?? [], by))
    runs = merged
  }
  return runs[0] ?? []
}

function* merging<T>(some: readonly T[], others: readonly T[], by: (a: T, b: T) => number): Generator<undefined, T[]> {
  const merged: T[] = []
  let [i, j] = [0, 0]
  while (i < some.length && j < others.length) {
    merged.push(by(some[i] as T, others[j] as T) <= 0 ? (some[i++] as T) : (others[j++] as T))
    if (merged.length % slice === 0) yield
  }
  return merged.concat(some.slice(i), others.slice(j))
}

/** Runs what is done in slices to its end. */
export function finish<Result>(slices: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

/** The same, waiting after each slice for `pause`, which may be of none. */
export async function finishSlowly<Result>(
  slices: Generator<undefined, Result>,
  pause: () => Promise<unknown> | undefined,
): Promise<Result> {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
    await pause()
  }
}
