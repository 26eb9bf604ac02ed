import type { PricedVilla } from '#contract/staff/office-prices'
import { addDays } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { clipSeasons, seasonsKey } from '#domain/pricing/paint-seasons'
import { nightsOfYear } from '#domain/pricing/price-weeks'
import type { Season } from '#domain/pricing/season'
import { findSeasonFindings, preventsSaving, type SeasonFinding } from '#domain/pricing/season-findings'
import {
  type ChangeRefusal,
  copyTerms,
  type PriceAdjustment,
  paintTerms,
  type TermsChange,
} from '#domain/pricing/terms-change'
import type { Target } from './selection'

/** The lowest and the highest weekly price of the whole villa in cents; undefined where none is let. */
export type PriceSpan = { lowest: number; highest: number } | undefined

/** The seasons of a villa after a stroke. */
export interface VillaPreview {
  villa: PricedVilla
  before: PriceSpan
  after: PriceSpan
  /** Reasons why it is refused come first. */
  findings: readonly (SeasonFinding | ChangeRefusal)[]
}

/** The changes of a stroke, with warnings. */
export interface StrokePreviewData {
  /** The number of villas that change. */
  changed: number
  villas: readonly VillaPreview[]
  hasFaults: boolean
}

function spanOf(seasons: readonly Season[], nights: Stay): PriceSpan {
  const prices = clipSeasons(seasons, nights).flatMap(({ weeklyCents }) => weeklyCents.findLast(c => c !== null) ?? [])
  return prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : undefined
}

const isRefusal = (finding: SeasonFinding | ChangeRefusal): boolean =>
  finding.code === 'incomplete' || finding.code === 'unknown-rooms' || preventsSaving(finding as SeasonFinding)

/** New findings only: what was there before is not the stroke's. */
function newFindings(villa: PricedVilla, seasons: readonly Season[], nights: Stay): SeasonFinding[] {
  const range = { from: addDays(nights.from, -1), to: addDays(nights.to, 1) }
  const find = (list: readonly Season[]) => findSeasonFindings(list, villa.tiers, { range, jumpPercent: 50 })
  const known = new Set(find(villa.seasons).map(finding => JSON.stringify(finding)))
  return find(seasons).filter(finding => preventsSaving(finding) || !known.has(JSON.stringify(finding)))
}

function previewVillas(
  villas: readonly PricedVilla[],
  nights: Stay,
  paint: (villa: PricedVilla) => { seasons: Season[]; refusals: readonly ChangeRefusal[] },
): StrokePreviewData {
  const all = villas.flatMap(villa => {
    const { seasons, refusals } = paint(villa)
    const isChanged = seasonsKey(seasons) !== seasonsKey(villa.seasons)
    const findings = [...refusals, ...(isChanged ? newFindings(villa, seasons, nights) : [])]
    if (!isChanged && refusals.length === 0) return []
    return [{ villa, before: spanOf(villa.seasons, nights), after: spanOf(seasons, nights), findings, isChanged }]
  })
  const hasFaults = all.some(({ findings }) => findings.some(isRefusal))
  const refusedFirst = all.toSorted((a, b) => Number(b.findings.some(isRefusal)) - Number(a.findings.some(isRefusal)))
  return { changed: all.filter(({ isChanged }) => isChanged).length, villas: refusedFirst, hasFaults }
}

/** Previews painting a change over a selection, by the rules of the server. */
export const previewStroke = ({ villas, nights }: Target, change: TermsChange): StrokePreviewData =>
  previewVillas(villas, nights, villa => paintTerms(villa, nights, change))

/** Previews copying a year of villas. */
export const previewCopy = (
  villas: readonly PricedVilla[],
  years: { from: number; to: number },
  adjust: PriceAdjustment | undefined,
): StrokePreviewData =>
  previewVillas(villas, nightsOfYear(years.to), villa => ({
    seasons: copyTerms(villa.seasons, years, adjust),
    refusals: [],
  }))
