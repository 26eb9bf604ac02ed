export { archiveGuestsOf } from './archive-guest.ts'
export { countInvitedGuests } from './count-invited-guests.ts'
