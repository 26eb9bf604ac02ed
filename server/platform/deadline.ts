import { Refusal } from '#contract/refusals'

/**
 * What comes of work, if it comes in so many milliseconds. Throws `unavailable` where it does not: what comes later is
 * nobody's any more.
 */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const over = Promise.withResolvers<never>()
  const late = setTimeout(() => over.reject(new Refusal('unavailable')), milliseconds)
  try {
    return await Promise.race([work, over.promise])
  } finally {
    clearTimeout(late)
  }
}
