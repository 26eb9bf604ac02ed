import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

export const GuestLogins = lazyComponent(() => import('./guest-logins'), {
  namespaces: ['account', 'guest-logins'],
  Fallback: AccountSkeleton,
})
