import type { Calendar } from '#domain/availability/calendar'
import { isPendingStay, minimumNights } from '#domain/availability/calendar-reasons'
import type { DateSelection } from '#domain/availability/date-selection'
import { type CancellationDates, cancellationDates } from '#domain/booking/cancellation'
import { paymentSchedule, type ScheduleRow } from '#domain/booking/payment-schedule'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { priceInEuros, ratesOf, type Sale, saleIn, termsOfRate } from '#domain/booking/sale'
import type { TaxTerms } from '#domain/booking/tax/tax-rules'
import type { Day } from '#domain/calendar/day'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import type { Currency } from '#domain/pricing/currency'
import type { CurrencyId } from '#domain/pricing/money'
import type { Season, Tier } from '#domain/pricing/season'
import type { PaymentTerms, Terms } from '#domain/pricing/terms'
import { type Guests, usualParty } from '#domain/villas/guests'

/** The sale price of a stay in the visitor's currency, with its payment schedule. */
export interface StayPrice {
  sale: Sale
  schedule: ScheduleRow[]
  /** The same total in cents of EUR. */
  euroCents: number
  /** The party is unknown: the tax is for two. */
  isPartyAssumed: boolean
  cancellation: CancellationDates
  depositPercent: number
  /** The price tier: number of bedrooms, and how many guests they sleep. */
  tier: Tier
}

/** Result for the current selection. */
export type StayStatus =
  | { kind: 'no-days' }
  /** Only the arrival is chosen; the minimum stay applies. */
  | { kind: 'arrival'; minimumNights: number }
  /** More guests or bedrooms than the villa has. */
  | { kind: 'too-large'; sleeps: number }
  /** Available; the price is that of the chosen rate, `rates` are all on offer, the lowest first. */
  | { kind: 'free'; nights: number; price: StayPrice; rates: StayPrice[] }
  /** On request: a night is on request, or has no price. */
  | { kind: 'ask'; nights: number; price: StayPrice | undefined }

/** The current selection, and the villa's data that decides the result. */
export interface StayInput {
  selection: DateSelection
  guests: Guests
  rooms: number
  ratePlan: RatePlanName
  /** The tax rules of the villa's place. */
  taxRules: readonly TaxTerms[]
  /** The visitor's currency, and the currencies with a rate. */
  currencyId: CurrencyId
  currencies: readonly Currency[]
  seasons: readonly Season[]
  tiers: readonly Tier[]
  calendar: Calendar
  /** The terms in force, from the server. */
  terms: PaymentTerms & Pick<Terms, 'freeCancellationHours'>
  today: Day
}

/** The prices of a stay by the rates that are offered, the lowest first; none where it has no price. */
function pricesOf(stay: Stay, question: StayInput): StayPrice[] {
  const { seasons, tiers, guests, rooms, terms, today, taxRules, currencyId, currencies } = question
  const isPartyAssumed = guests.adults === 0
  const { adults, children, infants } = isPartyAssumed ? usualParty : guests
  // As in lists (PD-10): without a known party, the price of the whole villa.
  const wanted = { stay, adults, children, infants, people: guests.people, rooms }
  const euros = priceInEuros({ seasons, tiers, taxRules, damageDepositCents: 0, damageTerms: [] }, wanted, today)
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

/** Whether the villa is too small for the party or the bedrooms. */
const isTooLarge = ({ tiers, guests: { people }, rooms }: StayInput) => {
  const whole = tiers.at(-1)
  return whole !== undefined && (people > whole.sleeps || rooms > whole.rooms)
}

/**
 * The result for a selection. The dates of a complete selection count as valid, since the calendar has checked them.
 */
export function evaluateStay(question: StayInput): StayStatus {
  const { selection, tiers, calendar } = question
  const { start, end, complete } = selection
  if (isTooLarge(question)) return { kind: 'too-large', sleeps: tiers.at(-1)?.sleeps ?? 0 }
  if (start === undefined) return { kind: 'no-days' }
  if (!complete || end === undefined) return { kind: 'arrival', minimumNights: minimumNights(start, calendar) }
  const stay = { from: start, to: end }
  const rates = pricesOf(stay, question)
  const [lowest] = rates
  const nights = nightsOf(stay)
  // A stay on request shows its lowest price: the office offers the rates.
  if (!lowest || isPendingStay(stay, calendar)) return { kind: 'ask', nights, price: lowest }
  return { kind: 'free', nights, price: rates.find(({ sale }) => sale.ratePlan === question.ratePlan) ?? lowest, rates }
}
