import { lazyRetry } from '#web/ui/lazy-retry'

/** The company's rating, beside a page's first content. */
export const LateRating = lazyRetry(() => import('./company-rating'), { words: ['reviews'], Room: () => null })
