import type { Day, Weekday } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { roundCents } from '#domain/pricing/money'
import { copyYear, paintNights, type SeasonTerms } from '#domain/pricing/paint-seasons'
import type { FlexibleRate, Season, Tier } from '#domain/pricing/season'

/** A change of weekly prices by per cent, rounded to a step in cents of EUR. */
export interface PriceAdjustment {
  percent: number
  stepCents: number
}

/** A partial set of terms to paint: what is absent stays as it is. */
export interface TermsChange {
  /** Weekly prices in cents of EUR by bedrooms; null bedrooms stand for the whole villa, null cents for "not let". */
  prices?: { rooms: number | null; cents: number | null }[] | undefined
  /** Changes the prices that are there, after `prices`. */
  adjust?: PriceAdjustment | undefined
  changeover?: Weekday[] | undefined
  minimumNights?: number | undefined
  bookable?: Season['bookable'] | undefined
  /** Null ends the flexible rate. */
  flexible?: FlexibleRate | null | undefined
  /** The nights are not let; all other terms are ignored. */
  closed?: boolean | undefined
}

/** Why terms cannot be painted: nights without terms of before need all of them, a villa has no such tier. */
export type ChangeRefusal =
  | { code: 'incomplete'; from: Day; to: Day }
  | { code: 'unknown-rooms'; from: Day; to: Day; rooms: number }

/** A weekly price by per cent, rounded to the nearest step. Cents of EUR. */
export const adjustCents = (cents: number, { percent, stepCents }: PriceAdjustment): number =>
  roundCents((cents * (100 + percent)) / 100 / stepCents) * stepCents

const adjustTerms = (terms: SeasonTerms, adjust: PriceAdjustment | undefined): SeasonTerms =>
  adjust
    ? { ...terms, weeklyCents: terms.weeklyCents.map(cents => (cents === null ? null : adjustCents(cents, adjust))) }
    : terms

function pricesOf(
  was: readonly (number | null)[] | undefined,
  tiers: readonly Tier[],
  prices: TermsChange['prices'] = [],
): (number | null)[] {
  const whole = tiers.at(-1)?.rooms
  return tiers.map(({ rooms }, i) => {
    const price = prices.findLast(({ rooms: own }) => (own ?? whole) === rooms)
    return price ? price.cents : (was?.[i] ?? null)
  })
}

/** Whether a change has all terms that nights without a season need. */
const isComplete = ({ prices = [], changeover, minimumNights }: TermsChange) =>
  prices.some(({ cents }) => cents !== null) && changeover !== undefined && minimumNights !== undefined

/** The terms of nights after a change; those of nights that were not let need a complete one. */
function changeTerms(
  was: SeasonTerms | undefined,
  tiers: readonly Tier[],
  change: TermsChange,
): SeasonTerms | 'incomplete' {
  if (!was && !isComplete(change)) return 'incomplete'
  const flexible = change.flexible === undefined ? was?.flexible : (change.flexible ?? undefined)
  const terms: SeasonTerms = {
    changeover: change.changeover ?? was?.changeover ?? [],
    minimumNights: change.minimumNights ?? was?.minimumNights ?? 1,
    bookable: change.bookable ?? was?.bookable ?? 'online',
    weeklyCents: pricesOf(was?.weeklyCents, tiers, change.prices),
    ...(flexible && { flexible }),
  }
  return adjustTerms(terms, change.adjust)
}

/** The terms that a change sets or adjusts; all of them where nights are no longer let. */
export function changedTerms({ closed, prices, adjust, ...others }: TermsChange): (keyof SeasonTerms)[] {
  const all = ['weeklyCents', 'changeover', 'minimumNights', 'bookable', 'flexible'] as const
  return all.filter(term =>
    closed ? true : term === 'weeklyCents' ? prices !== undefined || adjust !== undefined : others[term] !== undefined,
  )
}

/** Paints terms over nights of a villa. With refusals, the seasons are those of before in the refused nights. */
export function paintTerms(
  { seasons, tiers }: { seasons: readonly Season[]; tiers: readonly Tier[] },
  range: Stay,
  change: TermsChange,
): { seasons: Season[]; refusals: ChangeRefusal[] } {
  if (change.closed) return { seasons: paintNights(seasons, range, () => undefined), refusals: [] }
  const refusals: ChangeRefusal[] = (change.prices ?? []).flatMap(({ rooms }) =>
    rooms !== null && !tiers.some(tier => tier.rooms === rooms) ? [{ code: 'unknown-rooms', ...range, rooms }] : [],
  )
  const painted = paintNights(seasons, range, (was, nights) => {
    const terms = changeTerms(was, tiers, change)
    if (terms !== 'incomplete') return terms
    refusals.push({ code: 'incomplete', ...nights })
    return was
  })
  return { seasons: painted, refusals }
}

/** Copies a year of a villa to another one with changed prices; see `copyYear`. */
export const copyTerms = (
  seasons: readonly Season[],
  years: { from: number; to: number },
  adjust: PriceAdjustment | undefined,
): Season[] => copyYear(seasons, years, terms => adjustTerms(terms, adjust))
