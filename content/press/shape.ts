import type { Text } from '#domain/language'
import type { Picture } from '../pages/shape.ts'

/** A piece about the company in a newspaper, in a magazine, or to be heard or seen. */
export interface PressPiece {
  id: number
  slug: string
  publisherName: string
  mediaType: 'newspaper' | 'magazine' | 'online' | 'broadcast'
  /** YYYY-MM-DD */
  publishedOn: string
  title: Text
  introText: Text
  /** Simple clean HTML as on pages. */
  content: Text
  /** A sentence of the content, word for word, that is set large. */
  quote: Text
  /** The villas it speaks of, by region and slug. */
  villas: [region: string, slug: string][]
  picture: Picture
}
