import { articlesEast } from './blog/articles-east.ts'
import { articlesWest } from './blog/articles-west.ts'
import type { BlogArticle } from './blog/shape.ts'

export { blogTags } from './blog/tags.ts'

export const blogArticles: BlogArticle[] = [...articlesWest, ...articlesEast]

/** The lead article of the journal's home page. */
export const heroArticle = 13

/** Further reading of an article, by ids: two at most, as an exception to the automatic rule. */
export const featuredArticles: ReadonlyMap<number, readonly [number, number?]> = new Map([
  // Wine on one coast leads to wine on the other.
  [3, [16]],
  [16, [3]],
  // Chestnuts and the first rain are the same month.
  [10, [20]],
  [20, [10, 24]],
  // With children, wherever they are.
  [5, [19]],
  [19, [5]],
])
