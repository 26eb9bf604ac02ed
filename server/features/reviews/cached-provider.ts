import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import { redactQueryValues } from '#server/platform/http/errors'
import type { Clock } from '#server/platform/runtime/clock'

/** Cache lifetimes, in milliseconds: failures are retried sooner. */
const kept = { answer: 15 * 60_000, failure: 60_000 }
const mostKept = 500

/**
 * Requests a reviews provider, or returns its cached reply. A failure is logged and returns false (SPEC 8), so that a
 * page neither waits for an unavailable provider nor lacks other content because of it.
 */
export function queryProvider(clock: Clock, log: FastifyBaseLogger) {
  const answers = new LRUCache<string, { asked: Promise<unknown>; until: number }>({ max: mostKept })
  return async <Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer | false> => {
    const before = answers.get(name)
    if (before && before.until > clock.now()) return before.asked as Promise<Answer | false>
    const asked = ask().catch((error: unknown) => {
      log.warn({ err: redactQueryValues(error), asked: name }, 'the reviews provider could not be asked')
      answers.set(name, { asked: Promise.resolve(false), until: clock.now() + kept.failure })
      return false as const
    })
    answers.set(name, { asked, until: clock.now() + kept.answer })
    return asked
  }
}
