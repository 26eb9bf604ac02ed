import { lazyRetry } from '#web/ui/lazy-retry'
import { DoorRoom } from './door-room'

/** The log-in as a page, or in place of a page that requires one. */
export const LogInPage = lazyRetry(() => import('./log-in-page'), { words: ['own-account'], Room: DoorRoom })

/** Log-in and sign-up over another page. */
export const DoorDialog = lazyRetry(() => import('./door-dialog'), { words: ['own-account'] })

/** Completes a registration that began with an e-mail. */
export const CompleteRegistration = lazyRetry(() => import('./complete-registration'), {
  words: ['own-account'],
  Room: DoorRoom,
})

/** Information for bookers without an account, on another page. */
export const WithoutAccount = lazyRetry(() => import('./without-account'), { words: ['own-account'], Room: DoorRoom })

/** The password that turns a booking without an account into one with an account. */
export const ChoosePassword = lazyRetry(() => import('./choose-password'), { words: ['own-account'], Room: DoorRoom })

/** The log-in within a page. */
export const DoorHere = lazyRetry(() => import('./door-here'), { words: ['own-account'], Room: DoorRoom })
