import { lazyRetry } from '#web/ui/lazy-retry'

/** The rating of the company, beside what a page shows first. */
export const LateRating = lazyRetry(() => import('./company-rating'), { words: ['reviews'], Room: () => null })
