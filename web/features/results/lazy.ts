import { lazyRetry } from '#web/ui/lazy-retry'

/** A search without results: rare, so its code is lazy-loaded. */
export const NoResults = lazyRetry(() => import('./no-results'), {
  words: ['cards', 'no-results', 'results', 'search'],
  Room: () => null,
})
