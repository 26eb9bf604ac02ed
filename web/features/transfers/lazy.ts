import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'

const options = {
  namespaces: ['guests', 'account', 'booking', 'extras', 'transfers'],
  Fallback: AccountSkeleton,
} as const

/** Transfers of a booking: request one, and see what has become of them (85). */
export const Transfers = lazyComponent(() => import('./transfers-page'), options)

/** Transfers that are not requested yet (91). */
export const TransfersBasket = lazyComponent(() => import('./basket-page'), options)

/** Payment of confirmed transfers (92). */
export const TransfersCheckout = lazyComponent(() => import('./checkout-page'), {
  namespaces: ['guests', 'account', 'booking', 'extras', 'profile', 'transfers'],
  Fallback: AccountSkeleton,
})

/** The outcome of a payment for transfers (93). */
export const TransfersComplete = lazyComponent(() => import('./complete-page'), options)

/** The request of a supplier's private link. */
export const SupplierPage = lazyComponent(() => import('./supplier-page'), options)
