import { lazyRetry } from '#web/ui/lazy-retry'

/** The search over the whole screen of a telephone. */
export const SearchDialog = lazyRetry(() => import('./search-dialog'), { words: ['guests', 'search'] })

/** A question's panel on the screen of a telephone. */
export const PanelScreen = lazyRetry(() => import('./panel-screen'))
