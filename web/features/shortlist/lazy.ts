import { lazyRetry } from '#web/ui/lazy-retry'

/** Comparison of villas, over the page. */
export const Comparison = lazyRetry(() => import('./comparison'), { words: ['cards', 'shortlist'] })
