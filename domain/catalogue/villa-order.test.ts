import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPermutation, type OrderedVilla, reorderVillas } from './villa-order.ts'

const idsInOrder = (villas: readonly OrderedVilla[]) =>
  villas.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id).map(({ id }) => id)

test('villas of a region exchange their numbers', () => {
  const villas = [
    { id: 1, sortOrder: 10 },
    { id: 2, sortOrder: 30 },
    { id: 3, sortOrder: 50 },
  ]
  expect(reorderVillas(villas, [3, 2, 1])).toEqual([
    { id: 3, sortOrder: 10 },
    { id: 1, sortOrder: 50 },
  ])
  expect(reorderVillas(villas, [1, 2, 3])).toEqual([])
})

test('the result has the wanted order, whatever the numbers were', () => {
  const villas = fc
    .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 50 }), sortOrder: fc.integer({ min: 0, max: 8 }) }), {
      selector: ({ id }) => id,
    })
    .chain(all => fc.record({ all: fc.constant(all), wanted: fc.shuffledSubarray(all, { minLength: all.length }) }))
  fc.assert(
    fc.property(villas, ({ all, wanted }) => {
      const changed = new Map(
        reorderVillas(
          all,
          wanted.map(({ id }) => id),
        ).map(row => [row.id, row]),
      )
      expect(idsInOrder(all.map(row => changed.get(row.id) ?? row))).toEqual(wanted.map(({ id }) => id))
    }),
  )
})

test('a permutation has each id once', () => {
  expect(isPermutation([1, 2, 3], [3, 1, 2])).toBe(true)
  expect(isPermutation([1, 2], [1, 1])).toBe(false)
  expect(isPermutation([1, 2], [1, 2, 3])).toBe(false)
})
