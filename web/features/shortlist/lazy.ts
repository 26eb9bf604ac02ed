import { lazyComponent } from '#web/ui/lazy-component'

/** Comparison of villas, over the page. */
export const Comparison = lazyComponent(() => import('./comparison'), { namespaces: ['villa-card', 'shortlist'] })
