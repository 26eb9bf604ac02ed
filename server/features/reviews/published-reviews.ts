import type { PublishedReviews } from '#contract/villas/reviews'
import type { Queryable } from '#database/connection'
import type { Language } from '#domain/text/language'
import { localPath } from '#domain/text/language'
import { starsAverage } from '#domain/villas/reviews'
import { presentTranslations } from '#server/catalogue/present-reviews'
import type { Context } from '#server/context'
import { countReviews, findReviews, type ReviewFilter } from './queries.ts'

const shown = 12

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)
const countsBy = (rows: readonly { stars: number; count: number }[]) =>
  Object.fromEntries([1, 2, 3, 4, 5].map(stars => [stars, sum(rows.filter(row => row.stars === stars))]))

/** Average and number of the stars of all reviews that an audience can read. */
export async function findStars(db: Queryable, filter: ReviewFilter) {
  const rows = await countReviews(db, filter)
  return { starsAverage: starsAverage(countsBy(rows)), numberOfReviews: sum(rows) }
}

/** One page of the matching reviews, with the counts that other stars and regions would give. */
export async function publishedReviews(
  db: Queryable,
  { catalogue }: Pick<Context, 'catalogue'>,
  { page, ...filter }: ReviewFilter & { page: number },
  language: Language,
): Promise<PublishedReviews> {
  const { content } = catalogue
  const { audience, region, stars } = filter
  const counts = await countReviews(db, { audience })
  const inRegion = counts.filter(row => region === undefined || row.regionId === region)
  const withStars = counts.filter(row => stars === undefined || row.stars === stars)
  const total = sum(inRegion.filter(row => stars === undefined || row.stars === stars))
  const pages = Math.max(1, Math.ceil(total / shown))
  const at = Math.min(page, pages)
  const rows = await findReviews(db, filter, { limit: shown, offset: (at - 1) * shown })
  return {
    starsAverage: starsAverage(countsBy(counts)),
    numberOfReviews: sum(counts),
    byStars: Object.entries(countsBy(inRegion))
      .map(([each, count]) => ({ stars: Number(each), count }))
      .reverse(),
    byRegion: content.regions.flatMap(({ id, name }) => {
      const count = sum(withStars.filter(row => row.regionId === id))
      return count > 0 || id === region ? [{ id, name: name[language], count }] : []
    }),
    region: region ?? null,
    stars: stars ?? null,
    total,
    page: at,
    pages,
    reviews: catalogue
      .readable('review', rows, ({ id }) => id)
      .flatMap(row => {
        const villa = catalogue.villas.get(row.villaId)
        if (!villa) return []
        return [
          {
            id: row.id,
            propertyId: villa.row.id,
            property: villa.row.name,
            propertyUrl: localPath(villa.row.path, language),
            region: content.regionById.get(villa.row.regionId)?.name[language] ?? '',
            stars: row.stars,
            stayed: row.stayed,
            language: row.language,
            title: row.title,
            comments_Published: row.comments,
            signature: row.signature,
            companyReply: row.reply,
            translations: presentTranslations(row.translations, language),
          },
        ]
      }),
  }
}
