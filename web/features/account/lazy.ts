import { lazyComponent } from '#web/ui/lazy-component'
import { AccountSkeleton } from './account-skeleton'

const words = ['account'] as const

export const Dashboard = lazyComponent(() => import('./dashboard/dashboard'), {
  namespaces: words,
  Fallback: AccountSkeleton,
})

export const Bookings = lazyComponent(() => import('./bookings/bookings'), {
  namespaces: words,
  Fallback: AccountSkeleton,
})

/** Name, e-mail address, password, devices and data. */
export const Profile = lazyComponent(() => import('./profile'), {
  namespaces: ['account', 'profile'],
  Fallback: AccountSkeleton,
})

export const ContactDetails = lazyComponent(() => import('./contact-details'), {
  namespaces: ['account', 'profile'],
  Fallback: AccountSkeleton,
})

export const Subscriptions = lazyComponent(() => import('./subscriptions'), {
  namespaces: ['account', 'profile'],
  Fallback: AccountSkeleton,
})

/** Tasks that are not available online yet. */
export const UnknownPage = lazyComponent(() => import('./unknown-page'), {
  namespaces: words,
  Fallback: AccountSkeleton,
})
