import { addDays, type Day, dayOf, partsOf, type Weekday, weekdayOf } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import type { Season, Tier } from '#domain/pricing/season'
import { randomOf } from './random.ts'
import { flexibleRateOf } from './rates.ts'
import type { Villa } from './shapes.ts'

/** Parts of a year by first day, with price level and occupancy. */
const parts = [
  { month: 1, day: 1, rate: 'low', demand: 0.08 },
  { month: 4, day: 1, rate: 'low', demand: 0.2 },
  { month: 5, day: 9, rate: 'mid', demand: 0.32 },
  { month: 6, day: 20, rate: 'high', demand: 0.5 },
  { month: 7, day: 11, rate: 'peak', demand: 0.68 },
  { month: 8, day: 29, rate: 'high', demand: 0.45 },
  { month: 9, day: 19, rate: 'mid', demand: 0.3 },
  { month: 10, day: 24, rate: 'low', demand: 0.08 },
] as const

const weekdays: Record<Villa['changeover'][number], Weekday> = { monday: 1, saturday: 6, sunday: 7 }

/** The numbers of bedrooms for which a villa is let, the whole villa last. */
export function tiersOf(villa: Villa): Tier[] {
  const smaller = (villa.alsoLetWith ?? []).map(rooms => ({
    rooms,
    sleeps: Math.min(villa.sleeps, Math.ceil((villa.sleeps * rooms) / villa.bedrooms)),
  }))
  return [...smaller, { rooms: villa.bedrooms, sleeps: villa.sleeps }]
}

// A smaller party leaves rooms empty, but occupies the house: half of the price is fixed.
const tierCents = (weekly: number, tier: Tier, villa: Villa) =>
  Math.round((weekly * (0.5 + (0.5 * tier.rooms) / villa.bedrooms)) / 50) * 50 * 100

/** A villa's seasons from 1 January of the year of `today` through 31 December of the next. */
export function seasonsOf(villa: Villa, today: Day): Season[] {
  const { year } = partsOf(today)
  const heated = villa.amenities.includes('heating')
  const tiers = tiersOf(villa)
  return [year, year + 1].flatMap(y =>
    parts.map((part, i) => {
      const next = parts[i + 1]
      const winter = part.month === 1 || part.month === 10
      const flexible = flexibleRateOf(villa, { isPeak: part.rate === 'peak' })
      return {
        from: dayOf(y, part.month, part.day),
        to: next ? dayOf(y, next.month, next.day) : dayOf(y + 1, 1, 1),
        changeover: villa.changeover.map(day => weekdays[day]),
        minimumNights: part.rate === 'peak' ? 7 : (villa.minimumNights ?? 4),
        bookable: winter && !heated ? 'on-request' : 'online',
        weeklyCents: tiers.map((tier, t) => {
          const whole = t === tiers.length - 1
          if (!whole && (part.rate === 'high' || part.rate === 'peak')) return null
          return whole ? villa.weekly[part.rate] * 100 : tierCents(villa.weekly[part.rate], tier, villa)
        }),
        ...(flexible && { flexible }),
      } satisfies Season
    }),
  )
}

const demandOn = (day: Day) => {
  const { month, day: d } = partsOf(day)
  const part = parts.findLast(p => p.month < month || (p.month === month && p.day <= d))
  return part?.demand ?? 0
}

/** Stays that fill a villa's calendar realistically: whole weeks between changeover days, and owner blocks. */
export function takenStaysOf(villa: Villa, today: Day): { kind: 'booking' | 'block'; stay: Stay }[] {
  const random = randomOf(`${villa.region}/${villa.slug}`)
  const { year } = partsOf(today)
  const changeover = weekdays[villa.changeover[Math.floor(random() * villa.changeover.length)] ?? 'saturday']
  const ownersWeek = 20 + Math.floor(random() * 18)
  const taken: { kind: 'booking' | 'block'; stay: Stay }[] = []
  let day = dayOf(year, 1, 1)
  while (weekdayOf(day) !== changeover) day = addDays(day, 1)
  for (let week = 0; day < dayOf(year + 1, 12, 20); week++) {
    const early = partsOf(day).year > year
    const nights = random() < 0.2 ? 14 : 7
    const to = addDays(day, nights)
    if (week % 52 === ownersWeek) taken.push({ kind: 'block', stay: { from: day, to } })
    else if (random() < demandOn(day) * (early ? 0.55 : 1)) taken.push({ kind: 'booking', stay: { from: day, to } })
    else {
      day = addDays(day, 7)
      continue
    }
    day = to
  }
  return taken
}

const capital = (random: () => number) => String.fromCharCode(65 + Math.floor(random() * 26))
const digits = (random: () => number, n: number) => Array.from({ length: n }, () => Math.floor(random() * 10)).join('')

/** A fictitious registration number in the format of the country (PD-22). */
export function registrationNumberOf(villa: Villa, country: string): string {
  const random = randomOf(`registration ${villa.region}/${villa.slug}`)
  if (country === 'italy')
    return `IT0${digits(random, 5)}C2${capital(random)}${digits(random, 2)}${capital(random)}${digits(random, 4)}`
  if (country === 'greece') return `0000${digits(random, 7)}`
  return `2${capital(random)}${digits(random, 3)} ${digits(random, 6)} ${capital(random)}${capital(random)}`
}
