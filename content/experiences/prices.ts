import { addDays, type Day, dayOf, parseDay, partsOf } from '#domain/calendar/day'
import type { ExperiencePrice } from '#domain/content/experience-prices'
import type { Experience, ExperienceDetail } from './shape.ts'

/** Larger groups need the larger boat, or a second guide. */
const smallGroup = 4
/** Boat trips cost more in high summer. */
const highSummer = ['07-01', '09-01'] as const
const lastAgeOfChildren = 12

const toFive = (euros: number) => Math.round(euros / 5) * 5

/** Prices per party size and part of the season, in cents, derived from the lowest price. */
function rates(experience: Experience, { fromAge, mostGuests }: ExperienceDetail, factor: number) {
  const base = experience.priceFrom * factor
  const at = (guests: ExperiencePrice['guests'], fewest: number, most: number, euros: number) => ({
    guests,
    fewest,
    most,
    cents: toFive(euros) * 100,
  })
  if (experience.unit === 'person')
    return [
      at('adult', 1, mostGuests, base),
      ...(fromAge <= lastAgeOfChildren ? [at('child', 1, mostGuests, base / 2)] : []),
    ]
  if (mostGuests <= smallGroup) return [at('group', 1, mostGuests, base)]
  return [at('group', 1, smallGroup, base), at('group', smallGroup + 1, mostGuests, base * 1.25)]
}

/** Prices of this year and the next; the lowest is `priceFrom`. */
export function pricesOf(experience: Experience, detail: ExperienceDetail, today: Day): ExperiencePrice[] {
  const { year: thisYear } = partsOf(today)
  return [thisYear, thisYear + 1].flatMap((year, i) => {
    const dearer = i === 0 ? 1 : 1.04
    const [first, last] = detail.season.map(day => parseDay(`${year}-${day}`) ?? dayOf(year, 1, 1)) as [Day, Day]
    const end = addDays(last, 1)
    const parts = (from: Day, to: Day, factor: number) =>
      from < to ? rates(experience, detail, factor).map(rate => ({ from, to, ...rate })) : []
    if (experience.group !== 'at-sea') return parts(first, end, dearer)
    const [high, after] = highSummer.map(day => `${year}-${day}`) as [Day, Day]
    return [...parts(first, high, dearer), ...parts(high, after, dearer * 1.15), ...parts(after, end, dearer)]
  })
}
