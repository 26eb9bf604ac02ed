import { type ReactNode, useEffect } from 'react'

/** Providers around the router. */
export function App({ children }: { children: ReactNode }) {
  // Reveals elements that need scripts, and tells the bootstrap script.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}
