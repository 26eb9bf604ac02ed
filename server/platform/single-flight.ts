/** Does the same work once for all who ask for it while it is under way. */
export function singleFlight<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key)
    if (known) return known
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
