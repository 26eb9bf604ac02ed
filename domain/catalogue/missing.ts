import { type Language, languages } from '#domain/text/language'
import { isRegistrationNumber } from './registration-number.ts'
import { missingLanguages, type VillaRecord, type VillaSection } from './villa-record.ts'

/** The places where staff mend what is missing: a section of the villa, its pictures or its prices. */
export type MissingPlace = VillaSection | 'pictures' | 'prices'

/** A requirement that a villa does not meet yet, with the section of the form that has its field. */
export const missingKinds = {
  'registration-number': 'facts',
  'tax-place': 'facts',
  tiers: 'facts',
  rooms: 'rooms',
  amenities: 'amenities',
  tagline: 'texts',
  story: 'texts',
  location: 'texts',
  included: 'services',
  extras: 'services',
  houseRules: 'services',
  nearby: 'nearby',
  pictures: 'pictures',
  prices: 'prices',
} as const satisfies Record<string, MissingPlace>
export type MissingKind = keyof typeof missingKinds

/** Something that keeps a villa from going live; `languages` are those in which a text is missing. */
export interface Missing {
  kind: MissingKind
  languages?: Language[]
}

/** The facts of a villa from other tables. */
export interface VillaSurroundings {
  /** The country's slug. */
  country: string
  /** Whether the tourist tax of its place is known. */
  isTaxKnown: boolean
  /** The number of its pictures. */
  pictures: number
  /** Whether the whole villa has a price on some night from today on. */
  hasPrice: boolean
}

const textFields = ['tagline', 'story', 'location'] as const
const lineFields = ['included', 'extras', 'houseRules'] as const

/** The languages in which one of several lines is missing. */
const missingInLines = (lines: VillaRecord['included']): Language[] =>
  languages.filter(language => lines.some(line => !line[language]?.trim()))

/** Everything that keeps a villa from going live (PD-170), in the order of its page; empty for a complete villa. */
export function findMissing(
  villa: VillaRecord,
  { country, isTaxKnown, pictures, hasPrice }: VillaSurroundings,
): Missing[] {
  const whole = villa.tiers.at(-1)
  const isWhole = whole?.rooms === villa.bedrooms && whole.sleeps === villa.sleeps
  const inLanguages = (kind: MissingKind, missing: Language[]): Missing[] =>
    missing.length > 0 ? [{ kind, languages: missing }] : []
  const simple: [MissingKind, boolean][] = [
    ['registration-number', !isRegistrationNumber(country, villa.registrationNumber)],
    ['tax-place', !isTaxKnown],
    ['tiers', !isWhole],
    ['rooms', villa.rooms.length !== villa.bedrooms],
    ['amenities', villa.amenityIds.length === 0],
  ]
  return [
    ...simple.flatMap(([kind, isMissing]) => (isMissing ? [{ kind }] : [])),
    ...textFields.flatMap(field => inLanguages(field, missingLanguages(villa[field], languages))),
    ...lineFields.flatMap(field => inLanguages(field, missingInLines(villa[field]))),
    ...inLanguages('nearby', missingInLines(villa.nearby.map(({ name }) => name))),
    ...(pictures === 0 ? [{ kind: 'pictures' as const }] : []),
    ...(hasPrice ? [] : [{ kind: 'prices' as const }]),
  ]
}
