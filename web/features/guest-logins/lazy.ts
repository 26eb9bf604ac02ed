import { OwnRoom } from '#web/features/own-account/public'
import { lazyRetry } from '#web/ui/lazy-retry'

export const GuestLogins = lazyRetry(() => import('./guest-logins'), {
  words: ['own-account', 'own-guests'],
  Room: OwnRoom,
})
