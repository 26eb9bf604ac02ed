/** Delay before the retry, in milliseconds. */
const retryDelayMs = 500
/** Timeout in milliseconds. */
const timeoutMs = 30_000

function withTimeout<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fails) => {
    timer = setTimeout(() => fails(new Error('Loading timed out')), timeoutMs)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

/**
 * Loads with one retry. A hanging load fails after half a minute without a retry (PD-7): the browser would wait for
 * the same response.
 */
export const withRetryAndTimeout = <T>(load: () => Promise<T>): Promise<T> =>
  withTimeout(load().catch(() => new Promise<void>(rested => setTimeout(rested, retryDelayMs)).then(load)))
