import { OwnRoom } from '#web/features/own-account/public'
import { lazyRetry } from '#web/ui/lazy-retry'

const piece = { words: ['guests', 'own-account', 'own-booking', 'rates'], Room: OwnRoom } as const

/** An online booking, from the offer to what comes after it (27). */
export const OnlineBooking = lazyRetry(() => import('./online-booking'), piece)
/** The same with what one does of a booking that is made. */
const whole = {
  words: ['guests', 'journal', 'own-account', 'own-booking', 'own-plans', 'rates'],
  Room: OwnRoom,
} as const

/** A payment that is with the bank of whoever holds the card (40). */
export const AtBank = lazyRetry(() => import('./at-bank'), piece)

/** A booking that is confirmed: what was sold, what is paid, what is left, and paying it (49). */
export const Overview = lazyRetry(() => import('./overview'), whole)

/** The confirmation of a booking, to be printed (96). */
export const Confirmation = lazyRetry(() => import('./confirmation'), piece)

/** Where a client is led who is invited to go on with an option (101). */
export const ContinuedOption = lazyRetry(() => import('./continued-option'), piece)

/** What somebody else pays by a link (113). */
export const PaymentLink = lazyRetry(() => import('./payment-link'), piece)

/** A provisional booking, and its deposit (53, 54). */
export const Provisional = lazyRetry(() => import('./provisional'), whole)
