export { usePaymentAttempt } from './checkout/use-payment-attempt'
export { BookingPicker } from './overview/booking-picker'
export { openDocument } from './overview/open-document'
