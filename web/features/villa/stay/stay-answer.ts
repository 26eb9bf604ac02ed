import { type CancellationDates, cancellationDates } from '#domain/booking/cancellation'
import { paymentSchedule, type ScheduleRow } from '#domain/booking/payment-schedule'
import { priceInEuros, type Sale, saleIn } from '#domain/booking/sale'
import type { TaxPlace } from '#domain/booking/tourist-tax'
import type { Calendar } from '#domain/calendar'
import { isPendingStay, minimumNights } from '#domain/calendar-reasons'
import type { Currency } from '#domain/currency'
import type { DateSelection } from '#domain/date-selection'
import type { Day } from '#domain/day'
import { type Guests, usualParty } from '#domain/guests'
import type { CurrencyId } from '#domain/money'
import type { Season, Tier } from '#domain/season'
import { nightsOf, type Stay } from '#domain/stay'
import type { PaymentTerms, Terms } from '#domain/terms'

/** The price of a stay as it is sold, in the visitor's currency, and when it is to be paid. */
export interface StayPrice {
  sale: Sale
  schedule: ScheduleRow[]
  /** The same total in cents of EUR. */
  euroCents: number
  /** The tax is for two: nobody has said who comes. */
  isPartyAssumed: boolean
  cancellation: CancellationDates
  depositPercent: number
  /** The bedrooms it is for, and how many sleep in them. */
  tier: Tier
}

/** What a villa answers to what is chosen so far. */
export type StayAnswer =
  | { kind: 'no-days' }
  /** Only the arrival is chosen; the stay has at least so many nights. */
  | { kind: 'arrival'; minimumNights: number }
  /** More guests or bedrooms than the villa has. */
  | { kind: 'too-large'; sleeps: number }
  /** Can be had as it is. */
  | { kind: 'free'; nights: number; price: StayPrice }
  /** Must be asked for: a night of it is on request, or has no price. */
  | { kind: 'ask'; nights: number; price: StayPrice | undefined }

/** What is chosen so far, and what of the villa decides the answer. */
export interface Question {
  selection: DateSelection
  guests: Guests
  rooms: number
  /** Where the villa stands. */
  place: TaxPlace
  /** The visitor's currency, and those with a rate. */
  currencyId: CurrencyId
  currencies: readonly Currency[]
  seasons: readonly Season[]
  tiers: readonly Tier[]
  calendar: Calendar
  /** Those that the server said are in force. */
  terms: PaymentTerms & Pick<Terms, 'freeCancellationHours'>
  today: Day
}

function priceOf(stay: Stay, question: Question): StayPrice | undefined {
  const { seasons, tiers, guests, rooms, terms, today, place, currencyId, currencies } = question
  const isPartyAssumed = guests.adults === 0
  const { adults, children, infants } = isPartyAssumed ? usualParty : guests
  // As a list prices it (PD-10): whose number is not told, for the whole villa.
  const wanted = { stay, adults, children, infants, people: guests.people, rooms }
  const euros = priceInEuros({ ...place, seasons, tiers, damageDepositCents: 0 }, wanted, today)
  const tier = euros && tiers.find(({ rooms }) => rooms === euros.rooms)
  if (!euros || !tier) return undefined
  const arrival = stay.from
  const sale = saleIn(euros, currencyId, { currencies, terms })
  return {
    sale,
    schedule: paymentSchedule({ ...sale, arrival, today, soldOn: today, terms }),
    euroCents: saleIn(euros, 1, { currencies, terms }).totalCents,
    isPartyAssumed,
    cancellation: cancellationDates({ arrival, deposit: undefined, today, terms }),
    depositPercent: terms.depositPercent,
    tier,
  }
}

/** Whether the whole villa is too small for what is asked. */
const isTooLarge = ({ tiers, guests: { people }, rooms }: Question) => {
  const whole = tiers.at(-1)
  return whole !== undefined && (people > whole.sleeps || rooms > whole.rooms)
}

/** The answer to what is chosen. The days of a complete selection are taken as valid: the calendar has let them pass. */
export function answerTo(question: Question): StayAnswer {
  const { selection, tiers, calendar } = question
  const { start, end, complete } = selection
  if (isTooLarge(question)) return { kind: 'too-large', sleeps: tiers.at(-1)?.sleeps ?? 0 }
  if (start === undefined) return { kind: 'no-days' }
  if (!complete || end === undefined) return { kind: 'arrival', minimumNights: minimumNights(start, calendar) }
  const stay = { from: start, to: end }
  const price = priceOf(stay, question)
  const nights = nightsOf(stay)
  return price && !isPendingStay(stay, calendar) ? { kind: 'free', nights, price } : { kind: 'ask', nights, price }
}
