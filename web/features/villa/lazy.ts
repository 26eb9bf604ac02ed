import { lazyRetry } from '#web/ui/lazy-retry'

/** The pictures of a villa over the whole screen. */
export const Viewer = lazyRetry(() => import('./pictures/viewer'), { words: ['villa'] })
