import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

const options = { namespaces: ['guests', 'account', 'booking', 'wine'], Fallback: AccountSkeleton } as const

/** Wine for a stay (48): the list with its basket. */
export const WinePage = lazyComponent(() => import('./wine-page'), options)

/** The basket with its delivery (57). */
export const WineOverview = lazyComponent(() => import('./wine-overview'), options)

/** The order with age and delivery (58), and the orders so far. */
export const WineSummary = lazyComponent(() => import('./orders/wine-summary'), options)

/** Payment of an order (59). */
export const WinePayment = lazyComponent(() => import('./orders/wine-payment'), options)

/** The outcome of a payment, with the order (60). */
export const WineThanks = lazyComponent(() => import('./orders/wine-thanks'), options)
