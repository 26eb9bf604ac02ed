import type { TaxRule } from '#domain/booking/tax-rules'
import type { Occupancy, Season, Tier } from '#domain/season'

/**
 * What search knows of a villa (sections 2.5, 3). It is replaced whole, never changed in place.
 * Names are those shown; ids are the catalogue's.
 */
export interface SearchVilla {
  id: number
  name: string
  countryId: number
  /** The country's place in the order Italy, Greece, France. */
  countryOrder: number
  regionId: number
  regionName: string
  subRegionId?: number
  subRegionName?: string
  /** Bedrooms of the whole villa. */
  beds: number
  sleeps: number
  /** Ids of the amenity groups of which it has something. */
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
  /** By which rules its guests pay tourist tax: one list for all villas with the same ones. */
  taxRules: readonly TaxRule[]
  hideForItaly: boolean
  hideForGreece: boolean
}
