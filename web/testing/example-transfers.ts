import type {
  TransferList,
  TransferOptions,
  TransferPrices,
  TransferShown,
  TransportationList,
} from '#contract/extras/transfers'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { BasketTransfer } from '#domain/transfers/transfer-basket'
import { stubApi } from './api-stub'

/** A stay without transfers. */
export const exampleTransferList: TransferList = {
  ...{ bookingId: 7, propertyId: 4, villaBookingItemId: 70, villa: 'Casa Blu', arrival: '2027-06-05' },
  ...{ departure: '2027-06-12', now: '2027-01-15T10:00', timezone: 'Europe/Rome', open: true, currencyId: 1 },
  terms: { freeDays: 2, laterPercent: 50 },
  ...{ mayPay: true, adults: 2, children: 0, infants: 0, transfers: [] },
}
/** The airports near the villa. */
export const exampleAirports = [
  { regionPlaceId: 11, name: 'Catania Airport (CTA)', placeType: 'Airport', kilometres: 60, minutes: 70 },
  { regionPlaceId: 12, name: 'Comiso Airport (CIY)', placeType: 'Airport', kilometres: 80, minutes: 95 },
]

/** A transfer from Catania Airport, which the company is asked for. */
export const aTransfer = (more: Partial<TransferShown> = {}): TransferShown => ({
  ...{ itemId: 81, bookingId: 7, status: itemStatus.requested, confirmationCode: null, type: 'airport' },
  ...{ direction: 'to-villa', leavingFrom: 'Catania Airport (CTA)', destination: 'Casa Blu', vehicle: 'sedan' },
  ...{ adults: 2, children: 0, babies: 0, travelDateTime: '2027-06-05T14:30', returnDateTime: null, isReturn: false },
  ...{ meetingTime: '14:30', flightReference: 'BA2612', flightArrivalTime: '14:30', contactName: 'Ada Holm' },
  ...{ contactPhone: '+442079460000', boosterSeat: false, extraLuggage: false, note: '', totalPrice: 120 },
  ...{ changes: [], message: '', flightChange: null, own: true, requestedAt: '2027-01-15T10:00:00.000Z' },
  ...more,
})

/** A transfer in the basket. */
export const aBasketTransfer = (uniqueIdentifier = 1): BasketTransfer => ({
  ...{ uniqueIdentifier, requestKey: `00000000-0000-4000-8000-00000000000${uniqueIdentifier}`, bookingId: 7 },
  ...{ villaBookingItemId: 70, propertyId: 4, price: 120, type: 'airport', direction: 'to-villa', regionPlaceId: 11 },
  ...{ transferId: 11, adultCount: 2, childCount: 0, infantCount: 0, isReturn: false, returnDateTime: '' },
  ...{ travelDateTime: '2027-06-05T14:30', flightNumber: 'BA2612', flightArrivalTime: '14:30' },
  ...{ mainPassengerName: 'Ada Holm', mainPassengerContactNumber: '+442079460000' },
  ...{ requireBoosterSeat: false, extraLuggage: false, notesToDriver: '' },
})

/** Answers the questions of the form and the basket: the places, and no price. */
export function stubTransferChoices(): void {
  stubApi(
    'GET /core/transfers/foroptions/propertyid/{id}/type/{type}',
    (): TransferOptions => ({
      ...{ propertyId: 4, type: 'airport', directions: ['to-villa', 'from-villa'], hours: 0, options: [] },
      ...{ places: exampleAirports, maxPassengers: 15 },
    }),
  )
  stubApi(
    'GET /core/transfers/forbooking/propertyid/{id}/type/{type}',
    (): TransferPrices => ({ propertyId: 4, type: 'airport', currencyId: 1, prices: [] }),
  )
}

/** Guests who arrive by their own means. */
export const ownTransportation = (...guests: { id: number; guests: string }[]): TransportationList => ({
  bookingId: 7,
  transportations: guests.map(one => ({
    ...{ direction: 'to-villa', means: 'Hire car', day: '2027-06-05', time: '', own: true },
    ...one,
  })),
})
