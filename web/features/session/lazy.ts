import { lazyRetry } from '#web/ui/lazy-retry'

/** Banner on each page during an impersonation. */
export const LookingBanner = lazyRetry(() => import('./looking-banner'), { words: ['own-account'] })
