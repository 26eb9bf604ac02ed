import { OwnRoom } from '#web/features/own-account/public'
import { lazyRetry } from '#web/ui/lazy-retry'

const piece = { words: ['guests', 'own-account', 'own-booking', 'rates'], Room: OwnRoom } as const

/** An online booking, from the offer to the thank-you page (27). */
export const OnlineBooking = lazyRetry(() => import('./online-booking'), piece)
/** As above, with the features of a completed booking. */
const whole = {
  words: ['guests', 'journal', 'own-account', 'own-booking', 'own-plans', 'rates'],
  Room: OwnRoom,
} as const

/** A payment that waits for 3-D Secure (40). */
export const AtBank = lazyRetry(() => import('./at-bank'), piece)

/** A confirmed booking: what was sold, paid and is due, and its payment (49). */
export const Overview = lazyRetry(() => import('./overview'), whole)

/** The confirmation of a booking, for print (96). */
export const Confirmation = lazyRetry(() => import('./confirmation'), piece)

/** Target of the invitation to continue an option (101). */
export const ContinuedOption = lazyRetry(() => import('./continued-option'), piece)

/** Payment of a share by link (113). */
export const PaymentLink = lazyRetry(() => import('./payment-link'), piece)

/** A provisional booking and its deposit (53, 54). */
export const Provisional = lazyRetry(() => import('./provisional'), whole)
