import type { TaxTerms } from '#domain/booking/tax/tax-rules'
import type { Occupancy, Season, Tier } from '#domain/pricing/season'

/**
 * The search data of a villa (SPEC A2.5, A3). Immutable: it is replaced as a whole.
 * Names are the displayed ones; ids are the catalogue's.
 */
export interface SearchVilla {
  id: number
  name: string
  countryId: number
  /** The country's rank in the order Italy, Greece, France. */
  countryOrder: number
  regionId: number
  regionName: string
  subRegionId?: number
  subRegionName?: string
  /** Bedrooms of the whole villa. */
  beds: number
  sleeps: number
  /** Ids of the amenity groups of which it has an amenity. */
  amenityGroups: readonly number[]
  lat: number
  lng: number
  /** The flagship selection ("think exquisite", `te`). */
  exquisite: boolean
  /** `sortOrder_Recommended`: lower comes first. */
  sortOrder: number
  /** From the fewest bedrooms to the whole villa, which is the last. */
  tiers: readonly Tier[]
  seasons: readonly Season[]
  occupancies: readonly Occupancy[]
  /** Its tourist tax rules: one array for all villas with the same rules. */
  taxRules: readonly TaxTerms[]
  hideForItaly: boolean
  hideForGreece: boolean
}
