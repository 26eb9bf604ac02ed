import { articlesEast } from './blog/articles-east.ts'
import { articlesWest } from './blog/articles-west.ts'
import type { BlogArticle } from './blog/shape.ts'

export { blogTags } from './blog/tags.ts'

export const blogArticles: BlogArticle[] = [...articlesWest, ...articlesEast]

/** The article whose picture opens the journal's home. */
export const heroArticle = 13

/** What an editor recommends at the end of an article, by ids: at most two, where the rule alone would not find it. */
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
