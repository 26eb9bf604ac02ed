import { lazyRetry } from '#web/ui/lazy-retry'

/** A search that found no villa. Most searches find some, so its code comes when it is shown. */
export const NoResults = lazyRetry(() => import('./no-results'), {
  words: ['cards', 'no-results', 'results', 'search'],
  Room: () => null,
})
