export { BookCall } from './book-call'
export { useOfficeHours } from './office-hours'
export { OfficePhone } from './office-phone'
export { useOfficeNumber } from './use-office-number'
