import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  type BitSet,
  count,
  createBitSet,
  differenceInto,
  has,
  intersectInto,
  intersectionCounts,
  KeyedBitSets,
  remove,
  retain,
  toArray,
  unionInto,
} from '#domain/search/engine/bit-set'

const size = 200
const numbers = fc.uniqueArray(fc.nat({ max: size - 1 })).map(list => list.sort((a, b) => a - b))
const room = new Uint32Array(size)

function bitsOf(list: number[]): BitSet {
  const set = createBitSet(size)
  for (const member of list) add(set, member)
  return set
}

const listOf = (set: BitSet) => [...toArray(set, room)]

describe('a bit set', () => {
  test('returns its first members, and does not scan much further', () => {
    fc.assert(
      fc.property(numbers, fc.nat({ max: size }), (list, most) => {
        const first = [...toArray(bitsOf(list), room, most)]
        expect(first).toEqual(list.slice(0, first.length))
        expect(first.length).toBeGreaterThanOrEqual(Math.min(most, list.length))
        expect(first.length).toBeLessThan(most + 32)
      }),
    )
  })

  test('keeps what passes', () => {
    fc.assert(
      fc.property(numbers, list => {
        const even = (member: number) => member % 2 === 0
        expect(listOf(retain(bitsOf(list), even))).toEqual(list.filter(even))
      }),
    )
  })

  test('holds what was added and nothing else', () => {
    fc.assert(
      fc.property(numbers, list => {
        const set = bitsOf(list)
        expect(listOf(set)).toEqual(list)
        expect(count(set)).toBe(list.length)
        for (let n = 0; n < size + 40; n++) expect(has(set, n)).toBe(list.includes(n))
      }),
    )
  })

  test('loses what is taken out, and only that', () => {
    fc.assert(
      fc.property(numbers, numbers, (list, gone) => {
        const set = bitsOf(list)
        for (const member of gone) remove(set, member)
        expect(listOf(set)).toEqual(list.filter(member => !gone.includes(member)))
      }),
    )
  })

  test('knows the last bit of a word, whose sign is negative', () => {
    expect(listOf(bitsOf([31, 63, 64]))).toEqual([31, 63, 64])
  })
})

test('intersection, union, difference and shared counts are those of the lists', () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, (a, b, c) => {
      expect(listOf(intersectInto(createBitSet(size), [bitsOf(a)]))).toEqual(a)
      expect(listOf(intersectInto(createBitSet(size), [bitsOf(a), bitsOf(b), bitsOf(c)]))).toEqual(
        a.filter(member => b.includes(member) && c.includes(member)),
      )
      expect(new Set(listOf(unionInto(bitsOf(a), bitsOf(b))))).toEqual(new Set([...a, ...b]))
      expect(listOf(differenceInto(bitsOf(a), bitsOf(b)))).toEqual(a.filter(member => !b.includes(member)))
      const shared = (other: number[]) => a.filter(member => other.includes(member)).length
      expect(intersectionCounts(bitsOf(a), [bitsOf(b), bitsOf(c)])).toEqual([shared(b), shared(c)])
    }),
  )
})

test('keyed sets are made when needed and empty where nothing came', () => {
  const keyed = new KeyedBitSets<string>(size)
  keyed.add('pool', 3)
  keyed.add('pool', 150)
  keyed.add('garden', 3)
  expect(listOf(keyed.get('pool'))).toEqual([3, 150])
  expect(listOf(keyed.get('cellar'))).toEqual([])
  const some = bitsOf([4])
  for (const key of ['pool', 'cellar']) keyed.uniteInto(some, key)
  expect(listOf(some)).toEqual([3, 4, 150])
  expect(keyed.countShared(bitsOf([3, 4]))).toEqual(
    new Map([
      ['pool', 1],
      ['garden', 1],
    ]),
  )
  keyed.take(3)
  expect(listOf(keyed.get('pool'))).toEqual([150])
  expect(listOf(keyed.get('garden'))).toEqual([])
})
