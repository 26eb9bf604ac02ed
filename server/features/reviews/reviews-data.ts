import type { PageOf } from '#contract/pages'
import { parseListParams } from '#domain/content/list-params'
import type { Audience } from '#domain/geography/audience'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { publishedReviews } from './published-reviews.ts'

/** Data of the reviews page for its URL. Unknown regions and stars are ignored. */
export async function reviewsData(
  context: Context,
  search: string,
  language: Language,
  audience: Audience,
): Promise<Pick<PageOf<'client-reviews'>, 'reviews' | 'provider'>> {
  const { chosen, page } = parseListParams(search, ['region', 'stars'])
  const region = context.catalogue.content.regionById.get(Number(chosen.region))?.id
  const stars = /^[1-5]$/.test(chosen.stars ?? '') ? Number(chosen.stars) : undefined
  return {
    reviews: await publishedReviews(context.db, context, { audience, region, stars, page }, language),
    provider: context.configuration.reviews?.name ?? null,
  }
}
