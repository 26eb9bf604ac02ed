import { lazyRetry } from '#web/ui/lazy-retry'
import { DoorRoom } from './door-room'

/** The log-in, as a page of its own or in the place of one that is not for everybody. */
export const LogInPage = lazyRetry(() => import('./log-in-page'), { words: ['own-account'], Room: DoorRoom })

/** Log-in and sign-up over another page. */
export const DoorDialog = lazyRetry(() => import('./door-dialog'), { words: ['own-account'] })

/** Where a registration is completed that a letter began. */
export const CompleteRegistration = lazyRetry(() => import('./complete-registration'), {
  words: ['own-account'],
  Room: DoorRoom,
})

/** What is told, on another page, to who has booked without an account. */
export const WithoutAccount = lazyRetry(() => import('./without-account'), { words: ['own-account'], Room: DoorRoom })

/** The password by which a booking that was made without an account gets one. */
export const ChoosePassword = lazyRetry(() => import('./choose-password'), { words: ['own-account'], Room: DoorRoom })

/** The log-in in the midst of a page. */
export const DoorHere = lazyRetry(() => import('./door-here'), { words: ['own-account'], Room: DoorRoom })
