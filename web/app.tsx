import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/** What surrounds the router: the store of what is personal or changes while one looks. */
export function App({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 60_000 } } }))
  // What needs scripts shows itself only now that they are there.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
