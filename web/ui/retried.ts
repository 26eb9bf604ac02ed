/** What did not come is asked for again after so many milliseconds. */
const pause = 500

/** Loads something; if it does not come, once more. */
export const retried = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise<void>(rested => setTimeout(rested, pause)).then(load))
