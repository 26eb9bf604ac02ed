import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

export const TripPage = lazyComponent(() => import('./trip-page'), {
  namespaces: ['account', 'autosave', 'journal', 'trips'],
  Fallback: AccountSkeleton,
})
