import { createHash, randomBytes } from 'node:crypto'

/** So many readings of a day are told apart; beyond, none is counted rather than one twice. */
const most = 100_000

interface Reading {
  caller: string
  articleId: number
  day: string
}

/**
 * Tells whether somebody reads an article for the first time on a day. Who they are is only remembered hashed with a
 * secret of the day, in memory, and forgotten with it.
 */
export function readersOfADay() {
  let current = ''
  let secret = randomBytes(16)
  const seen = new Set<string>()
  return {
    /** Does the work of a first reading. One whose work fails was none, and may come again. */
    async first({ caller, articleId, day }: Reading, work: () => Promise<void>): Promise<void> {
      if (day !== current) {
        current = day
        secret = randomBytes(16)
        seen.clear()
      }
      const reading = createHash('sha256').update(secret).update(`${articleId} ${caller}`).digest('base64')
      if (seen.has(reading) || seen.size >= most) return
      seen.add(reading)
      try {
        await work()
      } catch (error) {
        seen.delete(reading)
        throw error
      }
    },
  }
}

export type ReadersOfADay = ReturnType<typeof readersOfADay>
