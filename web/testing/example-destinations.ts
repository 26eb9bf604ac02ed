import type { DestinationCountry } from '#contract/site/site'

type Region = DestinationCountry['regions'][number]

const region = (
  country: number,
  id: number,
  [name, path]: [name: string, path: string],
  subRegions: Region['subRegions'] = [],
): Region => ({
  id,
  countryId: country,
  name,
  groupingName: name,
  path,
  liveVillaCount: 12,
  subRegions,
})

/** Two countries with two regions each; one region has parts. */
export const exampleDestinations: DestinationCountry[] = [
  {
    id: 84,
    name: 'Greece',
    path: '/greece',
    regions: [region(84, 16, ['Corfu', '/greece/corfu']), region(84, 17, ['Paxos', '/greece/paxos'])],
  },
  {
    id: 107,
    name: 'Italy',
    path: '/italy',
    regions: [
      region(
        107,
        1,
        ['Sicily', '/italy/sicily'],
        [
          { id: 101, regionId: 1, description: 'Val di Noto', liveVillaCount: 5 },
          { id: 102, regionId: 1, description: 'Etna and Taormina', liveVillaCount: 4 },
        ],
      ),
      region(107, 2, ['Puglia', '/italy/puglia']),
    ],
  },
]
