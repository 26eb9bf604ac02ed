import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

/** The conversation with the company about a booking. */
export const Messages = lazyComponent(() => import('./messages-page'), {
  namespaces: ['account', 'booking', 'conversation'],
  Fallback: AccountSkeleton,
})
