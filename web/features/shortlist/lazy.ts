import { lazyRetry } from '#web/ui/lazy-retry'

/** Villas side by side, over the page. */
export const Comparison = lazyRetry(() => import('./comparison'), { words: ['cards', 'shortlist'] })
