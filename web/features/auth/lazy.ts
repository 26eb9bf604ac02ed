import { lazyComponent } from '#web/ui/lazy-component'
import { AuthSkeleton } from './auth-skeleton'

/** The log-in as a page, or in place of a page that requires one. */
export const LogInPage = lazyComponent(() => import('./log-in/log-in-page'), {
  namespaces: ['account'],
  Fallback: AuthSkeleton,
})

/** Log-in and sign-up over another page. */
export const DoorDialog = lazyComponent(() => import('./auth-dialog'), { namespaces: ['account'] })

/** Completes a registration that began with an e-mail. */
export const CompleteRegistration = lazyComponent(() => import('./registration/complete-registration'), {
  namespaces: ['account'],
  Fallback: AuthSkeleton,
})

/** Information for bookers without an account, on another page. */
export const WithoutAccount = lazyComponent(() => import('./registration/create-account-prompt'), {
  namespaces: ['account'],
  Fallback: AuthSkeleton,
})

/** The password that turns a booking without an account into one with an account. */
export const ChoosePassword = lazyComponent(() => import('./passwords/choose-password'), {
  namespaces: ['account'],
  Fallback: AuthSkeleton,
})

/** The log-in within a page. */
export const DoorHere = lazyComponent(() => import('./door-here'), { namespaces: ['account'], Fallback: AuthSkeleton })
