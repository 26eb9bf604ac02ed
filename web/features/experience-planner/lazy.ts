import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

const options = {
  namespaces: ['account', 'experience', 'extras', 'guests', 'planner'],
  Fallback: AccountSkeleton,
} as const

/** The plan of a stay with the experiences around it (771, template 56). */
export const ExperiencesPlanner = lazyComponent(() => import('./planner-of'), options)

/** The basket of planned experiences (89). */
export const ExperiencesBasket = lazyComponent(() => import('./basket-page'), options)

/** Payment of the selected experiences (90). */
export const ExperiencesCheckout = lazyComponent(() => import('./checkout-page'), {
  ...options,
  namespaces: ['account', 'booking', 'experience', 'extras', 'planner'],
})
