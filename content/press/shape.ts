import type { Text } from '#domain/text/language'
import type { Picture } from '../pages/shape.ts'

/** Press, radio or television coverage of the company. */
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
  /** Pull quote: a verbatim sentence of the content. */
  quote: Text
  /** Villas mentioned, by region and slug. */
  villas: [region: string, slug: string][]
  picture: Picture
}
