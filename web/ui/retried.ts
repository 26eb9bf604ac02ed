/** What did not come is asked for again after so many milliseconds. */
const pause = 500
/** What neither comes nor fails is no longer waited for after so many. */
const patience = 30_000

function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fails) => {
    timer = setTimeout(() => fails(new Error('What was asked for does not come')), patience)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

/**
 * Loads something; if it fails, once more. What hangs is given up after half a minute (PD-7): the same file asked
 * for again would wait for the same answer.
 */
export const retried = <T>(load: () => Promise<T>): Promise<T> =>
  inTime(load().catch(() => new Promise<void>(rested => setTimeout(rested, pause)).then(load)))
