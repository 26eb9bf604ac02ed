export { AccountLayout } from './account-layout'
export { AccountSkeleton } from './account-skeleton'
export { bookingLink, bookingStatusLabel } from './booking-links'
export { ConfirmEmailNotice } from './security/confirm-email-notice'
