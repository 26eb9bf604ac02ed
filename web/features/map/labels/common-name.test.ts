import { expect, test } from 'vitest'
import type { DestinationCountry } from '#contract/site/site'
import { commonName } from './common-name'

const region = (id: number, countryId: number, name: string, groupingName = '') => ({
  id,
  countryId,
  name,
  groupingName,
  path: null,
  liveVillaCount: 1,
  subRegions: [],
})
const destinations: DestinationCountry[] = [
  {
    id: 84,
    name: 'Greece',
    path: null,
    regions: [
      region(16, 84, 'Corfu', 'Ionian islands'),
      region(27, 84, 'Paxos', 'Ionian islands'),
      region(3, 84, 'Crete'),
    ],
  },
  { id: 106, name: 'Italy', path: null, regions: [region(1, 106, 'Sicily')] },
]
const kalami = { loc: 'Kalami', regionId: 16 }
const kassiopi = { loc: 'Kassiopi', regionId: 16 }
const gaios = { loc: 'Gaios', regionId: 27 }
const chania = { loc: 'Chania', regionId: 3 }
const noto = { loc: 'Noto', regionId: 1 }

test.each([
  ['their place', [kalami, kalami], 'Kalami'],
  ['their region', [kalami, kassiopi], 'Corfu'],
  ['their group of regions', [kalami, gaios], 'Ionian islands'],
  ['their country', [kalami, chania], 'Greece'],
])('places are named after %s, if they share it', (_, places, name) => {
  expect(commonName(places, destinations)).toBe(name)
})

test('places of several countries, of an unknown region, or no places share no name', () => {
  expect(commonName([kalami, noto], destinations)).toBeUndefined()
  expect(commonName([kalami, { loc: 'Elsewhere', regionId: 99 }], destinations)).toBeUndefined()
  expect(commonName([], destinations)).toBeUndefined()
})
