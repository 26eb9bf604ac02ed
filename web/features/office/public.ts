export { BookCall } from './book-call'
export { OfficeLine } from './office-line'
