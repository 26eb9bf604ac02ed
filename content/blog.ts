import { articlesEast } from './blog/articles-east.ts'
import type { BlogArticle } from './blog/shape.ts'

export { blogTags } from './blog/tags.ts'

export const blogArticles: BlogArticle[] = [...articlesEast]

/** The article whose picture opens the journal's home. */
export const heroArticle = 13

/** What an editor recommends at the end of an article, by ids: at most two. */
export const featuredArticles: ReadonlyMap<number, readonly [number, number?]> = new Map()
