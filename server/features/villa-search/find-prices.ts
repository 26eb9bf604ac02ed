import type { ResponseBody } from '#contract/endpoint'
import { priceStep, type searchPrices } from '#contract/villas/villa-search'
import { nightsOf } from '#domain/calendar/stay'
import { majorOf } from '#domain/pricing/money'
import { pageLimit, type SearchQuery } from '#domain/search/query'
import { findVillas } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'

/** Counts the available villas of a search by weekly price; of a very large catalogue only the first page. */
export function findPrices(
  context: Pick<Context, 'catalogue' | 'clock'>,
  { minPrice: _, maxPrice: __, ...query }: SearchQuery,
): ResponseBody<typeof searchPrices> {
  const found = findVillas(context, { ...query, sort: 'default', page: 1, limit: pageLimit.most, showBooked: false })
  const counts = new Map<number, number>()
  for (const { stay = query.stay, totalCents, weeklyFromCents } of found.items) {
    const cents = stay && totalCents !== undefined ? (totalCents * 7) / nightsOf(stay) : weeklyFromCents
    if (cents === undefined) continue
    const from = Math.floor(majorOf(cents) / priceStep) * priceStep
    counts.set(from, (counts.get(from) ?? 0) + 1)
  }
  const steps = [...counts].map(([from, count]) => ({ from, count })).sort((a, b) => a.from - b.from)
  return { steps }
}
