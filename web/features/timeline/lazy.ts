import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

/** The timeline of a booking. */
export const Timeline = lazyComponent(() => import('./timeline'), {
  namespaces: ['account', 'timeline'],
  Fallback: AccountSkeleton,
})
