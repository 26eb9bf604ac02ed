import { antipaxos, greekIslands, paxos, puglia, sicily, tuscany } from '#domain/geography/place-ids'

/** A region in the destination filter (SPEC A2.8, A3). */
export interface DestinationRegion {
  id: number
  liveVillaCount: number
  subRegions: readonly { id: number; liveVillaCount?: number }[]
}

/** A country with its regions. */
export interface DestinationCountry<Region extends DestinationRegion = DestinationRegion> {
  id: number
  regions: readonly Region[]
}

/**
 * The chosen destinations, as in the address: regions and, for those chosen in part, sub-regions; both ascending. A
 * region without a named sub-region is chosen as a whole (SPEC A4).
 */
export interface ChosenDestinations {
  readonly des: readonly number[]
  readonly subdes: readonly number[]
}

/** How much of a destination is chosen: the state of its checkbox. */
export type SelectionState = 'all' | 'some' | 'none'

/** Nothing chosen: the result of Clear. */
export const noDestinations: ChosenDestinations = { des: [], subdes: [] }

/** The regions whose sub-regions the filter lists (SPEC A2.8). */
const opening: readonly number[] = [sicily, puglia, tuscany]

/** The listed destinations: regions with live villas, without the Greek islands as a whole; countries that have any. */
export function offeredDestinations<Region extends DestinationRegion, Country extends DestinationCountry<Region>>(
  countries: readonly Country[],
): Country[] {
  return countries
    .map(country => ({
      ...country,
      regions: country.regions.filter(region => region.liveVillaCount > 0 && region.id !== greekIslands),
    }))
    .filter(country => country.regions.length > 0)
}

/** Whether the filter lists a region's sub-regions too. */
export const hasSubRegionFilter = (region: DestinationRegion): boolean =>
  opening.includes(region.id) && offeredSubRegions(region).length > 0

const offeredSubRegions = ({ subRegions }: DestinationRegion) =>
  subRegions.filter(sub => sub.liveVillaCount !== 0).map(sub => sub.id)

const namedOf = ({ subRegions }: DestinationRegion, { subdes }: ChosenDestinations) =>
  subRegions.map(sub => sub.id).filter(id => subdes.includes(id))

/** How much of a region is chosen. */
export function regionSelection(region: DestinationRegion, chosen: ChosenDestinations): SelectionState {
  if (!chosen.des.includes(region.id)) return 'none'
  return namedOf(region, chosen).length > 0 ? 'some' : 'all'
}

/** Whether a sub-region is chosen, by name or with its whole region. */
export function hasSubRegion(region: DestinationRegion, subRegionId: number, chosen: ChosenDestinations): boolean {
  return regionSelection(region, chosen) === 'all' || namedOf(region, chosen).includes(subRegionId)
}

function shareOf(regions: readonly DestinationRegion[], chosen: ChosenDestinations): SelectionState {
  const shares = regions.map(region => regionSelection(region, chosen))
  if (shares.every(share => share === 'none')) return 'none'
  return shares.every(share => share === 'all') ? 'all' : 'some'
}

/** How much of a country is chosen. */
export const countrySelection = (country: DestinationCountry, chosen: ChosenDestinations): SelectionState =>
  shareOf(country.regions, chosen)

const regionsOf = (countries: readonly DestinationCountry[]) => countries.flatMap(country => country.regions)

/** How much of everything is chosen: the state of the choice "all". */
export const overallSelection = (
  countries: readonly DestinationCountry[],
  chosen: ChosenDestinations,
): SelectionState => shareOf(regionsOf(countries), chosen)

/** Whether a region is chosen because of another and cannot be removed alone: Antipaxos with Paxos (SPEC A2.5). */
export const isImpliedRegion = (regionId: number, { des }: ChosenDestinations): boolean =>
  regionId === antipaxos && des.includes(paxos)

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

function drop(regions: readonly DestinationRegion[], { des, subdes }: ChosenDestinations): ChosenDestinations {
  const ids = regions.map(region => region.id)
  // Antipaxos is chosen and removed together with Paxos.
  const gone = ids.includes(paxos) ? [...ids, antipaxos] : ids
  const subRegions = regions.flatMap(region => region.subRegions.map(sub => sub.id))
  return {
    des: des.filter(id => !gone.includes(id)),
    subdes: subdes.filter(id => !subRegions.includes(id)),
  }
}

function choose(regions: readonly DestinationRegion[], chosen: ChosenDestinations): ChosenDestinations {
  const { des, subdes } = drop(regions, chosen)
  const ids = regions.map(region => region.id)
  return { des: ascending([...des, ...ids, ...(ids.includes(paxos) ? [antipaxos] : [])]), subdes }
}

const toggle = (regions: readonly DestinationRegion[], chosen: ChosenDestinations): ChosenDestinations =>
  shareOf(regions, chosen) === 'all' ? drop(regions, chosen) : choose(regions, chosen)

/** Chooses everything, or clears all if everything is chosen. */
export const toggleAll = (countries: readonly DestinationCountry[], chosen: ChosenDestinations): ChosenDestinations =>
  overallSelection(countries, chosen) === 'all' ? noDestinations : choose(regionsOf(countries), chosen)

/** Chooses all regions of a country with their sub-regions, or removes them if all are chosen (SPEC A4). */
export const toggleCountry = (country: DestinationCountry, chosen: ChosenDestinations): ChosenDestinations =>
  toggle(country.regions, chosen)

/** Chooses a region with its sub-regions, or removes it if it is chosen whole. A region implied by another stays. */
export const toggleRegion = (region: DestinationRegion, chosen: ChosenDestinations): ChosenDestinations =>
  isImpliedRegion(region.id, chosen) ? chosen : toggle([region], chosen)

/**
 * Chooses a sub-region with its region, or removes it, and the region with its last sub-region. When all sub-regions
 * are chosen, only the region is tracked (SPEC A4).
 */
export function toggleSubRegion(
  region: DestinationRegion,
  subRegionId: number,
  chosen: ChosenDestinations,
): ChosenDestinations {
  const offered = offeredSubRegions(region)
  const before = regionSelection(region, chosen) === 'all' ? offered : namedOf(region, chosen)
  const after = before.includes(subRegionId) ? before.filter(id => id !== subRegionId) : [...before, subRegionId]
  if (after.length === 0) return drop([region], chosen)
  const { des, subdes } = choose([region], chosen)
  return offered.every(id => after.includes(id)) ? { des, subdes } : { des, subdes: ascending([...subdes, ...after]) }
}
