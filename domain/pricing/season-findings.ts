import { type Day, dayNumber, earlierDay } from '#domain/calendar/day'
import { overlap, type Stay } from '#domain/calendar/stay'
import type { Season, Tier } from '#domain/pricing/season'

/** The highest weekly price, in cents of EUR. */
export const maxWeeklyCents = 100_000_000

/** Faults with which seasons are not saved. */
export const seasonFaults = ['overlap', 'no-nights', 'prices-differ', 'bad-price', 'nothing-let', 'bad-rules'] as const
/** Facts that staff should see before they save. */
export const seasonWarnings = ['gap', 'jump', 'tier-not-let'] as const

export type SeasonFault = (typeof seasonFaults)[number]
export type SeasonWarning = (typeof seasonWarnings)[number]

/** Something about the seasons of a villa, with its nights. */
export interface SeasonFinding {
  code: SeasonFault | SeasonWarning
  from: Day
  to: Day
  /** The tier, by its bedrooms. */
  rooms?: number
  /** How far a price jumps from one season to the next, in per cent of the lower one. */
  percent?: number
}

export const preventsSaving = ({ code }: Pick<SeasonFinding, 'code'>): boolean =>
  (seasonFaults as readonly string[]).includes(code)

const isPrice = (cents: number) => Number.isInteger(cents) && cents >= 1 && cents <= maxWeeklyCents
const isWeekday = (day: number) => Number.isInteger(day) && day >= 1 && day <= 7

function findOwnFindings(season: Season, tiers: readonly Tier[]): SeasonFinding[] {
  const { from, to, weeklyCents, changeover, minimumNights } = season
  const nights = { from, to }
  if (from >= to) return [{ code: 'no-nights', ...nights }]
  const badRules =
    changeover.length === 0 ||
    new Set(changeover).size < changeover.length ||
    !changeover.every(isWeekday) ||
    !Number.isInteger(minimumNights) ||
    minimumNights < 1 ||
    minimumNights > 366
  const found: SeasonFinding[] = badRules ? [{ code: 'bad-rules', ...nights }] : []
  if (weeklyCents.length !== tiers.length) return [...found, { code: 'prices-differ', ...nights }]
  if (weeklyCents.every(cents => cents === null)) return [...found, { code: 'nothing-let', ...nights }]
  tiers.forEach(({ rooms }, i) => {
    const cents = weeklyCents[i] ?? null
    if (cents === null) found.push({ code: 'tier-not-let', ...nights, rooms })
    else if (!isPrice(cents)) found.push({ code: 'bad-price', ...nights, rooms })
  })
  return found
}

/** The jumps of price between two seasons that meet; `percent` is the least that counts. */
function findJumps(a: Season, b: Season, tiers: readonly Tier[], least: number): SeasonFinding[] {
  return tiers.flatMap(({ rooms }, i): SeasonFinding[] => {
    const [before, after] = [a.weeklyCents[i] ?? null, b.weeklyCents[i] ?? null]
    if (before === null || after === null || before < 1 || after < 1) return []
    const percent = Math.round((Math.abs(after - before) / Math.min(before, after)) * 100)
    return percent >= least ? [{ code: 'jump', from: b.from, to: b.to, rooms, percent }] : []
  })
}

/**
 * Finds faults of a villa's seasons, and remarks for staff: overlaps, prices that are missing or no
 * prices, rules that no stay can keep, nights between seasons that are not let, jumps of price of `jumpPercent` and more,
 * tiers that are not let. Seasons outside `range` are only compared with those inside it.
 */
export function findSeasonFindings(
  seasons: readonly Season[],
  tiers: readonly Tier[],
  { range, jumpPercent = 100 }: { range?: Stay | undefined; jumpPercent?: number } = {},
): SeasonFinding[] {
  const sorted = seasons.toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
  const isInRange = (nights: Stay) => !range || overlap(nights, range)
  const found: SeasonFinding[] = []
  let last: Season | undefined
  for (const season of sorted) {
    const touches = isInRange(season) || season.from >= season.to
    if (touches) found.push(...findOwnFindings(season, tiers))
    if (last && (touches || isInRange(last))) {
      const between = { from: last.to, to: season.from }
      if (dayNumber(last.to) > dayNumber(season.from))
        found.push({ code: 'overlap', from: season.from, to: earlierDay(last.to, season.to) })
      else if (last.to < season.from && isInRange(between)) found.push({ code: 'gap', ...between })
      else if (last.to === season.from) found.push(...findJumps(last, season, tiers, jumpPercent))
    }
    if (!last || season.to > last.to) last = season
  }
  return found
}
