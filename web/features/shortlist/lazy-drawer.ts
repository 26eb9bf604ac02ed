import { lazyRetry } from '#web/ui/lazy-retry'

/** The shortlist at the side of the page. */
export const ShortlistDrawer = lazyRetry(() => import('./shortlist-drawer'), { words: ['cards', 'shortlist'] })
