import { lazyRetry } from '#web/ui/lazy-retry'
import { OwnRoom } from './own-room'

const words = ['own-account'] as const

/** The first page of a lead booker. */
export const Dashboard = lazyRetry(() => import('./dashboard'), { words, Room: OwnRoom })

/** The bookings of who has signed in. */
export const Bookings = lazyRetry(() => import('./bookings'), { words, Room: OwnRoom })

/** Name, password and devices. */
export const Profile = lazyRetry(() => import('./profile'), { words, Room: OwnRoom })

/** Telephone numbers and address. */
export const ContactDetails = lazyRetry(() => import('./contact-details'), { words, Room: OwnRoom })

/** What one wants to be sent. */
export const Subscriptions = lazyRetry(() => import('./subscriptions'), { words, Room: OwnRoom })

/** Those who share one's bookings. */
export const GuestLogins = lazyRetry(() => import('./guest-logins'), { words, Room: OwnRoom })

/** What is not done here yet. */
export const Elsewhere = lazyRetry(() => import('./elsewhere'), { words, Room: OwnRoom })

/** An online booking that has not been begun. */
export const NoBooking = lazyRetry(() => import('./no-booking'), { words, Room: OwnRoom })
