import { z } from 'zod'
import { id, wholeNumber } from '#contract/schemas'
import { clientManager } from '#contract/site/team'
import { payableParts } from '#domain/booking/payment/payable-part'
import { scheduleKinds, scheduleStates } from '#domain/booking/payment-schedule'
import { ratePlans } from '#domain/booking/rate-plans'
import { itemKinds } from '#domain/booking/services'
import { differenceKinds } from '#domain/payments/differences'
import { currencyIds } from '#domain/pricing/currency'
import type { CurrencyId } from '#domain/pricing/money'

export const currencyId = wholeNumber(1, 10)
  .refine((value): value is CurrencyId => currencyIds.includes(value as CurrencyId), 'A currency is 1, 3 or 10.')
  .meta({ description: 'Currency: 1 EUR, 3 USD, 10 GBP', examples: [1] })

export const amount = z.number().meta({ description: 'In the booking’s currency' })
/** An amount that people invited without prices do not see. */
const shownAmount = z
  .number()
  .nullable()
  .meta({ description: 'In the booking’s currency; null for people invited without prices' })
const unpriced = 'Empty for people invited without prices'

/** Nights at one price or tax rate. */
export const saleLine = z.object({
  from: z.string(),
  to: z.string(),
  quantity: z.number().meta({ description: 'Nights, or nights times persons' }),
  unitPrice: amount.meta({ description: 'Per week for a villa, per unit for a tax' }),
  price: amount,
})

export const payment = z.object({ kind: z.enum(['deposit', 'balance']), amount, due: z.string() })

/** A payment of a booking, with its due day. */
export const scheduleRow = z
  .object({
    kind: z.enum(scheduleKinds),
    serviceId: z.number().nullable().meta({ description: 'For the services of a villa' }),
    name: z.string().meta({ description: 'The name of a service; empty for the parts of the stay’s price' }),
    amount,
    due: z.string(),
    state: z.enum(scheduleStates).meta({ description: 'due: unpaid, on or after its day' }),
    paidAt: z.string().nullable().meta({ description: 'When it was paid, where that is known' }),
  })
  .meta({ id: 'ScheduleRow' })
export type ScheduleRowShown = z.output<typeof scheduleRow>

const schedule = z.array(scheduleRow).meta({
  description: 'Deposit, balance, tourist tax and options with amount and due day; the sum is the total price',
})

export const terms = z.object({
  version: z.string().meta({ description: 'The first day of the version' }),
  depositPercent: z.number(),
  balanceDays: z.number(),
  freeCancellationHours: z.number(),
  planParts: z
    .number()
    .meta({ description: 'The most parts in which the balance can be paid by dates; 0 for one sum' }),
  planDays: z.number().meta({ description: 'Minimum days between these parts' }),
  freeDays: z.number().nullable().meta({
    description: 'Of the flexible rate: days before arrival of the last day of free cancellation; otherwise null',
  }),
})

/** The rates from which a traveller chooses (PD-95). */
export const ratePlan = z.enum(ratePlans).meta({ description: 'The rate: its price, deposit and free cancellation' })

/** The dates on which the cost of cancelling changes (PD-21). */
export const cancellationDates = z
  .object({
    freeHours: z.number().nullable().meta({
      description: 'Hours of free cancellation after the deposit; null where the arrival is too near',
    }),
    freeUntil: z.iso.datetime().nullable().meta({ description: 'When they end; null before the deposit is paid' }),
    freeThrough: z.string().nullable().meta({
      description: 'Of the flexible rate: the last day at the villa with a full refund; it replaces the hours',
    }),
    depositKeptThrough: z.string().nullable().meta({
      description: 'The last day at the villa on which only the deposit is retained; null where there is no such day',
    }),
  })
  .meta({ id: 'CancellationDates' })

/** The price of a stay at one rate, with its terms. */
const rateOffered = z
  .object({
    ratePlan,
    stayPrice: amount,
    lines: z.array(saleLine),
    totalPrice: amount.meta({ description: 'The stay with its taxes: the total to send with the booking' }),
    schedule,
    payments: z.array(payment).meta({ description: 'Of the stay; services are paid separately' }),
    terms,
    cancellation: cancellationDates,
  })
  .meta({ id: 'RateOffered' })
export type RateShown = z.output<typeof rateOffered>

/** The price of a stay as sold. */
export const sale = rateOffered
  .extend({
    currencyId: z.number(),
    rooms: z.number().meta({ description: 'The number of bedrooms in the sale' }),
    services: z.array(z.object({ serviceId: z.number(), name: z.string(), price: amount, lines: z.array(saleLine) })),
    damageWaiverDepositAmount: amount,
    damageWaiverPrice: amount,
    rates: z.array(rateOffered).meta({
      description: 'Every rate on offer, the lowest first; only the standard rate where there is no other',
    }),
  })
  .meta({ id: 'Sale' })
export type QuoteResponse = z.output<typeof sale>

export const bookingItem = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    kind: z.enum(itemKinds),
    status: z.number().meta({ description: 'Of the item, 0 to 15' }),
    villa: z.object({ id: z.number(), name: z.string(), url: z.string() }),
    from: z.string(),
    to: z.string(),
    serviceId: z.number().nullable(),
    name: z.string(),
    price: shownAmount,
    lines: z.array(saleLine).meta({ description: unpriced }),
    balanceOf: z.number().nullable().meta({ description: 'The item of the deposit, for the balance of a service' }),
    due: z.string().nullable().meta({ description: 'The day on which such a balance is due' }),
    optionExpiryMilliseconds: z.number().nullable().meta({
      description: 'Remaining milliseconds of the option, by the server’s clock; null where there is none',
    }),
  })
  .meta({ id: 'BookingItem' })
export type BookingItemResponse = z.output<typeof bookingItem>

export const trip = z.object({
  arrivalTime: z.string(),
  arrivalBy: z.string(),
  departureTime: z.string(),
  departureBy: z.string(),
  phone: z.string(),
  notes: z.string(),
})

/** The accepted version of the booking conditions. */
export const acceptance = z.object({
  version: z.string().meta({ description: 'The first day of the version' }),
  language: z.string(),
  acceptedAt: z.string(),
})

/** A booking (SPEC B3, PD-61). */
export const booking = z
  .object({
    id: z.number(),
    reference: z.string(),
    status: z
      .number()
      .meta({ description: '0 online option, 1 office option, 2 confirmed, 3 completed, 4 cancelled, 5 expired' }),
    onlineBooking: z.boolean(),
    whiteKey: z.boolean(),
    language: z.string(),
    adults: z.number(),
    children: z.number(),
    infants: z.number(),
    young: z.number().nullable().meta({
      description: 'Guests under the age at which the place charges tourist tax, where known',
    }),
    rooms: z.number().nullable(),
    email: z.string().nullable().meta({ description: 'The contact address; null for invited people' }),
    firstname: z.string().nullable().meta({ description: 'The name on the booking; null for invited people' }),
    lastname: z.string().nullable(),
    heldUntil: z
      .object({ at: z.iso.datetime(), timezone: z.string().meta({ description: 'Of the villa' }) })
      .nullable()
      .meta({ description: 'The expiry of an office option' }),
    bookingItems: z.array(bookingItem),
    clientInvoice: z.object({
      bookingItemsPayable: z
        .array(bookingItem)
        .meta({ description: 'The items that can be paid now; without prices those that the caller has requested' }),
    }),
    cjAffiliateBookingCode: z.string().nullable(),
    bookingPaymentCurrencyId: z.number(),
    bookingPaymentCurrencySymbol: z.string(),
    rate: z.number().meta({ description: 'Units of its currency that one euro bought' }),
    totalPrice: shownAmount.meta({ description: 'Including mandatory and chosen services' }),
    balanceRemaining: shownAmount.meta({
      description: 'The outstanding part of the stay’s price, without services',
    }),
    schedule: schedule.meta({ description: unpriced }),
    damageChoice: z.enum(['deposit', 'waiver']).nullable(),
    damageWaiverDepositAmount: shownAmount,
    damageWaiverPrice: shownAmount,
    payments: z.array(payment.extend({ paidAt: z.string().nullable() })).meta({ description: unpriced }),
    ratePlan,
    rates: z.array(rateOffered).meta({
      description: 'The rates to choose from while the villa is held and no payment has begun; otherwise empty',
    }),
    terms,
    cancellation: cancellationDates,
    conditions: acceptance.nullable().meta({
      description: 'As accepted by the caller; for staff, as first accepted',
    }),
    refunded: amount.optional().meta({
      description: 'The amount refunded by card; only with a single booking, and not without prices',
    }),
    cardPayments: z
      .array(
        z.object({
          id: z.number(),
          part: z.enum(payableParts),
          amount,
          captured: amount.meta({ description: 'In the ledger' }),
          refunded: amount.meta({ description: 'Refunded, or being refunded' }),
          status: z.number().meta({ description: 'Of the attempt, 0 to 9' }),
        }),
      )
      .optional()
      .meta({ description: 'Card payments of which an amount was captured; visible to staff only' }),
    differences: z
      .array(
        z.object({
          paymentId: z.number(),
          kind: z.enum(differenceKinds),
          expected: amount,
          reported: amount,
          reportedCurrency: z.string(),
          foundAt: z.iso.datetime(),
          state: z.enum(['open', 'over']),
        }),
      )
      .optional()
      .meta({
        description: 'Differences between the reports of payment providers and our requests; visible to staff only',
      }),
    clientManager: clientManager
      .nullable()
      .meta({ description: 'The contact person for the booking; null where no team member is shown' }),
    trip: trip.nullable().meta({ description: 'Null where no details are known, and for invited people' }),
  })
  .meta({ id: 'Booking' })
export type BookingResponse = z.output<typeof booking>

export const bookingEndpoint = { group: 'bookings', problems: ['invalid-input', 'not-found'] } as const
export const bookingIdParams = z.object({ id })
export const bookingViewers = ['lead-booker', 'co-sign-in', 'guest-user', 'staff:bookings'] as const
export const bookingEditors = ['lead-booker', 'guest-user'] as const
