export { BookingPicker } from './overview/booking-picker'
export { openDocument } from './overview/open-document'
