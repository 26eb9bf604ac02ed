import { lazyRetry } from '#web/ui/lazy-retry'

/** The pictures of a villa over the whole screen. */
export const Viewer = lazyRetry(() => import('./pictures/viewer'), { words: ['villa'] })

/** The stays nearest to one that the villa does not take. */
export const NearStays = lazyRetry(() => import('./stay/near-stays'), { words: ['near-stays'], Room: () => null })
