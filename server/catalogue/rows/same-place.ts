import type { SearchVilla } from '#domain/search/engine/villa'

type PlacedVilla = Pick<
  SearchVilla,
  'countryId' | 'countryOrder' | 'regionName' | 'taxRules' | 'subRegionName' | 'amenityGroups'
>

const comparedTaxes = new WeakMap<readonly object[], WeakMap<readonly object[], boolean>>()

/** Whether two lists of tax rules are equal. There are few lists for many villas: each pair is compared once. */
function sameTaxes(a: readonly object[], b: readonly object[]): boolean {
  if (a === b) return true
  const compared = comparedTaxes.get(a) ?? new WeakMap<readonly object[], boolean>()
  comparedTaxes.set(a, compared)
  const known = compared.get(b) ?? JSON.stringify(a) === JSON.stringify(b)
  compared.set(b, known)
  return known
}

/** Whether content places a villa as before: by the names around it, its taxes and its filter groups. */
export const samePlace = (a: PlacedVilla, b: PlacedVilla): boolean =>
  a.countryId === b.countryId &&
  a.countryOrder === b.countryOrder &&
  a.regionName === b.regionName &&
  sameTaxes(a.taxRules, b.taxRules) &&
  a.subRegionName === b.subRegionName &&
  a.amenityGroups.length === b.amenityGroups.length &&
  a.amenityGroups.every((group, i) => group === b.amenityGroups[i])
