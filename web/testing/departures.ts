import { onTestFinished } from 'vitest'

/** Stops navigations to other documents for the rest of the test, and collects their paths with queries. */
export function stopDepartures(): string[] {
  const left: string[] = []
  const stop = (event: NavigateEvent) => {
    const { pathname, search } = new URL(event.destination.url)
    left.push(pathname + search)
    event.preventDefault()
  }
  window.navigation.addEventListener('navigate', stop)
  onTestFinished(() => window.navigation.removeEventListener('navigate', stop))
  return left
}
