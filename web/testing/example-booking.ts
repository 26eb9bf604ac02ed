import type { BookingResponse } from '#contract/booking/booking-schemas'

const villa = { id: 1, name: 'Kalami House', url: '/greece/corfu/villas/kalami-house' }
const stay = { from: '2028-06-03', to: '2028-06-10' }

/** A confirmed booking of one villa, as staff see it: the deposit is paid, the balance is not due yet. */
export const exampleBooking: BookingResponse = {
  ...{ id: 7, reference: 'ABCD-EFGH', status: 2, onlineBooking: true, whiteKey: false, language: 'en' },
  ...{ adults: 4, children: 2, infants: 0, young: null, rooms: null, heldUntil: null },
  ...{ email: 'ada@example.com', firstname: 'Ada', lastname: 'Ferrante' },
  bookingItems: [
    {
      ...{ id: 11, bookingId: 7, kind: 'villa', status: 5, villa, ...stay, serviceId: null, name: villa.name },
      ...{ price: 1000, lines: [], optionExpiryMilliseconds: null, due: null, balanceOf: null },
    },
  ],
  clientInvoice: { bookingItemsPayable: [] },
  cjAffiliateBookingCode: null,
  ...{ bookingPaymentCurrencyId: 1, bookingPaymentCurrencySymbol: '€', rate: 1 },
  ...{ totalPrice: 1000, balanceRemaining: 700 },
  schedule: [
    {
      ...{ kind: 'deposit', serviceId: null, name: '', amount: 300, due: '2027-01-10' },
      ...{ state: 'paid', paidAt: '2027-01-10T09:00:00.000Z' },
    },
    { kind: 'balance', serviceId: null, name: '', amount: 700, due: '2028-03-25', state: 'to-come', paidAt: null },
  ],
  ...{ damageChoice: null, damageWaiverDepositAmount: 500, damageWaiverPrice: 40 },
  ...{ payments: [], ratePlan: 'standard', rates: [] },
  terms: {
    version: '2026-01-01',
    depositPercent: 30,
    balanceDays: 70,
    freeCancellationHours: 24,
    planParts: 4,
    planDays: 14,
    freeDays: null,
  },
  cancellation: { freeHours: null, freeUntil: null, freeThrough: null, depositKeptThrough: null },
  ...{ conditions: null, clientManager: null, trip: null },
}
