import type { BookingResponse, QuoteResponse } from '#contract/booking/booking-schemas'
import type { RatePlanName } from '#domain/booking/rate-plans'
import type { Stay } from '#domain/calendar/stay'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import type { Guests } from '#domain/villas/guests'
import { parseGuests } from '#domain/villas/guests'
import type { StayRequest } from '../checkout/stay-request'

/** A stay with its money and terms, offered or held. Amounts are major units of its currency. */
export interface PricedStay
  extends Pick<
    QuoteResponse,
    | 'currencyId'
    | 'stayPrice'
    | 'lines'
    | 'totalPrice'
    | 'schedule'
    | 'damageWaiverDepositAmount'
    | 'damageWaiverPrice'
    | 'ratePlan'
    | 'terms'
    | 'cancellation'
  > {
  villaId: number
  /** Name of the villa, if already known. */
  name?: string
  stay: Stay
  guests: Guests
  rooms: number
  /** The guest was invited without prices. */
  isUnpriced?: boolean
  /** The stay has ended: nothing can be chosen, cancelled or moved. */
  isOver?: boolean
  services: { name: string; price: number; isPaid?: boolean }[]
  /** The booker's choice; null while open. */
  damageChoice?: BookingResponse['damageChoice']
  payments: (QuoteResponse['payments'][number] & { paidAt?: string | null })[]
}

/** A sale at the chosen rate; at the standard rate where that one is not offered. */
export const byRate = (sale: QuoteResponse, ratePlan: RatePlanName = 'standard'): QuoteResponse => ({
  ...sale,
  ...(sale.rates.find(rate => rate.ratePlan === ratePlan) ?? sale.rates[0]),
})

export const fromQuote = ({ villaId, stay, guests }: StayRequest, sale: QuoteResponse): PricedStay => ({
  ...sale,
  villaId,
  stay,
  guests,
})

/** A booked stay; undefined if the booking has no villa. */
export function fromBooking(booking: BookingResponse): PricedStay | undefined {
  const [villa] = booking.bookingItems.filter(({ kind }) => kind === 'villa')
  if (!villa) return undefined
  const { adults, children, infants, rooms, totalPrice, schedule, ratePlan, terms, cancellation, payments } = booking
  return {
    villaId: villa.villa.id,
    name: villa.villa.name,
    stay: { from: villa.from, to: villa.to },
    guests: parseGuests({ adults, children, infants }),
    rooms: rooms ?? 0,
    isOver: booking.status === bookingStatus.completed,
    currencyId: booking.bookingPaymentCurrencyId,
    isUnpriced: totalPrice === null,
    stayPrice: villa.price ?? 0,
    lines: villa.lines,
    services: booking.bookingItems
      .filter(({ kind }) => kind !== 'villa')
      .map(({ name, price, status }) => ({ name, price: price ?? 0, isPaid: status === itemStatus.confirmed })),
    damageChoice: booking.damageChoice,
    totalPrice: totalPrice ?? 0,
    schedule,
    payments,
    damageWaiverDepositAmount: booking.damageWaiverDepositAmount ?? 0,
    damageWaiverPrice: booking.damageWaiverPrice ?? 0,
    ratePlan,
    terms,
    cancellation,
  }
}
