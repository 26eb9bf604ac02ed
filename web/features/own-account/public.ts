export { placeOfBooking, stateWord } from './booking-places'
export { OwnFrame } from './own-frame'
export { OwnRoom } from './own-room'
