export { BookCall } from './book-call'
export { useOfficeHours } from './office-hours'
export { OfficeLine } from './office-line'
export { useOfficeNumber } from './use-office-number'
