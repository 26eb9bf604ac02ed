export { archiveGuestsOf } from './archive-guest.ts'
