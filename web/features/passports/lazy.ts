import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

export const Passports = lazyComponent(() => import('./passports'), {
  namespaces: ['account', 'passports'],
  Fallback: AccountSkeleton,
})
