import { lazyComponent } from '#web/ui/lazy-component'

/** The full-screen search for phones. */
export const SearchDialog = lazyComponent(() => import('./search-dialog'), { namespaces: ['guests', 'search'] })

/** A field's panel as a full screen on phones. */
export const PanelScreen = lazyComponent(() => import('./panel-dialog'))
