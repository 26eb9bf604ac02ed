import { lazyRetry } from '#web/ui/lazy-retry'

/** The log-in over the enquiry, which brings what is known of who logs in. */
export const EnquiryLogIn = lazyRetry(() => import('./enquiry-log-in'), { words: ['own-account'] })
