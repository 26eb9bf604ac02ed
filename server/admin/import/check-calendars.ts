import { overlap, type Stay } from '#domain/calendar/stay'
import type { FlexibleRate, Tier } from '#domain/pricing/season'
import { reportUnknownVilla } from './check-villas.ts'
import type { ImportProblems } from './problems.ts'
import type { Read } from './read-table.ts'

type Period = Stay & { at: { file: string; line: number } }

/** Reports periods that end before they begin, and those of one villa that share nights. */
function checkPeriods(rows: readonly Period[], problems: ImportProblems): void {
  for (const { from, to, at } of rows) if (from >= to) problems.add({ ...at, column: 'to' }, `must be after ${from}`)
  const sorted = rows.toSorted((a, b) => a.from.localeCompare(b.from))
  let last: Period | undefined
  for (const row of sorted) {
    if (last && overlap(last, row))
      problems.add({ ...row.at, column: 'from' }, `overlaps ${last.from} to ${last.to} of line ${last.at.line}`)
    if (!last || row.to > last.to) last = row
  }
}

/** A season of the folder with its prices by tier. */
export interface PlannedSeason {
  row: Read<'seasons'>
  weeklyCents: (number | null)[]
  flexible: FlexibleRate | null
}

function pricesOf(row: Read<'seasons'>, tiers: readonly Tier[], problems: ImportProblems): (number | null)[] {
  const place = { ...row.at, column: 'weekly_prices' }
  const last = tiers.at(-1)?.rooms
  const unknown = row.weekly_prices.filter(({ rooms }) => rooms !== null && !tiers.some(tier => tier.rooms === rooms))
  if (unknown.length > 0)
    problems.add(place, `${unknown.map(({ rooms }) => rooms).join(', ')} bedrooms: the villa is not let with so many`)
  return tiers.map(
    ({ rooms }) =>
      row.weekly_prices.find(price => price.rooms === rooms || (price.rooms === null && rooms === last))?.cents ?? null,
  )
}

function flexibleOf(row: Read<'seasons'>, problems: ImportProblems): FlexibleRate | null {
  const { flexible_percent: percent, flexible_deposit: depositPercent, flexible_days: freeDays } = row
  if (percent === undefined && depositPercent === undefined && freeDays === undefined) return null
  if (percent !== undefined && depositPercent !== undefined && freeDays !== undefined)
    return { surcharge: { percent }, depositPercent, freeDays }
  problems.add({ ...row.at, column: 'flexible_percent' }, 'needs flexible_deposit and flexible_days, and the reverse')
  return null
}

/** Checks the seasons of a folder. `tiersOf` tells the tiers of a villa by its code. */
export function planSeasons(
  rows: readonly Read<'seasons'>[],
  tiersOf: (code: string) => readonly Tier[] | undefined,
  problems: ImportProblems,
): PlannedSeason[] {
  for (const ofVilla of Map.groupBy(rows, ({ villa }) => villa).values()) checkPeriods(ofVilla, problems)
  return rows.flatMap(row => {
    const tiers = tiersOf(row.villa)
    if (!tiers) {
      reportUnknownVilla(row, problems)
      return []
    }
    return [{ row, weeklyCents: pricesOf(row, tiers, problems), flexible: flexibleOf(row, problems) }]
  })
}

/** Checks the blocks of a folder. `takenNightsOf` tells the nights of a villa that they must leave free. */
export function checkBlocks(
  rows: readonly Read<'owner-blocks'>[],
  { isVilla, takenNightsOf }: { isVilla: (code: string) => boolean; takenNightsOf: (code: string) => readonly Stay[] },
  problems: ImportProblems,
): void {
  for (const ofVilla of Map.groupBy(rows, ({ villa }) => villa).values()) checkPeriods(ofVilla, problems)
  for (const row of rows) {
    if (!isVilla(row.villa)) reportUnknownVilla(row, problems)
    const taken = takenNightsOf(row.villa).find(nights => overlap(nights, row))
    if (taken)
      problems.add(
        { ...row.at, column: 'from' },
        `a booking, hold or block has nights from ${taken.from} to ${taken.to}`,
      )
  }
}
