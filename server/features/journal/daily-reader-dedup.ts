import { createHash, randomBytes } from 'node:crypto'

/** Most readings remembered per day. Beyond that new ones are not counted, so that none counts twice. */
const most = 100_000

interface Reading {
  caller: string
  articleId: number
  day: string
}

/**
 * Detects the first reading of an article by a caller on a day. Callers are only held in memory, hashed with a secret
 * of the day that is discarded with it.
 */
export function createDailyReaderDedup() {
  let current = ''
  let secret = randomBytes(16)
  const seen = new Set<string>()
  return {
    /** Runs `work` for a first reading. If it fails, the reading is forgotten and can be counted later. */
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

export type DailyReaderDedup = ReturnType<typeof createDailyReaderDedup>
