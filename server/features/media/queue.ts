/** Runs jobs a few at a time, and the same job once for all who ask for it meanwhile. */
export function jobQueue<T>(atOnce: number) {
  const underWay = new Map<string, Promise<T>>()
  const waiting: (() => void)[] = []
  let running = 0

  const take = async () => {
    if (running >= atOnce) await new Promise<void>(go => waiting.push(go))
    running++
  }
  const give = () => {
    running--
    waiting.shift()?.()
  }

  return (key: string, job: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key)
    if (known) return known
    const work = (async () => {
      await take()
      try {
        return await job()
      } finally {
        give()
        underWay.delete(key)
      }
    })()
    underWay.set(key, work)
    return work
  }
}
