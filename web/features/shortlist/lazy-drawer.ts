import { lazyComponent } from '#web/ui/lazy-component'

/** The shortlist drawer. */
export const ShortlistDrawer = lazyComponent(() => import('./shortlist-drawer'), {
  namespaces: ['villa-card', 'shortlist'],
})
