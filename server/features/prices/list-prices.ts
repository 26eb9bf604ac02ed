import { and, eq } from 'drizzle-orm'
import type { PricedVilla } from '#contract/staff/office-prices'
import { villa } from '#database/tables'
import type { Reach } from '#domain/access/roles/reach'
import { overlap } from '#domain/calendar/stay'
import { nightsOfYear } from '#domain/pricing/price-weeks'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { findVillaSeasons } from './queries.ts'
import { matchesName, regionOptions, villaCursor } from './villa-filter.ts'

const maxAtOnce = 100

interface Filter {
  year: number
  state?: 'live' | 'draft' | undefined
  propertyId?: number | undefined
  words?: string | undefined
  region?: string | undefined
  cursor?: number | undefined
  lang?: Language | undefined
}

/**
 * Lists villas by name, with their seasons of a year and of the years beside it, from which a year is copied. Archived
 * villas are left out, unless one is named.
 */
export async function listPrices(
  { db, catalogue }: Pick<Context, 'db' | 'catalogue'>,
  reach: Reach,
  { year, state, cursor, lang = 'en', ...filter }: Filter,
): Promise<{ villas: PricedVilla[]; next: number | null; regions: { slug: string; name: string }[] }> {
  const wanted = and(
    matchesName(catalogue, filter),
    regionInReach(reach, villa.regionId),
    state === undefined ? undefined : eq(villa.live, state === 'live'),
    filter.propertyId === undefined ? eq(villa.archived, false) : undefined,
    villaCursor(cursor),
  )
  const found = await findVillaSeasons(db, wanted, maxAtOnce + 1)
  const shown = { from: nightsOfYear(year - 1).from, to: nightsOfYear(year + 1).to }
  const villas = found.slice(0, maxAtOnce).map(({ regionId, seasons, ...priced }) => ({
    ...priced,
    region: catalogue.content.regionById.get(regionId)?.name[lang] ?? '',
    seasons: seasons.filter(season => overlap(season, shown)),
  }))
  const next = found.length > maxAtOnce ? (villas.at(-1)?.id ?? null) : null
  return { villas, next, regions: regionOptions(catalogue, reach, lang) }
}
