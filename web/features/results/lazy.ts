import { lazyComponent } from '#web/ui/lazy-component'

/** A search without results: rare, so its code is lazy-loaded. */
export const NoResults = lazyComponent(() => import('./no-results'), {
  namespaces: ['villa-card', 'no-results', 'results', 'search'],
  Fallback: () => null,
})
