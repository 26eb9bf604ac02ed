import type { NearbyFact } from '#domain/geography/nearby'
import type { Tier } from '#domain/pricing/season'
import type { Language, Text } from '#domain/text/language'
import type { Room } from '#domain/villas/rooms'

/** A text as it was written: languages can be absent, and fall back to English on the site. */
export type WrittenText = Partial<Record<Language, string>>

/** The most services, extras or house rules of a villa. */
export const mostLines = 60

/** The most characters of one of them in a language. */
export const mostLineLength = 500

/** A bedroom, and a place near a villa, with their texts as they were written. */
export interface WrittenRoom extends Pick<Room, 'kind' | 'floor'> {
  bathroom?: Room['bathroom'] | undefined
  note?: WrittenText | undefined
}
export interface WrittenFact extends Omit<NearbyFact, 'name'> {
  name: WrittenText
}

/** A villa as staff edit it, which is the state in its versions. Seasons, pictures and owner are records of their own. */
export interface VillaRecord {
  name: string
  slug: string
  /** Without language: `/greece/corfu/villas/kalami-house`. */
  path: string
  regionId: number
  subRegionId: number | null
  place: string
  lat: number
  lng: number
  bedrooms: number
  sleeps: number
  bathrooms: number
  tiers: Tier[]
  exquisite: boolean
  registrationNumber: string
  rooms: WrittenRoom[]
  /** In ascending order. */
  amenityIds: number[]
  tagline: WrittenText
  story: WrittenText
  location: WrittenText
  included: WrittenText[]
  extras: WrittenText[]
  houseRules: WrittenText[]
  arrivalFrom: string | null
  departureBy: string | null
  /** Cents of EUR. */
  damageDepositCents: number | null
  hideForItaly: boolean
  hideForGreece: boolean
  nearby: WrittenFact[]
  live: boolean
  archived: boolean
}

/** The parts of a villa that are saved together, with their fields. */
export const villaSections = {
  facts: [
    'name',
    'slug',
    'regionId',
    'subRegionId',
    'place',
    'lat',
    'lng',
    'bedrooms',
    'sleeps',
    'bathrooms',
    'tiers',
    'exquisite',
    'registrationNumber',
  ],
  rooms: ['rooms'],
  amenities: ['amenityIds'],
  texts: ['tagline', 'story', 'location'],
  services: ['included', 'extras', 'houseRules'],
  stay: ['arrivalFrom', 'departureBy', 'damageDepositCents', 'hideForItaly', 'hideForGreece'],
  nearby: ['nearby'],
} as const satisfies Record<string, readonly (keyof VillaRecord)[]>
export type VillaSection = keyof typeof villaSections
export type SectionValues<Section extends VillaSection> = Pick<VillaRecord, (typeof villaSections)[Section][number]>

/** The fields of one section of a villa. */
export const sectionOf = <Section extends VillaSection>(villa: VillaRecord, section: Section): SectionValues<Section> =>
  Object.fromEntries(villaSections[section].map(field => [field, villa[field]])) as SectionValues<Section>

/** Languages in which a text is not written. */
export const missingLanguages = (text: WrittenText, languages: readonly Language[]): Language[] =>
  languages.filter(language => !text[language]?.trim())

/** A written text for readers that expect every language. */
export const asText = (text: WrittenText): Text => text as Text
