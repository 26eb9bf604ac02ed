import type { Language, Text } from '#domain/text/language'
import type { Room } from '#domain/villas/rooms'

/**
 * Shapes of the demonstration catalogue. Texts are written per language rather than translated; a blank line
 * separates paragraphs.
 */

export type CountrySlug = 'greece' | 'italy' | 'france'

/** Architecture of a house, for the illustrator. */
/** Features that a text mentions, and that pictures must therefore show. */
export interface Told {
  /** The colour of its stucco. */
  wash?: 'yellow' | 'ochre' | 'pink'
  /** Number of cones of its trulli. */
  cones?: number
}

export type Architecture =
  | 'cycladic-cube'
  | 'ionian-stone'
  | 'venetian-manor'
  | 'captains-house'
  | 'mani-tower'
  | 'cretan-stone'
  | 'modern-white'
  | 'baglio'
  | 'trullo'
  | 'masseria'
  | 'tuscan-farmhouse'
  | 'tuscan-villa'
  | 'amalfi-terrace'
  | 'stazzo'
  | 'bergerie'
  | 'provencal-mas'
  | 'riviera-villa'

/** Surroundings of a house, for its background. */
export type Landscape =
  | 'island-bay'
  | 'open-sea'
  | 'cliff'
  | 'harbour'
  | 'olive-hills'
  | 'cypress-hills'
  | 'plain'
  | 'mountains'
  | 'vineyards'
  | 'pine-coast'

/** Amenities of villas; content/amenities.ts has their names and groups. */
export type AmenityKey =
  | 'private-pool'
  | 'heated-pool'
  | 'childrens-pool'
  | 'pool-fence'
  | 'hot-tub'
  | 'on-the-water'
  | 'private-jetty'
  | 'walk-to-beach'
  | 'walk-to-village'
  | 'sea-view'
  | 'garden'
  | 'olive-grove'
  | 'vineyard'
  | 'outdoor-dining'
  | 'outdoor-kitchen'
  | 'wood-oven'
  | 'barbecue'
  | 'tennis'
  | 'gym'
  | 'hammam'
  | 'sauna'
  | 'yoga-deck'
  | 'table-tennis'
  | 'petanque'
  | 'bicycles'
  | 'paddle-boards'
  | 'motor-boat'
  | 'air-conditioning'
  | 'heating'
  | 'fireplace'
  | 'library'
  | 'piano'
  | 'cinema'
  | 'wine-cellar'
  | 'fast-wifi'
  | 'desk'
  | 'cook'
  | 'breakfast'
  | 'daily-housekeeping'
  | 'weekly-linen'
  | 'gardener'
  | 'concierge'
  | 'cot-and-high-chair'
  | 'games-room'
  | 'stair-gate'
  | 'step-free'
  | 'lift'
  | 'pets-welcome'
  | 'ev-charger'
  | 'parking'
  | 'generator'
  | 'weddings'

/** Amenities derived from other facts of a house (`facts.ts`), to avoid contradictions. */
export type DerivedAmenity =
  | 'private-pool'
  | 'heated-pool'
  | 'childrens-pool'
  | 'pool-fence'
  | 'walk-to-beach'
  | 'walk-to-village'

/** Pool safety device: French law requires one of the first four at every private pool. */
export type PoolSafety = 'fence' | 'alarm' | 'cover' | 'shelter' | 'none'

export interface Pool {
  heated?: true
  /** It has a children's basin. */
  childrens?: true
  safety: PoolSafety
}

export interface Review {
  stars: 1 | 2 | 3 | 4 | 5
  /** Month of the stay, YYYY-MM, in the past. */
  stayed: string
  /** Initials or first names and a town: "Helen and Tom, Bath". */
  by: string
  /** Language of the review. */
  language: Language
  title: string
  text: string
  /** The company's reply, in the same language, if any. */
  reply?: string
}

export interface VillaText {
  /** A sentence that fits no other house; at most 160 characters. */
  tagline: string
  /** Description: two or three paragraphs, 110 to 180 words in total. */
  story: string
  /** Location and surroundings: one paragraph of 40 to 70 words. */
  location: string
}

/** A villa as written by its editor. */
export interface WrittenVilla {
  /** Unique in its region, derived from the name. */
  slug: string
  name: string
  region: string
  subRegion?: string
  /** The nearest village or town, as displayed: "Kalami". */
  place: string
  lat: number
  lng: number
  bedrooms: number
  sleeps: number
  bathrooms: number
  architecture: Architecture
  landscape: Landscape
  /** Features that its text mentions, and that its pictures show. */
  told?: Told
  /** The flagship selection ("think exquisite"). */
  exquisite?: true
  /** Price of the whole villa in whole euros a week, from the quietest season to the height of summer. */
  weekly: { low: number; mid: number; high: number; peak: number }
  /** Smaller numbers of bedrooms for which it is also let in low and mid season. */
  alsoLetWith?: number[]
  changeover: ('monday' | 'saturday' | 'sunday')[]
  minimumNights?: number
  /** Absent without a pool. */
  pool?: Pool
  amenities: Exclude<AmenityKey, DerivedAmenity>[]
  rooms: Room[]
  text: Record<Language, VillaText>
  reviews: Review[]
}

/** A villa including derived amenities. */
export interface Villa extends Omit<WrittenVilla, 'amenities'> {
  amenities: AmenityKey[]
}

export type PlaceType =
  | 'Airport'
  | 'Port'
  | 'Town'
  | 'Village'
  | 'Beach'
  | 'Restaurant'
  | 'Sight'
  | 'Supermarket'
  | 'Hospital'
  | 'Marina'

/**
 * A real place near the villas; restaurants only as a generic place that exists there ("Tavernas of Loggos harbour").
 */
export interface Place {
  name: string
  type: PlaceType
  lat: number
  lng: number
}

export interface SubRegion {
  id: number
  slug: string
  name: Text
}

export interface Region {
  id: number
  slug: string
  country: CountrySlug
  name: Text
  /** Its group in the destination filter: "Ionian Islands". */
  group: Text
  /** An island, or a group of them. */
  island?: true
  lat: number
  lng: number
  landscape: Landscape
  /** Two sentences for lists and the destination filter. */
  introduction: Text
  /** A guide of 80 to 140 words. */
  guide: Text
  /** Mean daily high and sea temperature in °C, January to December. */
  climate: { air: number[]; sea: number[] }
  subRegions: SubRegion[]
  places: Place[]
}
