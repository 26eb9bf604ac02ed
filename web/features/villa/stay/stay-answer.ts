import { type CancellationDates, cancellationDates } from '#domain/booking/cancellation'
import type { Calendar } from '#domain/calendar'
import { isPendingStay, minimumNights } from '#domain/calendar-reasons'
import type { DateSelection } from '#domain/date-selection'
import type { Day } from '#domain/day'
import { type PriceLine, quote } from '#domain/pricing'
import type { Season, Tier } from '#domain/season'
import { nightsOf, type Stay } from '#domain/stay'
import { type Payment, type PaymentTerms, schedule, type Terms } from '#domain/terms'

/** The price of a stay, line by line, and when it is to be paid. Amounts are cents of EUR. */
export interface StayPrice {
  lines: PriceLine[]
  totalCents: number
  payments: Payment[]
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
  people: number
  rooms: number
  seasons: readonly Season[]
  tiers: readonly Tier[]
  calendar: Calendar
  /** Those that the server said are in force. */
  terms: PaymentTerms & Pick<Terms, 'freeCancellationHours'>
  today: Day
}

function priceOf(stay: Stay, { seasons, tiers, people, rooms, terms, today }: Question): StayPrice | undefined {
  const found = quote({ stay, seasons, tiers, party: people, rooms })
  const tier = found && tiers[found.tier]
  if (!found || !tier) return undefined
  const payments = schedule({ totalCents: found.totalCents, arrival: stay.from, today, terms })
  const cancellation = cancellationDates({ arrival: stay.from, deposit: undefined, today, terms })
  return { ...found, payments, cancellation, depositPercent: terms.depositPercent, tier }
}

/** Whether the whole villa is too small for what is asked. */
const isTooLarge = ({ tiers, people, rooms }: Question) => {
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
