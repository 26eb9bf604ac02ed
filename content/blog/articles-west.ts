import { articlesWestAnywhere } from './articles-west-anywhere.ts'
import { articlesWestSicily } from './articles-west-sicily.ts'
import { articlesWestSouth } from './articles-west-south.ts'
import { articlesWestTuscanyCorsica } from './articles-west-tuscany-corsica.ts'
import type { BlogArticle } from './shape.ts'

/** Articles 1 to 12: Italy, Corsica and houses in general. */
export const articlesWest: BlogArticle[] = [
  ...articlesWestSicily,
  ...articlesWestSouth,
  ...articlesWestTuscanyCorsica,
  ...articlesWestAnywhere,
]
