import { createHash, randomBytes } from 'node:crypto'

/** So many readings of a day are told apart; beyond, none is counted rather than one twice. */
const most = 100_000

/**
 * Tells whether somebody reads an article for the first time on a day. Who they are is only remembered hashed with a
 * secret of the day, in memory, and forgotten with it.
 */
export function readersOfADay() {
  let current = ''
  let secret = randomBytes(16)
  const seen = new Set<string>()
  return {
    isFirst(caller: string, articleId: number, day: string): boolean {
      if (day !== current) {
        current = day
        secret = randomBytes(16)
        seen.clear()
      }
      const reading = createHash('sha256').update(secret).update(`${articleId} ${caller}`).digest('base64')
      if (seen.has(reading) || seen.size >= most) return false
      seen.add(reading)
      return true
    },
  }
}
