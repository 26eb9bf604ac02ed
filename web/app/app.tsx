import { type ReactNode, useEffect } from 'react'

/** Providers around the router. */
export function App({ children }: { children: ReactNode }) {
  // Reveals elements that need scripts.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}
