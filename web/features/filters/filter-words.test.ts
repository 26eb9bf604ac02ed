import { describe, expect, test } from 'vitest'
import type { DestinationCountry } from '#contract/site'
import { destinationNames } from './filter-words'

const region = (id: number, name: string, subRegions: [number, string][] = []) => ({
  id,
  countryId: 106,
  name,
  groupingName: '',
  path: null,
  liveVillaCount: 1,
  subRegions: subRegions.map(([sub, description]) => ({ id: sub, regionId: id, description, liveVillaCount: 1 })),
})
const countries: DestinationCountry[] = [
  {
    id: 106,
    name: 'Italy',
    path: null,
    regions: [
      region(1, 'Sicily', [
        [101, 'Val di Noto'],
        [102, 'Etna'],
      ]),
      region(34, 'Amalfi Coast'),
    ],
  },
  { id: 74, name: 'France', path: null, regions: [region(8, 'Corsica')] },
]

describe('the names of what is chosen', () => {
  test('are those of regions, and of sub-regions where only some are chosen', () => {
    expect(destinationNames(countries, { des: [], subdes: [] })).toEqual([])
    expect(destinationNames(countries, { des: [34], subdes: [] })).toEqual(['Amalfi Coast'])
    expect(destinationNames(countries, { des: [1], subdes: [102] })).toEqual(['Etna'])
  })

  test('a country of which every region is chosen is named alone, unless it is one region', () => {
    expect(destinationNames(countries, { des: [1, 34], subdes: [] })).toEqual(['Italy'])
    expect(destinationNames(countries, { des: [1, 8, 34], subdes: [] })).toEqual(['Italy', 'Corsica'])
    expect(destinationNames(countries, { des: [1, 34], subdes: [101] })).toEqual(['Val di Noto', 'Amalfi Coast'])
  })
})
