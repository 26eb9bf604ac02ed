import { lazyRetry } from '#web/ui/lazy-retry'
import { OwnRoom } from './own-room'

const words = ['own-account'] as const

export const Dashboard = lazyRetry(() => import('./dashboard'), { words, Room: OwnRoom })

export const Bookings = lazyRetry(() => import('./bookings'), { words, Room: OwnRoom })

/** Name, e-mail address, password, devices and data. */
export const Profile = lazyRetry(() => import('./profile'), {
  words: ['own-account', 'own-profile'],
  Room: OwnRoom,
})

export const ContactDetails = lazyRetry(() => import('./contact-details'), {
  words: ['own-account', 'own-profile'],
  Room: OwnRoom,
})

export const Subscriptions = lazyRetry(() => import('./subscriptions'), {
  words: ['own-account', 'own-profile'],
  Room: OwnRoom,
})

/** Tasks that are not available online yet. */
export const Elsewhere = lazyRetry(() => import('./elsewhere'), { words, Room: OwnRoom })
