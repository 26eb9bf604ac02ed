import type { Text } from '#domain/text/language'
import type { WineColour } from '#domain/wine/wine-kinds'

/** A wine of the demonstration. Its producer is invented, its appellation is not. */
export interface Wine {
  id: number
  /** Slug of the region from which it comes. */
  region: string
  appellation: string
  name: string
  producer: string
  /** Missing where years are blended. */
  vintage?: number
  colour: WineColour
  /** Millilitres of a bottle; 750 unless given. */
  bottleMl?: number
  /** Bottles of a case; 1 where it is sold by the bottle. */
  perCase: number
  /** Cents of EUR for a bottle. */
  bottleCents: number
  /** Bottles. */
  stock: number
  /** The company offers it as complimentary wine. */
  complimentary?: true
  grape: Text
  style: Text
  pairing: Text
}
