import type { Trip } from '#contract/booking/trips'

/** A confirmed trip of a lead booker, half a year ahead, for which nothing is to be done. */
export function aTrip({ name = 'Kalami House', ...more }: Partial<Trip> & { name?: string } = {}): Trip {
  return {
    ...{ bookingId: 7, reference: 'ABCD-EFGH', status: 2, whiteKey: false },
    villa: { name, url: '/greece/corfu/villas/kalami-house', place: 'Kalami', region: 'Corfu', picture: null },
    ...{ from: '2027-07-03', to: '2027-07-10', today: '2027-01-15', heldUntil: null, timezone: 'Europe/Athens' },
    ...{ adults: 4, children: 2, infants: 0, currencyId: 1, priced: true, clientManager: null, tasks: [] },
    ...more,
  }
}
