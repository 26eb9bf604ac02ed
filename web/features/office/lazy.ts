import { lazyRetry } from '#web/ui/lazy-retry'

/** The portal in which a call is booked. */
export const CallPortal = lazyRetry(() => import('./call-portal'))
