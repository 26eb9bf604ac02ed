import { lazyRetry } from '#web/ui/lazy-retry'

/** Log-in over the enquiry, which prefills the account's data. */
export const EnquiryLogIn = lazyRetry(() => import('./enquiry-log-in'), { words: ['own-account'] })
