import { lazyRetry } from '#web/ui/lazy-retry'

/** The full-screen search for phones. */
export const SearchDialog = lazyRetry(() => import('./search-dialog'), { words: ['guests', 'search'] })

/** A field's panel as a full screen on phones. */
export const PanelScreen = lazyRetry(() => import('./panel-screen'))
