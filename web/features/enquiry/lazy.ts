import { lazyComponent } from '#web/ui/lazy-component'

/** Log-in over the enquiry, which prefills the account's data. */
export const EnquiryLogIn = lazyComponent(() => import('./enquiry-log-in'), { namespaces: ['account'] })
