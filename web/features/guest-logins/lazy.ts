import { OwnRoom } from '#web/features/own-account/public'
import { lazyRetry } from '#web/ui/lazy-retry'

/** The people whom a lead booker invites, and what each of them sees. */
export const GuestLogins = lazyRetry(() => import('./guest-logins'), {
  words: ['own-account', 'own-guests'],
  Room: OwnRoom,
})
