import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChosenDestinations,
  countrySelection,
  type DestinationCountry,
  hasSubRegion,
  hasSubRegionFilter,
  isImpliedRegion,
  noDestinations,
  offeredDestinations,
  overallSelection,
  regionSelection,
  toggleAll,
  toggleCountry,
  toggleRegion,
  toggleSubRegion,
} from '#domain/geography/destinations'

const region = (id: number, subRegionIds: number[] = [], liveVillaCount = 1) => ({
  id,
  liveVillaCount,
  subRegions: subRegionIds.map(sub => ({ id: sub })),
})
const sicily = region(1, [101, 102, 103])
const amalfi = region(34)
const corfu = region(16)
const paxos = region(27)
const antipaxos = region(14)
const italy: DestinationCountry = { id: 106, regions: [sicily, amalfi] }
const greece: DestinationCountry = { id: 84, regions: [antipaxos, corfu, paxos] }
const countries = [italy, greece]

describe('what is offered', () => {
  test('regions without live villas and the Greek islands as a whole are hidden', () => {
    const offered = offeredDestinations([{ id: 84, regions: [region(5), corfu, region(17, [], 0)] }])
    expect(offered.flatMap(country => country.regions.map(({ id }) => id))).toEqual([16])
  })

  test('a country without regions is hidden', () => {
    expect(offeredDestinations([{ id: 74, regions: [region(8, [], 0)] }])).toEqual([])
  })

  test('only regions 1, 4 and 36 open to their sub-regions', () => {
    expect(hasSubRegionFilter(sicily)).toBe(true)
    expect(hasSubRegionFilter(region(16, [9]))).toBe(false)
  })
})

describe('choosing', () => {
  test('a country chooses all its regions and sub-regions, and drops them again', () => {
    const chosen = toggleCountry(italy, noDestinations)
    expect(chosen).toEqual({ des: [1, 34], subdes: [] })
    expect(hasSubRegion(sicily, 102, chosen)).toBe(true)
    expect(toggleCountry(italy, chosen)).toEqual(noDestinations)
  })

  test('a country that is half chosen is completed first', () => {
    expect(toggleCountry(italy, { des: [1], subdes: [101] })).toEqual({ des: [1, 34], subdes: [] })
  })

  test('a region marks its country', () => {
    const chosen = toggleRegion(sicily, noDestinations)
    expect(regionSelection(sicily, chosen)).toBe('all')
    expect(countrySelection(italy, chosen)).toBe('some')
    expect(countrySelection(italy, toggleRegion(amalfi, chosen))).toBe('all')
    expect(countrySelection(italy, toggleRegion(sicily, chosen))).toBe('none')
  })

  test('a sub-region chooses its region; all of them are the region alone', () => {
    const one = toggleSubRegion(sicily, 101, noDestinations)
    expect(one).toEqual({ des: [1], subdes: [101] })
    expect(regionSelection(sicily, one)).toBe('some')
    const all = toggleSubRegion(sicily, 103, toggleSubRegion(sicily, 102, one))
    expect(all).toEqual({ des: [1], subdes: [] })
  })

  test('without the last of its sub-regions the region is dropped', () => {
    expect(toggleSubRegion(sicily, 101, { des: [1, 16], subdes: [101] })).toEqual({ des: [16], subdes: [] })
  })

  test('dropping one sub-region of a whole region leaves the others', () => {
    expect(toggleSubRegion(sicily, 102, { des: [1], subdes: [] })).toEqual({ des: [1], subdes: [101, 103] })
  })

  test('Paxos brings Antipaxos, which stays as long as Paxos does', () => {
    const chosen = toggleRegion(paxos, noDestinations)
    expect(chosen.des).toEqual([14, 27])
    expect(isImpliedRegion(14, chosen)).toBe(true)
    expect(toggleRegion(antipaxos, chosen)).toBe(chosen)
    expect(toggleRegion(paxos, chosen)).toEqual(noDestinations)
    expect(toggleRegion(antipaxos, noDestinations)).toEqual({ des: [14], subdes: [] })
  })

  test('all chooses everything, and clears it', () => {
    const all = toggleAll(countries, { des: [16], subdes: [] })
    expect(overallSelection(countries, all)).toBe('all')
    expect(toggleAll(countries, all)).toEqual(noDestinations)
  })
})

test('whatever is clicked, shares and addresses agree', () => {
  type Step = (chosen: ChosenDestinations) => ChosenDestinations
  const steps = fc.constantFrom<Step[]>(
    ...countries.flatMap(country => [
      (chosen: ChosenDestinations) => toggleCountry(country, chosen),
      ...country.regions.map(region => (chosen: ChosenDestinations) => toggleRegion(region, chosen)),
    ]),
    ...sicily.subRegions.map(
      ({ id }) =>
        (chosen: ChosenDestinations) =>
          toggleSubRegion(sicily, id, chosen),
    ),
    (chosen: ChosenDestinations) => toggleAll(countries, chosen),
  )
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 12 }), clicks => {
      const chosen = clicks.reduce((known, click) => click(known), noDestinations)
      for (const region of [sicily, amalfi, corfu, paxos, antipaxos]) {
        expect(chosen.des.includes(region.id)).toBe(regionSelection(region, chosen) !== 'none')
      }
      // Sub-regions stand in the address only where some, not all, of a region that is chosen are.
      if (chosen.subdes.length > 0) expect(regionSelection(sicily, chosen)).toBe('some')
      expect(chosen.des.includes(27) && !chosen.des.includes(14)).toBe(false)
    }),
  )
})
