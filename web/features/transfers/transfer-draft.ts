import type { TransferList } from '#contract/extras/transfers'
import { isChauffeur, transferIdOf, vehicleFor } from '#domain/transfers/transfer'
import type { BasketTransfer } from '#domain/transfers/transfer-basket'
import {
  passengersOf,
  type TransferFaults,
  type TransferRequest,
  transferFaults,
} from '#domain/transfers/transfer-faults'

/** A new transfer: from the nearest airport on the day of arrival, for the whole party. */
export const emptyTransfer = (list: TransferList, name: string): TransferRequest => ({
  ...{ type: 'airport', direction: 'to-villa', regionPlaceId: null, transferId: null },
  ...{ adultCount: Math.max(1, list.adults), childCount: list.children, infantCount: list.infants },
  ...{ isReturn: false, travelDateTime: `${list.arrival}T`, returnDateTime: `${list.departure}T` },
  ...{ flightNumber: '', flightArrivalTime: '', mainPassengerName: name, mainPassengerContactNumber: '' },
  ...{ requireBoosterSeat: false, extraLuggage: false, notesToDriver: '' },
})

/** The fields of a transfer in the basket. */
export const requestOf = ({
  uniqueIdentifier: _,
  requestKey: __,
  bookingId: ___,
  villaBookingItemId: ____,
  propertyId: _____,
  price: ______,
  ...request
}: BasketTransfer): TransferRequest => request

/** Whether the driver waits for a flight: then its landing is the time of pickup. */
export const followsFlight = ({ type, direction }: TransferRequest): boolean =>
  type === 'airport' && direction === 'to-villa'

/**
 * The transfer as it is sent: a landing is the time of pickup, and what belongs to another type is left out. A time
 * counts only when both its parts are chosen.
 */
export function completeRequest(draft: TransferRequest): TransferRequest {
  const [day = ''] = draft.travelDateTime.split('T')
  const isDriver = isChauffeur(draft.type)
  const passengers = passengersOf(draft)
  const fits = vehicleFor(passengers)
  return {
    ...draft,
    ...(followsFlight(draft) && { travelDateTime: `${day}T${draft.flightArrivalTime}` }),
    ...(isDriver && { regionPlaceId: null, direction: 'from-villa' as const, isReturn: false }),
    ...(!draft.isReturn || isDriver ? { returnDateTime: '' } : {}),
    ...(draft.type !== 'airport' && { flightNumber: '', flightArrivalTime: '' }),
    transferId: draft.transferId ?? (fits ? transferIdOf(draft.type, fits) : null),
  }
}

const hasTime = (moment: string) => moment.split('T')[1]?.length === 5

/** The validation errors by field; an hour or minute that is not chosen is missing. */
export function draftFaults(draft: TransferRequest, list: TransferList): TransferFaults {
  const request = completeRequest(draft)
  const { arrival, departure, now } = list
  const faults = transferFaults(request, { arrival, departure, now })
  const isOpen = (moment: string) => moment.split('T')[0] === '' || !hasTime(moment)
  return {
    ...faults,
    ...(isOpen(request.travelDateTime) && { travelDateTime: 'missing' as const }),
    ...(request.isReturn && isOpen(request.returnDateTime) && { returnDateTime: 'missing' as const }),
    ...(followsFlight(draft) && draft.flightArrivalTime.length !== 5 && { flightArrivalTime: 'missing' as const }),
  }
}
