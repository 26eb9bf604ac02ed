import { lazyRetry } from '#web/ui/lazy-retry'
import { OwnRoom } from './own-room'

const words = ['own-account'] as const

/** The first page of a lead booker. */
export const Dashboard = lazyRetry(() => import('./dashboard'), { words, Room: OwnRoom })

/** The bookings of who has signed in. */
export const Bookings = lazyRetry(() => import('./bookings'), { words, Room: OwnRoom })

/** Name, address, password, devices and data. */
export const Profile = lazyRetry(() => import('./profile'), {
  words: ['own-account', 'own-profile'],
  Room: OwnRoom,
})

/** Telephone numbers and address. */
export const ContactDetails = lazyRetry(() => import('./contact-details'), {
  words: ['own-account', 'own-profile'],
  Room: OwnRoom,
})

/** What one wants to be sent. */
export const Subscriptions = lazyRetry(() => import('./subscriptions'), {
  words: ['own-account', 'own-profile'],
  Room: OwnRoom,
})

/** What is not done here yet. */
export const Elsewhere = lazyRetry(() => import('./elsewhere'), { words, Room: OwnRoom })
