import type { Text } from '#domain/language'
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

/** What an article is about. A category is a tag of which each article has exactly one. */
export interface BlogTag {
  id: number
  slug: BlogTagKey
  isBlogCategory: boolean
  name: Text
  /** The browser's title of the tag's page, without the company's name. */
  pageTitle: Text
  /** One or two sentences at the top of the tag's page. */
  introduction: Text
  /** The category is the first or the second on the journal's home. */
  homePlace?: 1 | 2
}

export interface BlogArticle {
  id: number
  slug: string
  category: 'places' | 'at-the-table' | 'houses' | 'planning'
  tags: BlogTagKey[]
  /** Slug of the region that the article is about, if it is about one. */
  region?: string
  title: Text
  /** 25 to 45 words. */
  introtext: Text
  /** Simple clean HTML as on pages; a link inside the site is a token in the address: <a href="{{page:46}}">. */
  content: Text
  writtenBy: string
  /** YYYY-MM-DD */
  publishedOn: string
  picture: Picture
}
