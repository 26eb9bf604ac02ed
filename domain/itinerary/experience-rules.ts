import { type Day, partsOf, type Weekday, weekdayOf } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { type ExperiencePrice, partyPrice, pricesOfYear } from '#domain/content/experience-prices'

/** Guests who take part. `childAges` has one age for each child, or is empty while they are unknown. */
export interface Party {
  adults: number
  children: number
  childAges: readonly number[]
}

/** An experience, as far as the plan depends on it. Prices are cents of EUR. */
export interface PlannableExperience {
  prices: readonly ExperiencePrice[]
  weekdays: readonly Weekday[]
  /** A group has an experience for itself, persons share it with others. */
  priceUnit: 'person' | 'group'
  /** Null for any number. */
  mostGuests: number | null
  /** Null for any age. */
  fromAge: number | null
}

/** The facts that decide whether a day is bookable at one meeting place. */
export interface DayFacts {
  stay: Stay
  /** The day at the villa. */
  today: Day
  /** Guests of other bookings who take part on that day. */
  taken: number
  /** The places that the company set for the day; undefined for the usual ones. */
  places?: number | undefined
}

/** Why an experience cannot be planned for a day and party, in the order in which it is said. */
export const planProblems = [
  'too-late',
  'outside-stay',
  'closed-weekday',
  'out-of-season',
  'too-many-guests',
  'too-young',
  'sold-out',
  'ages-needed',
] as const
export type PlanProblem = (typeof planProblems)[number]

/** The age up to which children pay the children's price. */
export const lastChildAge = 12

/** The most guests that a plan names. */
export const maxGuests = 40

export const guestsOf = ({ adults, children }: Pick<Party, 'adults' | 'children'>): number => adults + children

const on = (prices: readonly ExperiencePrice[], day: Day) => prices.filter(({ from, to }) => from <= day && day < to)

/** Whether the ages of children decide about price or admission (PD-97). */
export const needsChildAges = (
  { prices, fromAge }: Pick<PlannableExperience, 'prices' | 'fromAge'>,
  day: Day,
  { children }: Pick<Party, 'children'>,
): boolean => children > 0 && ((fromAge ?? 0) > 0 || on(prices, day).some(({ guests }) => guests === 'child'))

/**
 * The price of a party on a day, in cents of EUR; undefined where the price table has none and the office quotes.
 * Children older than `lastChildAge` pay as adults.
 */
export function findPartyPrice(
  { prices }: Pick<PlannableExperience, 'prices'>,
  day: Day,
  { adults, children, childAges }: Party,
): number | undefined {
  const grown = childAges.filter(age => age > lastChildAge).length
  return partyPrice(prices, day, { adults: adults + grown, children: Math.max(0, children - grown) })
}

/**
 * The guests whom a day can still take; infinite without a limit. A group has the experience for itself, so a day that
 * has one is full.
 */
export function placesLeft(
  { priceUnit, mostGuests }: Pick<PlannableExperience, 'priceUnit' | 'mostGuests'>,
  { taken, places }: Pick<DayFacts, 'taken' | 'places'>,
): number {
  if (priceUnit === 'group' && taken > 0) return 0
  return Math.max(0, (places ?? mostGuests ?? Number.POSITIVE_INFINITY) - taken)
}

/** A year with prices offers only the days that have one; for a year without any the office quotes. */
const isOutOfSeason = (prices: readonly ExperiencePrice[], day: Day): boolean =>
  on(prices, day).length === 0 && pricesOfYear(prices, partsOf(day).year).length > 0

/**
 * Why an experience cannot take place on a day with this party; undefined where it can. It is booked until the day
 * before, on days from arrival to departure.
 */
export function findPlanProblem(
  experience: PlannableExperience,
  day: Day,
  party: Party,
  { stay, today, taken, places }: DayFacts,
): PlanProblem | undefined {
  const { prices, weekdays, mostGuests, fromAge } = experience
  const guests = guestsOf(party)
  if (day <= today) return 'too-late'
  if (day < stay.from || day > stay.to) return 'outside-stay'
  if (!weekdays.includes(weekdayOf(day))) return 'closed-weekday'
  if (isOutOfSeason(prices, day)) return 'out-of-season'
  if (mostGuests !== null && guests > mostGuests) return 'too-many-guests'
  if (party.childAges.some(age => age < (fromAge ?? 0))) return 'too-young'
  if (placesLeft(experience, { taken, places }) < guests) return 'sold-out'
  if (needsChildAges(experience, day, party) && party.childAges.length !== party.children) return 'ages-needed'
  return undefined
}
