import { type ReactNode, useEffect } from 'react'

/** What surrounds the router. */
export function App({ children }: { children: ReactNode }) {
  // What needs scripts shows itself only now that they are there.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}
