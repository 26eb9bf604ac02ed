import type { DestinationCountry } from '#contract/site/site'
import {
  type ChosenDestinations,
  countrySelection,
  hasSubRegion,
  isImpliedRegion,
  regionSelection,
  toggleCountry,
  toggleRegion,
  toggleSubRegion,
} from '#domain/geography/destinations'

/** A place to search by. */
export interface Place {
  id: string
  name: string
  /** Name of the parent place. */
  within: string
  /** Number of villas. */
  villas: number
  isChosen: (chosen: ChosenDestinations) => boolean
  /** Adds the place to the selection, or removes it. */
  toggle: (chosen: ChosenDestinations) => ChosenDestinations
}

/** All places of the countries: countries with several regions, their regions, and sub-regions. */
export const placesOf = (countries: readonly DestinationCountry[]): Place[] =>
  countries.flatMap(country => [
    ...(country.regions.length > 1
      ? [
          {
            id: `country-${country.id}`,
            name: country.name,
            within: '',
            villas: country.regions.reduce((sum, region) => sum + region.liveVillaCount, 0),
            isChosen: (chosen: ChosenDestinations) => countrySelection(country, chosen) === 'all',
            toggle: (chosen: ChosenDestinations) => toggleCountry(country, chosen),
          },
        ]
      : []),
    ...country.regions.flatMap(region => [
      {
        id: `region-${region.id}`,
        name: region.name,
        within: country.name,
        villas: region.liveVillaCount,
        isChosen: (chosen: ChosenDestinations) => regionSelection(region, chosen) === 'all',
        toggle: (chosen: ChosenDestinations) => toggleRegion(region, chosen),
      },
      ...region.subRegions
        .filter(sub => sub.liveVillaCount > 0)
        .map(sub => ({
          id: `part-${sub.id}`,
          name: sub.description,
          within: region.name,
          villas: sub.liveVillaCount,
          isChosen: (chosen: ChosenDestinations) => hasSubRegion(region, sub.id, chosen),
          toggle: (chosen: ChosenDestinations) => toggleSubRegion(region, sub.id, chosen),
        })),
    ]),
  ])

/** The selection as the shortest list of places: companions and parts of a selected place are omitted. */
export function chosenPlaces(countries: readonly DestinationCountry[], chosen: ChosenDestinations): Place[] {
  const isWhole = (country: DestinationCountry) =>
    country.regions.length > 1 && countrySelection(country, chosen) === 'all'
  return countries.flatMap(country => {
    const places = placesOf([country])
    const named = (id: string) => places.filter(place => place.id === id)
    if (isWhole(country)) return named(`country-${country.id}`)
    return country.regions.flatMap(region => {
      if (isImpliedRegion(region.id, chosen)) return []
      const share = regionSelection(region, chosen)
      if (share !== 'some') return share === 'all' ? named(`region-${region.id}`) : []
      return region.subRegions
        .filter(sub => hasSubRegion(region, sub.id, chosen))
        .flatMap(sub => named(`part-${sub.id}`))
    })
  })
}
