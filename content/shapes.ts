import type { Language, Text } from '#domain/language'
import type { Room } from '#domain/rooms'

/**
 * The shapes in which the demonstration catalogue is written.
 * Texts are written in each language, not translated word for word; prose paragraphs are separated by a blank line.
 */

export type CountrySlug = 'greece' | 'italy' | 'france'

/** How a house is built: decides how the illustrator draws it. */
/** What a text may tell of a house so that everybody expects to see it. */
export interface Told {
  /** The colour of its stucco. */
  wash?: 'yellow' | 'ochre' | 'pink'
  /** How many cones its trulli have. */
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

/** What lies around the house: decides the outline behind it. */
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

/** The amenities a villa may have; their names and groups stand in content/amenities.ts. */
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

/** Amenities that other facts of a house decide (`facts.ts`), so that nothing is written twice. */
export type DerivedAmenity =
  | 'private-pool'
  | 'heated-pool'
  | 'childrens-pool'
  | 'pool-fence'
  | 'walk-to-beach'
  | 'walk-to-village'

/** What keeps children from a pool: French law asks for one of the first four at every private pool. */
export type PoolSafety = 'fence' | 'alarm' | 'cover' | 'shelter' | 'none'

export interface Pool {
  heated?: true
  /** It has a basin for children. */
  childrens?: true
  safety: PoolSafety
}

export interface Review {
  stars: 1 | 2 | 3 | 4 | 5
  /** Month of the stay, YYYY-MM, past. */
  stayed: string
  /** Initials or first names and a town: "Helen and Tom, Bath". */
  by: string
  /** The language the guests wrote in. */
  language: Language
  title: string
  text: string
  /** The company's answer, in the same language, where there is one. */
  reply?: string
}

export interface VillaText {
  /** One sentence that could be about no other house; at most 160 characters. */
  tagline: string
  /** The story: two or three paragraphs, 110 to 180 words together. */
  story: string
  /** Where it stands and what is near: one paragraph of 40 to 70 words. */
  location: string
}

/** A villa as its editor writes it. */
export interface WrittenVilla {
  /** Unique in its region, from the name. */
  slug: string
  name: string
  region: string
  subRegion?: string
  /** The nearest village or town, as shown: "Kalami". */
  place: string
  lat: number
  lng: number
  bedrooms: number
  sleeps: number
  bathrooms: number
  architecture: Architecture
  landscape: Landscape
  /** What its text tells of the house, and its pictures show. */
  told?: Told
  /** The flagship selection ("think exquisite"). */
  exquisite?: true
  /** Whole villa, whole euros a week, from the quietest season to the height of summer. */
  weekly: { low: number; mid: number; high: number; peak: number }
  /** The smaller numbers of bedrooms it is also let with in low and mid season. */
  alsoLetWith?: number[]
  changeover: ('monday' | 'saturday' | 'sunday')[]
  minimumNights?: number
  /** Missing where there is none. */
  pool?: Pool
  amenities: Exclude<AmenityKey, DerivedAmenity>[]
  rooms: Room[]
  text: Record<Language, VillaText>
  reviews: Review[]
}

/** A villa with all of its amenities. */
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

/** A real place near the villas; restaurants only as a kind of place that exists there ("Tavernas of Loggos harbour"). */
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
  /** The group under which the destination filter lists it: "Ionian Islands". */
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
