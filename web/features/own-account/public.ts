export { placeOfBooking, stateWord } from './booking-places'
export { NotCome } from './not-come'
export { OwnFrame } from './own-frame'
export { OwnRoom } from './own-room'
