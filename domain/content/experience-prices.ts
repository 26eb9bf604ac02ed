import { addDays, type Day, dayOf, partsOf, type Weekday, weekdayOf } from '#domain/calendar/day'

/**
 * The price of an experience on the days from `from` up to, and without, `to`, for parties of `fewest` to `most`: per
 * adult, per child, or for the group. It is not offered on days without a price. Cents of EUR.
 */
export interface ExperiencePrice {
  from: Day
  to: Day
  guests: 'adult' | 'child' | 'group'
  fewest: number
  most: number
  cents: number
}

// Days are strings, which `Math.min` cannot compare.
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)
const order = { group: 0, adult: 1, child: 2 } as const

/** The prices of a year, clipped to it, by day, guests and party size. */
export function pricesOfYear(prices: readonly ExperiencePrice[], year: number): ExperiencePrice[] {
  const [first, next] = [dayOf(year, 1, 1), dayOf(year + 1, 1, 1)]
  return prices
    .filter(({ from, to }) => from < next && to > first)
    .map(price => ({ ...price, from: later(price.from, first), to: earlier(price.to, next) }))
    .sort((a, b) => a.from.localeCompare(b.from) || order[a.guests] - order[b.guests] || a.fewest - b.fewest)
}

/** The years from the one of `today` on for which there are prices. */
export function priceYears(prices: readonly ExperiencePrice[], today: Day): number[] {
  const years = prices
    .filter(({ to }) => to > today)
    .flatMap(({ from, to }) => {
      const [first, last] = [partsOf(from < today ? today : from).year, partsOf(addDays(to, -1)).year]
      return Array.from({ length: last - first + 1 }, (_, i) => first + i)
    })
  return [...new Set(years)].sort((a, b) => a - b)
}

/** The lowest price of an adult or a group from `today` on, in cents; undefined where there is none. */
export function lowestPrice(prices: readonly ExperiencePrice[], today: Day): number | undefined {
  const ahead = prices.filter(({ to, guests }) => to > today && guests !== 'child')
  return ahead.length > 0 ? Math.min(...ahead.map(({ cents }) => cents)) : undefined
}

/** Whether an experience takes place on a day: it has a price then, and takes place on that weekday. */
export const takesPlace = (
  day: Day,
  { prices, weekdays }: { prices: readonly ExperiencePrice[]; weekdays: readonly Weekday[] },
): boolean => weekdays.includes(weekdayOf(day)) && prices.some(({ from, to }) => from <= day && day < to)

/** The next days on which an experience takes place, from tomorrow on; it looks a year ahead. */
export function nextDays(
  experience: { prices: readonly ExperiencePrice[]; weekdays: readonly Weekday[] },
  { today, most }: { today: Day; most: number },
): Day[] {
  const days: Day[] = []
  for (let ahead = 1; ahead <= 366 && days.length < most; ahead++) {
    const day = addDays(today, ahead)
    if (takesPlace(day, experience)) days.push(day)
  }
  return days
}

/**
 * The price for a party on a day, in cents; undefined where no price covers its size. Without a child price, children
 * pay as adults.
 */
export function partyPrice(
  prices: readonly ExperiencePrice[],
  day: Day,
  { adults, children }: { adults: number; children: number },
): number | undefined {
  const party = adults + children
  const of = (guests: ExperiencePrice['guests']) =>
    prices.find(
      price =>
        price.guests === guests && price.from <= day && day < price.to && price.fewest <= party && party <= price.most,
    )?.cents
  const group = of('group')
  if (group !== undefined) return group
  const adult = of('adult')
  if (adult === undefined) return undefined
  return adult * adults + (of('child') ?? adult) * children
}
