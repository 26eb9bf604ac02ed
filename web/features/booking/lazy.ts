import { OwnRoom } from '#web/features/own-account/public'
import { lazyRetry } from '#web/ui/lazy-retry'

/** An online booking, from the offer to what comes after it (27). */
export const OnlineBooking = lazyRetry(() => import('./online-booking'), {
  words: ['guests', 'own-account', 'own-booking'],
  Room: OwnRoom,
})
