import { AccountSkeleton } from '#web/features/account/public'
import { lazyComponent } from '#web/ui/lazy-component'
import { Skeleton } from '#web/ui/skeleton'

const pageOptions = { namespaces: ['guests', 'account', 'booking', 'rates'], Fallback: AccountSkeleton } as const

/** An online booking, from the offer to the thank-you page (27). */
export const OnlineBooking = lazyComponent(() => import('./overview/online-booking'), pageOptions)
/** As above, with the features of a completed booking. */
const managePageOptions = {
  namespaces: ['guests', 'journal', 'account', 'booking', 'booking-changes', 'rates'],
  Fallback: AccountSkeleton,
} as const

const billingOptions = { namespaces: ['account', 'booking', 'billing'], Fallback: AccountSkeleton } as const

/** Payments and documents of all bookings (87). */
export const Billing = lazyComponent(() => import('./billing/billing-page'), billingOptions)

/** The company's bank details (67). */
export const BankDetails = lazyComponent(() => import('./billing/bank-details-page'), billingOptions)

/** A payment that waits for 3-D Secure (40). */
export const AtBank = lazyComponent(() => import('./checkout/three-d-secure-page'), pageOptions)

/** A confirmed booking: what was sold, paid and is due, and its payment (49). */
export const Overview = lazyComponent(() => import('./overview/overview-page'), managePageOptions)

/** Payment of chosen services or of wine, within a checkout page of the client area. */
export const ItemsPayment = lazyComponent(() => import('./checkout/items-payment'), {
  namespaces: ['account', 'booking'],
  Fallback: () => Skeleton({}),
})

/** The same by bank transfer. */
export const ItemsTransfer = lazyComponent(() => import('./transfer/items-transfer'), {
  namespaces: ['account', 'booking'],
  Fallback: () => Skeleton({}),
})

/** The confirmation of a booking, for print (96). */
export const Confirmation = lazyComponent(() => import('./thanks/confirmation'), pageOptions)

/** Target of the invitation to continue an option (101). */
export const ContinuedOption = lazyComponent(() => import('./hold/resume-option'), pageOptions)

/** Payment of a share by link (113). */
export const PaymentLink = lazyComponent(() => import('./checkout/payment-link-page'), pageOptions)

/** A provisional booking and its deposit (53, 54). */
export const Provisional = lazyComponent(() => import('./overview/provisional'), managePageOptions)
