import { lazyRetry } from '#web/ui/lazy-retry'

/** The shortlist drawer. */
export const ShortlistDrawer = lazyRetry(() => import('./shortlist-drawer'), { words: ['cards', 'shortlist'] })
