import { availableParallelism } from 'node:os'

/** Minutes that the whole suite may take on two cores. */
const budget = 15
/** Files side by side on two cores (`vitest.config.ts`). */
const workers = 3
const named = 12

interface TestFile {
  name: string
  milliseconds: number
}

/** Lines that name the slowest files, where all files together exceed the budget of the suite; otherwise none. */
export function slowFiles(files: readonly TestFile[], cores = availableParallelism()): string[] {
  const total = files.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  const minutes = total / 60_000 / ((workers * cores) / 2)
  if (minutes <= budget) return []
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, named)
  return [
    `The tests need about ${Math.round(minutes)} minutes, more than their ${budget}. The slowest files:`,
    ...slowest.map(({ name, milliseconds }) => `  ${Math.round(milliseconds / 1000)} s  ${name}`),
  ]
}
