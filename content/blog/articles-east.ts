import { articlesEastAegean } from './articles-east-aegean.ts'
import { articlesEastIonian } from './articles-east-ionian.ts'
import { articlesEastSeasons } from './articles-east-seasons.ts'
import type { BlogArticle } from './shape.ts'

export const articlesEast: BlogArticle[] = [...articlesEastIonian, ...articlesEastAegean, ...articlesEastSeasons]
