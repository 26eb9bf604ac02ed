import { z } from 'zod'
import { id, wholeNumber } from '#contract/shapes'
import { clientManager } from '#contract/team'
import { itemKinds } from '#domain/booking/item-kinds'
import { scheduleKinds, scheduleStates } from '#domain/booking/payment-schedule'
import { ratePlans } from '#domain/booking/rate-plans'
import { currencyIds } from '#domain/currency'
import type { CurrencyId } from '#domain/money'
import { differenceKinds } from '#domain/payments/differences'

export const currencyId = wholeNumber(1, 10)
  .refine((value): value is CurrencyId => currencyIds.includes(value as CurrencyId), 'A currency is 1, 3 or 10.')
  .meta({ description: 'Currency: 1 EUR, 3 USD, 10 GBP', examples: [1] })

export const amount = z.number().meta({ description: 'In the booking’s currency' })
/** An amount that somebody who is invited without prices does not see. */
const shownAmount = z
  .number()
  .nullable()
  .meta({ description: 'In the booking’s currency; null for somebody who is invited without prices' })
const unpriced = 'Empty for somebody who is invited without prices'

/** Nights of one price, or of one rate of a tax. */
export const saleLine = z.object({
  from: z.string(),
  to: z.string(),
  quantity: z.number().meta({ description: 'Nights, or nights times persons' }),
  unitPrice: amount.meta({ description: 'Of a week for a villa, of one for a tax' }),
  price: amount,
})

export const payment = z.object({ kind: z.enum(['deposit', 'balance']), amount, due: z.string() })

/** A payment of a booking, with its day. */
export const scheduleRow = z
  .object({
    kind: z.enum(scheduleKinds),
    serviceId: z.number().nullable().meta({ description: 'Of the services of a villa' }),
    name: z.string().meta({ description: 'What a service is called; empty for the parts of the stay’s price' }),
    amount,
    due: z.string(),
    state: z.enum(scheduleStates).meta({ description: 'due: on or after its day, and not paid' }),
    paidAt: z.string().nullable().meta({ description: 'Where it is known when it was paid' }),
  })
  .meta({ id: 'ScheduleRow' })
export type ScheduleRowShown = z.output<typeof scheduleRow>

const schedule = z.array(scheduleRow).meta({
  description: 'Deposit, balance, tourist tax and options with amount and due day; together the total price',
})

export const terms = z.object({
  version: z.string().meta({ description: 'The first day of the version' }),
  depositPercent: z.number(),
  balanceDays: z.number(),
  freeCancellationHours: z.number(),
  freeDays: z.number().nullable().meta({
    description: 'By the flexible rate: days before arrival on which cancelling is free for the last time; else null',
  }),
})

/** The terms from which a traveller chooses (PD-95). */
export const ratePlan = z.enum(ratePlans).meta({ description: 'The rate: its price, its deposit and its free days' })

/** Until when cancelling costs what (PD-21). */
export const cancellationDates = z
  .object({
    freeHours: z.number().nullable().meta({
      description: 'For how many hours after the deposit all comes back; null where the arrival is too near',
    }),
    freeUntil: z.iso.datetime().nullable().meta({ description: 'When they end; null before the deposit is paid' }),
    freeThrough: z.string().nullable().meta({
      description: 'By the flexible rate: the last day at the villa on which all comes back, in place of the hours',
    }),
    depositKeptThrough: z.string().nullable().meta({
      description: 'The last day at the villa on which only the deposit is kept; null where there is no such day',
    }),
  })
  .meta({ id: 'CancellationDates' })

/** What a stay costs by one rate, and by which terms. */
const rateOffered = z
  .object({
    ratePlan,
    stayPrice: amount,
    lines: z.array(saleLine),
    totalPrice: amount.meta({ description: 'The stay with its taxes: the total to be sent with the booking' }),
    schedule,
    payments: z.array(payment).meta({ description: 'Of the stay; services are paid apart' }),
    terms,
    cancellation: cancellationDates,
  })
  .meta({ id: 'RateOffered' })
export type RateShown = z.output<typeof rateOffered>

/** What a stay is sold for. */
export const sale = rateOffered
  .extend({
    currencyId: z.number(),
    rooms: z.number().meta({ description: 'The bedrooms that are let' }),
    services: z.array(z.object({ serviceId: z.number(), name: z.string(), price: amount, lines: z.array(saleLine) })),
    damageWaiverDepositAmount: amount,
    damageWaiverPrice: amount,
    rates: z.array(rateOffered).meta({
      description:
        'Every rate by which it is offered, the lowest first; the standard one alone where there is no other',
    }),
  })
  .meta({ id: 'Sale' })
export type SaleShown = z.output<typeof sale>

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
    optionExpiryMilliseconds: z.number().nullable().meta({
      description: 'Milliseconds that are left of the option, by the server’s clock; null where there is none',
    }),
  })
  .meta({ id: 'BookingItem' })
export type BookingItemShown = z.output<typeof bookingItem>

export const trip = z.object({
  arrivalTime: z.string(),
  arrivalBy: z.string(),
  departureTime: z.string(),
  departureBy: z.string(),
  phone: z.string(),
  notes: z.string(),
})

/** The booking conditions as somebody has accepted them. */
export const acceptance = z.object({
  version: z.string().meta({ description: 'The first day of the version' }),
  language: z.string(),
  acceptedAt: z.string(),
})

/** A booking (section 3, PD-61). */
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
      description: 'Those younger than the age from which the place asks tourist tax, where it was told',
    }),
    rooms: z.number().nullable(),
    email: z.string().nullable().meta({ description: 'Where all goes; null for those who are invited' }),
    firstname: z.string().nullable().meta({ description: 'In whose name it is; null as the address' }),
    lastname: z.string().nullable(),
    heldUntil: z
      .object({ at: z.iso.datetime(), timezone: z.string().meta({ description: 'Of the villa' }) })
      .nullable()
      .meta({ description: 'Until when an office option holds the villa' }),
    bookingItems: z.array(bookingItem),
    clientInvoice: z.object({
      bookingItemsPayable: z.array(bookingItem).meta({ description: `What can be paid for now. ${unpriced}` }),
    }),
    cjAffiliateBookingCode: z.string().nullable(),
    bookingPaymentCurrencyId: z.number(),
    bookingPaymentCurrencySymbol: z.string(),
    rate: z.number().meta({ description: 'How much of its currency an euro bought' }),
    totalPrice: shownAmount.meta({ description: 'With all that is mandatory and all that was chosen' }),
    balanceRemaining: shownAmount.meta({
      description: 'What is still to be paid of the stay itself, without services',
    }),
    schedule: schedule.meta({ description: unpriced }),
    damageChoice: z.enum(['deposit', 'waiver']).nullable(),
    damageWaiverDepositAmount: shownAmount,
    damageWaiverPrice: shownAmount,
    payments: z.array(payment.extend({ paidAt: z.string().nullable() })).meta({ description: unpriced }),
    ratePlan,
    rates: z.array(rateOffered).meta({
      description: 'The rates among which it can still choose, while it is held and not being paid for; else empty',
    }),
    terms,
    cancellation: cancellationDates,
    conditions: acceptance.nullable().meta({
      description: 'As the caller has accepted them; for staff, as they were accepted first',
    }),
    refunded: amount.optional().meta({
      description: 'What of it was given back by card; with one booking alone, and not without prices',
    }),
    cardPayments: z
      .array(
        z.object({
          id: z.number(),
          part: z.enum(['deposit', 'balance', 'service', 'damage']),
          amount,
          captured: amount.meta({ description: 'By the ledger' }),
          refunded: amount.meta({ description: 'Given back, or being given back' }),
          status: z.number().meta({ description: 'Of the attempt, 0 to 9' }),
        }),
      )
      .optional()
      .meta({ description: 'Attempts to pay by card of which something was captured; for staff alone' }),
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
      .meta({ description: 'What payment providers report otherwise than it was asked of them; for staff alone' }),
    clientManager: clientManager
      .nullable()
      .meta({ description: 'The person who looks after the booking; null where nobody of the team is shown' }),
    trip: trip.nullable().meta({ description: 'Null where nothing has been told, and for those who are invited' }),
  })
  .meta({ id: 'Booking' })
export type BookingShown = z.output<typeof booking>

export const ofBookings = { group: 'bookings', refusals: ['invalid-input', 'not-found'] } as const
export const ofBooking = z.object({ id })
export const viewers = ['lead-booker', 'co-sign-in', 'guest-user', 'staff:bookings'] as const
export const makers = ['lead-booker', 'guest-user'] as const
