import { lazyRetry } from '#web/ui/lazy-retry'

/** Says, on each page, that a member of staff looks on. */
export const LookingBanner = lazyRetry(() => import('./looking-banner'), { words: ['own-account'] })
