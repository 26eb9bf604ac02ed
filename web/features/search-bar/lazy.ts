import { lazyComponent } from '#web/ui/lazy-component'

/** The full-screen search for phones. */
export const SearchDialog = lazyComponent(() => import('./search-dialog'), { namespaces: ['guests', 'search'] })
