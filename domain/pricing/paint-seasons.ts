import { addDays, daysBetween, earlierDay, laterDay } from '#domain/calendar/day'
import { overlap, type Stay } from '#domain/calendar/stay'
import { nightsOfYear, sameWeekIn, weeksOfYear } from '#domain/pricing/price-weeks'
import { findSeason } from '#domain/pricing/pricing'
import type { Season } from '#domain/pricing/season'

/** The terms of a season without its nights. */
export type SeasonTerms = Omit<Season, 'from' | 'to'>

const byFirstNight = (a: Stay, b: Stay) => a.from.localeCompare(b.from)

const termsOf = ({ changeover, minimumNights, bookable, weeklyCents, flexible }: SeasonTerms): SeasonTerms => ({
  changeover,
  minimumNights,
  bookable,
  weeklyCents,
  ...(flexible && { flexible }),
})

/** Terms as a text: equal terms have equal texts. Absent terms are the empty text. */
export function termsKey(terms: SeasonTerms | undefined): string {
  if (!terms) return ''
  const { changeover, minimumNights, bookable, weeklyCents, flexible } = terms
  const { surcharge } = flexible ?? {}
  const rate = flexible && [
    surcharge && ('percent' in surcharge ? ['percent', surcharge.percent] : ['cents', surcharge.weeklyCents]),
    flexible.depositPercent,
    flexible.freeDays,
  ]
  return JSON.stringify([changeover.toSorted((a, b) => a - b), minimumNights, bookable, weeklyCents, rate ?? null])
}

/** Seasons as a text: equal lists have equal texts, in whatever order they come. */
export const seasonsKey = (seasons: readonly Season[]): string =>
  JSON.stringify(seasons.toSorted(byFirstNight).map(season => [season.from, season.to, termsKey(season)]))

/** The parts of seasons inside a range of nights, in order. */
export const clipSeasons = (seasons: readonly Season[], range: Stay): Season[] =>
  seasons
    .filter(season => overlap(season, range))
    .map(season => ({
      ...termsOf(season),
      from: laterDay(season.from, range.from),
      to: earlierDay(season.to, range.to),
    }))
    .toSorted(byFirstNight)

/** Some terms of nights. */
export type TermsOfNights = Stay & Partial<SeasonTerms>

/** Some terms of the nights of a range, in order: nights with equal ones are one entry, nights that are not let none. */
export function termsInRange(
  seasons: readonly Season[],
  range: Stay,
  terms: readonly (keyof SeasonTerms)[],
): TermsOfNights[] {
  const entries: TermsOfNights[] = []
  const keyOf = (entry: TermsOfNights) => JSON.stringify(terms.map(term => entry[term] ?? null))
  for (const season of clipSeasons(seasons, range)) {
    const { from, to } = season
    const own = Object.fromEntries(terms.flatMap(term => (season[term] === undefined ? [] : [[term, season[term]]])))
    const last = entries.at(-1)
    if (last?.to === from && keyOf(last) === keyOf({ from, to, ...own })) last.to = to
    else entries.push({ from, to, ...own })
  }
  return entries
}

/** Merges neighbours of equal terms where they meet inside a range or at its ends; others stay as they are. */
function mergeWithin(seasons: readonly Season[], range: Stay): Season[] {
  const merged: Season[] = []
  for (const season of seasons.toSorted(byFirstNight)) {
    const last = merged.at(-1)
    const meets = last?.to === season.from && range.from <= season.from && season.from <= range.to
    if (last && meets && termsKey(last) === termsKey(season)) merged[merged.length - 1] = { ...last, to: season.to }
    else merged.push(season)
  }
  return merged
}

/** Puts seasons in place of all nights of a range. `inside` lies within the range. */
export function replaceNights(seasons: readonly Season[], range: Stay, inside: readonly Season[]): Season[] {
  const outside = seasons.flatMap(season => {
    if (!overlap(season, range)) return [season]
    const before = season.from < range.from ? [{ ...season, to: range.from }] : []
    const after = season.to > range.to ? [{ ...season, from: range.to }] : []
    return [...before, ...after]
  })
  return mergeWithin([...outside, ...inside], range)
}

/**
 * Gives each night of a range the terms that `change` makes of its present ones; undefined stands for nights that are
 * not let, before and after. Seasons are split at the ends of the range and merged with equal neighbours.
 */
export function paintNights(
  seasons: readonly Season[],
  range: Stay,
  change: (terms: SeasonTerms | undefined, nights: Stay) => SeasonTerms | undefined,
): Season[] {
  const painted: Season[] = []
  const paint = (terms: SeasonTerms | undefined, nights: Stay) => {
    if (nights.from >= nights.to) return
    const changed = change(terms, nights)
    if (changed) painted.push({ ...termsOf(changed), ...nights })
  }
  let at = range.from
  for (const season of clipSeasons(seasons, range)) {
    paint(undefined, { from: at, to: season.from })
    paint(termsOf(season), { from: season.from, to: season.to })
    at = season.to
  }
  paint(undefined, { from: at, to: range.to })
  return replaceNights(seasons, range, painted)
}

/** A change of seasons in a range of nights: the seasons of the range before and after it. */
export interface PaintedNights {
  range: Stay
  before: readonly Season[]
  after: readonly Season[]
}

/** The outcome of taking a change back. `later` are nights that were changed again since. */
export interface RevertedSeasons {
  seasons: Season[]
  later: Stay[]
}

/** The first days of all parts of a range in which none of the lists changes its terms. */
function partsOfRange(range: Stay, lists: readonly (readonly Season[])[]): Stay[] {
  const inside = lists.flat().flatMap(({ from, to }) => [from, to])
  const starts = new Set([range.from, ...inside.filter(day => day > range.from && day < range.to)])
  const sorted = [...starts].toSorted()
  return sorted.map((from, i) => ({ from, to: sorted[i + 1] ?? range.to }))
}

/**
 * Takes a change back: nights that still have its terms get those of before. Nights that were changed again since keep
 * their terms, or with `replaceLater` get those of before as well; they are listed either way.
 */
export function revertNights(
  current: readonly Season[],
  { range, before, after }: PaintedNights,
  { replaceLater = false }: { replaceLater?: boolean } = {},
): RevertedSeasons {
  const seasons: Season[] = []
  const changedAgain: Stay[] = []
  for (const part of partsOfRange(range, [current, before, after])) {
    const [was, became, is] = [before, after, current].map(list => findSeason(part.from, list))
    const isUntouched = termsKey(was) === termsKey(became)
    const isLater = !isUntouched && termsKey(is) !== termsKey(became) && termsKey(is) !== termsKey(was)
    const last = changedAgain.at(-1)
    if (isLater && last?.to === part.from) last.to = part.to
    else if (isLater) changedAgain.push({ ...part })
    const wanted = isUntouched || (isLater && !replaceLater) ? is : was
    if (wanted) seasons.push({ ...termsOf(wanted), ...part })
  }
  return { seasons: replaceNights(current, range, mergeWithin(seasons, range)), later: changedAgain }
}

/**
 * Copies the seasons of a year to another one, week by week, so weekdays stay. What the other year had is replaced.
 * `change` makes the new terms of those that are copied.
 */
export function copyYear(
  seasons: readonly Season[],
  { from, to }: { from: number; to: number },
  change: (terms: SeasonTerms, nights: Stay) => SeasonTerms = terms => terms,
): Season[] {
  const copied = weeksOfYear(to).flatMap(week => {
    const source = sameWeekIn(from, week)
    const shift = daysBetween(source.from, week.from)
    return clipSeasons(seasons, source).map(season => {
      const nights = { from: addDays(season.from, shift), to: addDays(season.to, shift) }
      return { ...termsOf(change(season, nights)), ...nights }
    })
  })
  const range = nightsOfYear(to)
  return replaceNights(seasons, range, mergeWithin(copied, range))
}

/** The terms of a week in one line. */
export interface WeekTerms {
  /** Terms of its first night that is let; undefined where none is. */
  terms: SeasonTerms | undefined
  /** Its nights have different terms, or some are not let. */
  isMixed: boolean
}

/** The terms of a week of the price grid. */
export function weekTerms(seasons: readonly Season[], week: Stay): WeekTerms {
  const parts = clipSeasons(seasons, week)
  const [first] = parts
  const isWhole = first?.from === week.from && parts.at(-1)?.to === week.to
  const isGapless = parts.every((part, i) => i === 0 || parts[i - 1]?.to === part.from)
  const isEqual = parts.every(part => termsKey(part) === termsKey(first))
  return { terms: first && termsOf(first), isMixed: first !== undefined && !(isWhole && isGapless && isEqual) }
}
