import { describe, expect, test } from 'vitest'
import type { DestinationCountry } from '#contract/site/site'
import { emptyQuery } from '#domain/search/query'
import type { Translate } from '#web/messages'
import { amenityLabel, destinationLabel, destinationNames, type LabelContext } from './filter-labels'

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

describe('names of the selection', () => {
  test('are those of regions, and of sub-regions if only some are selected', () => {
    expect(destinationNames(countries, { des: [], subdes: [] })).toEqual([])
    expect(destinationNames(countries, { des: [34], subdes: [] })).toEqual(['Amalfi Coast'])
    expect(destinationNames(countries, { des: [1], subdes: [102] })).toEqual(['Etna'])
  })

  test('a country with all regions selected is named alone, unless it has one region', () => {
    expect(destinationNames(countries, { des: [1, 34], subdes: [] })).toEqual(['Italy'])
    expect(destinationNames(countries, { des: [1, 8, 34], subdes: [] })).toEqual(['Italy', 'Corsica'])
    expect(destinationNames(countries, { des: [1, 34], subdes: [101] })).toEqual(['Val di Noto', 'Amalfi Coast'])
  })
})

describe('destinations are counted individually', () => {
  const t: Translate = (key, values) => (values ? `${values.count} destinations` : key)
  const greece = { id: 84, name: 'Greece', path: null, regions: [region(27, 'Paxos'), region(14, 'Antipaxos')] }
  const wording = { t, language: 'en', site: { destinations: [...countries, greece] } } as unknown as LabelContext
  const words = (des: number[], subdes: number[] = []) => destinationLabel({ des, subdes }, wording)

  test.each([
    ['nothing', [], [], 'filter_destination'],
    ['everything, a region that comes along with another not', [1, 8, 14, 27, 34], [], '4 destinations'],
    ['a country and a part of another', [1, 8, 34], [101], '3 destinations'],
    ['parts of one region', [1], [101, 102], '2 destinations'],
    ['a country', [1, 34], [], 'Italy'],
    ['Paxos, which brings Antipaxos', [14, 27], [], 'Paxos'],
    ['Antipaxos alone', [14], [], 'Antipaxos'],
  ])('%s', (_, des, subdes, said) => {
    expect(words(des, subdes)).toBe(said)
  })
})

test('the flagship selection is named before the amenities', () => {
  const amenityGroups = ['Pool', 'By the sea'].map((name, id) => ({ id, name }))
  const wording = { t: (key: string) => key, language: 'en', site: { amenityGroups } } as unknown as LabelContext
  const words = (query: object) => amenityLabel({ ...emptyQuery, ...query }, wording)
  expect(words({})).toBeUndefined()
  expect(words({ exquisite: true })).toBe('filter_exquisite')
  expect(words({ exquisite: true, amenities: [0, 1] })).toBe('filter_exquisite, Pool +1')
})
