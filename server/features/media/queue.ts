import { singleFlight } from '#server/platform/single-flight'

/** Runs jobs a few at a time, and the same job once for all who ask for it meanwhile. */
export function jobQueue<T>(atOnce: number) {
  const once = singleFlight<T>()
  const waiting: (() => void)[] = []
  let running = 0

  const inTurn = async (job: () => Promise<T>) => {
    if (running >= atOnce) await new Promise<void>(go => waiting.push(go))
    running++
    try {
      return await job()
    } finally {
      running--
      waiting.shift()?.()
    }
  }

  return (key: string, job: () => Promise<T>): Promise<T> => once(key, () => inTurn(job))
}
