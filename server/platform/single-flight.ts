import { within } from './deadline.ts'

/** How long work may take for which others wait, in milliseconds. */
const usual = 30_000

/**
 * Does the same work once for all who ask for it while it is under way. What does not end is given up: who waits is
 * refused (`unavailable`), and who asks next begins it anew.
 */
export function singleFlight<T>(patience = usual) {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key)
    if (known) return known
    const started = within(patience, work()).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
