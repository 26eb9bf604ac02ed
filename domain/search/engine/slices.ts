/** Items per slice: sorting them takes about half a millisecond by any key. */
const slice = 512

/**
 * A stable merge sort in slices, so that the caller can yield in between: short runs first, then merged in pairs.
 */
export function* sortInSlices<T>(items: readonly T[], by: (a: T, b: T) => number): Generator<undefined, T[]> {
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

/** Runs a sliced computation to its end. */
export function runToCompletion<Result>(slices: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}

/** The same, awaiting `pause` after each slice, where it returns a promise. */
export async function runInSlices<Result>(
  slices: Generator<undefined, Result>,
  pause: () => Promise<unknown> | undefined,
): Promise<Result> {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
    await pause()
  }
}
