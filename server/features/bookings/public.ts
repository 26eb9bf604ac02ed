export { depositWindow, findOpenClaims } from './balance/damage-deposit.ts'
export { getDamageWaiver } from './balance/damage-waiver.ts'
export { emailAboutService, writeServiceEmail } from './balance/email-service.ts'
export { beginPayment, confirmPaid, payableOf, payableOfLocked, refuseEarlyServices } from './balance/payable.ts'
export { mergeBalanceParts, scheduleBalance, splitBalance, unplanBalance } from './balance/split-balance.ts'
export { cancellationFacts, cancellationTold, noDates, presentCancellationDates } from './cancellation-dates.ts'
export { absoluteUrl, clientAreaUrl, emailBookingOwner, renderHoldEmail, stayUrl } from './emails.ts'
export { findOpenNights } from './find-open-nights.ts'
export { getBooking } from './get-booking.ts'
export { getStanding } from './get-standing.ts'
export { buildIcal, villaLocation } from './ical.ts'
export { insertBooking } from './insert-booking.ts'
export { loggedBooking } from './logged-booking.ts'
export { notifyStaff } from './notify-staff.ts'
export { findTakenNights, freeImportedNights, saveImportedNights } from './occupancy/imported-nights.ts'
export {
  areNightsTaken,
  cancelNights,
  databaseNow,
  effectiveStatus,
  extendOfficeOption,
  holdNights,
  lockBooking,
  optionEnd,
  releaseNights,
} from './occupancy/occupancy.ts'
export {
  blockNights,
  lockForMove,
  type MovableBooking,
  moveBlockedNights,
  moveNights,
  unblockNights,
} from './occupancy/staff-occupancy.ts'
export { findNearOffers } from './occupancy/suggest-alternatives.ts'
export { findClientManager, managerOf, namedManager } from './people/client-manager.ts'
export {
  type AcceptedBy,
  acceptanceBy,
  acceptedByActor,
  conditionsOnPaper,
  presentAcceptance,
  recordAcceptance,
  requireAcceptance,
} from './people/conditions.ts'
export { nameOfService, presentTerms, sumsOf } from './present-booking.ts'
export { dueWithHold } from './pricing/due-with-hold.ts'
export { atRateOf, followTax } from './pricing/follow-tax.ts'
export { priceStay } from './pricing/quote-stay.ts'
export { repriceBooking } from './pricing/reprice-booking.ts'
export { saveSale } from './pricing/save-sale.ts'
export { presentSchedule, scheduleOf, standingItems } from './pricing/schedule.ts'
export { type FoundBooking, findBooked, findBookedAs, findBookings, findBookingsOf, hasRequested } from './queries.ts'
export { type RateColumns, rateColumns, soldOnOf, termsOf } from './stays/terms-of.ts'
