export { calendarOf } from './calendar-of.ts'
export { cancellationFacts, cancellationTold, noDates, presentCancellationDates } from './cancellation-dates.ts'
export { changePrice } from './change-price.ts'
export { findClientManager, managerOf, namedManager } from './client-manager.ts'
export {
  type AcceptedBy,
  acceptanceBy,
  acceptedByActor,
  conditionsOnPaper,
  presentAcceptance,
  recordAcceptance,
  requireAcceptance,
} from './conditions.ts'
export { daysOfDeposit, findOpenClaims } from './damage-deposit.ts'
export { getDamageWaiver } from './damage-waiver.ts'
export { dueWithHold } from './due-with-hold.ts'
export { findNearOffers } from './explain-no.ts'
export { findOpenNights } from './find-open-nights.ts'
export { atRateOf, followTax } from './follow-tax.ts'
export { getBooking } from './get-booking.ts'
export { getStanding } from './get-standing.ts'
export { insertBooking } from './insert-booking.ts'
export { keepSale } from './keep-sale.ts'
export { addressOf, ownAddressOf, stayAddress, writeToOwner } from './letters.ts'
export {
  areNightsTaken,
  cancelNights,
  databaseNow,
  holdNights,
  lockBooking,
  releaseNights,
  statusNow,
} from './nights.ts'
export { blockNights, lockToMove, moveNights, unblockNights } from './office-nights.ts'
export { beginPayment, confirmPaid, type PayablePart, payableOf, refuseEarlyServices } from './payable.ts'
export { placeOf } from './place-of.ts'
export { nameOfService, presentTerms, sumsOf } from './present-booking.ts'
export { type FoundBooking, findBooked, findBookings } from './queries.ts'
export { presentSchedule, scheduleOf, standingItems } from './schedule.ts'
export { priceStay, type SoldRate } from './sell-stay.ts'
export { joinBalance, planBalance, shareBalance, unplanBalance } from './share-balance.ts'
export { tellDesk } from './tell-desk.ts'
export { rateColumns, termsOf } from './terms-of.ts'
