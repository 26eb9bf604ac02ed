import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dissimilarity, type SimilarVillaFacts, SimilarVillaIndex } from '#domain/villas/similar-villas'

const house: SimilarVillaFacts = { regionId: 1, sleeps: 8, weeklyCents: 800_000, lat: 39.6, lng: 19.9 }

const anyVilla: fc.Arbitrary<SimilarVillaFacts> = fc.record({
  regionId: fc.integer({ min: 1, max: 4 }),
  sleeps: fc.integer({ min: 2, max: 20 }),
  weeklyCents: fc.constantFrom(0, 250_000, 300_000, 800_000, 810_000, 5_000_000),
  lat: fc.double({ min: 36, max: 45, noNaN: true }),
  lng: fc.double({ min: 3, max: 26, noNaN: true }),
})

test('a villa is unlike in region, size, price and distance', () => {
  expect(dissimilarity(house, house)).toBe(0)
  expect(dissimilarity(house, { ...house, regionId: 2 })).toBe(0.5)
  expect(dissimilarity(house, { ...house, sleeps: 10 })).toBe(0.5)
  expect(dissimilarity(house, { ...house, weeklyCents: 1_600_000 })).toBeCloseTo(2 * Math.log(2), 5)
  expect(dissimilarity(house, { ...house, lat: 40.6 })).toBeCloseTo(111.2 / 150, 2)
})

test('finds those that are most alike as if it had looked at all', () => {
  fc.assert(
    fc.property(
      fc.array(anyVilla, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 5 }),
      (villas, count) => {
        const alike = new SimilarVillaIndex<SimilarVillaFacts>(villa => villa)
        for (const villa of villas) alike.add(villa)
        const gone = villas.filter((_, i) => i % 5 === 4)
        for (const villa of gone) alike.remove(villa)
        const [of = house] = villas
        const mayShow = (villa: SimilarVillaFacts) => villa.sleeps !== 7
        const apart = (villa: SimilarVillaFacts) => dissimilarity(of, villa)
        const others = villas.filter(villa => villa !== of && mayShow(villa) && !gone.includes(villa))
        const found = alike.nearest(of, count, mayShow)
        expect(new Set(found).isSubsetOf(new Set(others))).toBe(true)
        expect(found.map(apart)).toEqual(
          others
            .map(apart)
            .toSorted((a, b) => a - b)
            .slice(0, count),
        )
      },
    ),
  )
})

test('a villa that is alone has no similar one', () => {
  const alike = new SimilarVillaIndex<SimilarVillaFacts>(villa => villa)
  alike.add(house)
  expect(alike.nearest(house, 3, () => true)).toEqual([])
})
