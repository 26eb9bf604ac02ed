/** Delay before the retry, in milliseconds. */
const pause = 500
/** Timeout in milliseconds. */
const patience = 30_000

function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fails) => {
    timer = setTimeout(() => fails(new Error('Loading timed out')), patience)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

/**
 * Loads with one retry. A hanging load fails after half a minute without a retry (PD-7): the browser would wait for
 * the same response.
 */
export const retried = <T>(load: () => Promise<T>): Promise<T> =>
  inTime(load().catch(() => new Promise<void>(rested => setTimeout(rested, pause)).then(load)))
