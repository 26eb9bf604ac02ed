import { type CancellationDates, cancellationDates } from '#domain/booking/cancellation'
import { paymentSchedule, type ScheduleRow } from '#domain/booking/payment-schedule'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { priceInEuros, ratesOf, type Sale, saleIn, termsOfRate } from '#domain/booking/sale'
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
  /** Can be had as it is, by the rate that is chosen; `rates` are all that are offered, the lowest first. */
  | { kind: 'free'; nights: number; price: StayPrice; rates: StayPrice[] }
  /** Must be asked for: a night of it is on request, or has no price. */
  | { kind: 'ask'; nights: number; price: StayPrice | undefined }

/** What is chosen so far, and what of the villa decides the answer. */
export interface Question {
  selection: DateSelection
  guests: Guests
  rooms: number
  ratePlan: RatePlanName
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

/** The prices of a stay by the rates that are offered, the lowest first; none where it has no price. */
function pricesOf(stay: Stay, question: Question): StayPrice[] {
  const { seasons, tiers, guests, rooms, terms, today, place, currencyId, currencies } = question
  const isPartyAssumed = guests.adults === 0
  const { adults, children, infants } = isPartyAssumed ? usualParty : guests
  // As a list prices it (PD-10): whose number is not told, for the whole villa.
  const wanted = { stay, adults, children, infants, people: guests.people, rooms }
  const euros = priceInEuros({ ...place, seasons, tiers, damageDepositCents: 0 }, wanted, today)
  const tier = euros && tiers.find(({ rooms }) => rooms === euros.rooms)
  if (!euros || !tier) return []
  const arrival = stay.from
  return ratesOf(euros).map(ratePlan => {
    const sale = saleIn(euros, currencyId, { currencies, terms, ratePlan })
    const own = termsOfRate(terms, euros, ratePlan)
    return {
      sale,
      schedule: paymentSchedule({ ...sale, arrival, today, soldOn: today, terms: own }),
      euroCents: saleIn(euros, 1, { currencies, terms, ratePlan }).totalCents,
      isPartyAssumed,
      cancellation: cancellationDates({ arrival, deposit: undefined, today, terms: own }),
      depositPercent: own.depositPercent,
      tier,
    }
  })
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
  const rates = pricesOf(stay, question)
  const [lowest] = rates
  const nights = nightsOf(stay)
  // What must be asked for is told at its lowest price: the office offers the rates.
  if (!lowest || isPendingStay(stay, calendar)) return { kind: 'ask', nights, price: lowest }
  return { kind: 'free', nights, price: rates.find(({ sale }) => sale.ratePlan === question.ratePlan) ?? lowest, rates }
}
