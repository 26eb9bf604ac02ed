/** The facts of a journal article for these rules. */
export interface Article {
  id: number
  categoryId: number
  /** The region it is about, if it is about one. */
  regionId: number | null
  /** Articles that an editor recommends at its end. */
  featured: readonly number[]
}

const mostOfCategory = 2
const mostRelated = 4

/**
 * The further reading after an article (SPEC A4): its editor's recommendations, then up to two others of its
 * category, then others of its region, four in total. `articles` are in order of preference.
 */
export function relatedArticles<A extends Article>(article: A, articles: readonly A[]): A[] {
  const others = articles.filter(other => other.id !== article.id)
  const featured = [...new Set(article.featured)].flatMap(id => others.find(other => other.id === id) ?? [])
  const ofCategory = others
    .filter(other => !featured.includes(other) && other.categoryId === article.categoryId)
    .slice(0, mostOfCategory)
  const chosen = [...featured, ...ofCategory]
  const ofRegion = others.filter(
    other => !chosen.includes(other) && article.regionId !== null && other.regionId === article.regionId,
  )
  return [...chosen, ...ofRegion].slice(0, mostRelated)
}

const mostRanked = 5
const fewestRanked = 3

/** The most-read articles, descending by readings; empty while too few have been read for a ranking. */
export function mostRead<A>(articles: readonly A[], readingsOf: (article: A) => number): A[] {
  const ranked = articles
    .filter(article => readingsOf(article) > 0)
    .sort((a, b) => readingsOf(b) - readingsOf(a))
    .slice(0, mostRanked)
  return ranked.length >= fewestRanked ? ranked : []
}

/** Whether an article has expired (milliseconds since 1970): an expired one has no page. */
export const isExpired = (expiresAt: number | null, now: number): boolean => expiresAt !== null && expiresAt <= now

const wordsPerMinute = 220

/** The minutes to read a text of the CMS, as HTML; at least one. */
export function minutesToRead(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
