import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

/** One guest's details, by a private link. */
export const PassportByLink = lazyComponent(() => import('./passport-by-link'), {
  namespaces: ['account', 'autosave', 'journal', 'passports'],
  Fallback: AccountSkeleton,
})

export const Passports = lazyComponent(() => import('./passports'), {
  namespaces: ['account', 'autosave', 'journal', 'passports'],
  Fallback: AccountSkeleton,
})
