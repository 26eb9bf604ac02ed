import type { Text } from '#domain/text/language'
import type { Picture } from '../pages/shape.ts'

export type BlogTagKey =
  | 'places'
  | 'at-the-table'
  | 'houses'
  | 'planning'
  | 'islands'
  | 'wine'
  | 'walking'
  | 'with-children'
  | 'beaches'
  | 'festivals'
  | 'gardens'
  | 'out-of-season'

/** An article's topic. Each article has exactly one category among its tags. */
export interface BlogTag {
  id: number
  slug: BlogTagKey
  isBlogCategory: boolean
  name: Text
  /** Document title of the tag's page, without the company's name. */
  pageTitle: Text
  /** One or two sentences at the top of the tag's page. */
  introduction: Text
  /** First or second category on the journal's home page. */
  homePlace?: 1 | 2
}

export interface BlogArticle {
  id: number
  slug: string
  category: 'places' | 'at-the-table' | 'houses' | 'planning'
  tags: BlogTagKey[]
  /** Slug of the article's region, if any. */
  region?: string
  title: Text
  /** 25 to 45 words. */
  introtext: Text
  /** Simple clean HTML as on pages; an internal link has a token as its URL: <a href="{{page:46}}">. */
  content: Text
  writtenBy: string
  /** YYYY-MM-DD */
  publishedOn: string
  picture: Picture
}
