import { lazyComponent } from '#web/ui/lazy-component'

/** The company's rating, beside a page's first content. */
export const LateRating = lazyComponent(() => import('./company-rating'), {
  namespaces: ['reviews'],
  Fallback: () => null,
})
