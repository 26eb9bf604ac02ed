export { Desk } from './desk'
export { desk } from './own-desk'
