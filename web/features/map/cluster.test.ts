import { describe, expect, test } from 'vitest'
import { type Cluster, cluster } from './cluster'

/** A single place is a price, several are a number. */
const sizes = { one: { width: 80, height: 36 }, several: { width: 40, height: 40 } }

describe('clustering markers', () => {
  test('markers that do not touch stay single, in their order', () => {
    const found = cluster(
      [
        { id: 2, x: 0, y: 0 },
        { id: 1, x: 200, y: 0 },
        { id: 3, x: 0, y: 40 },
      ],
      sizes,
    )
    expect(found.map(({ ids }) => ids)).toEqual([[2], [1], [3]])
  })

  test('overlapping markers become one at their centre', () => {
    const found = cluster(
      [
        { id: 1, x: 0, y: 0 },
        { id: 2, x: 60, y: 20 },
      ],
      sizes,
    )
    expect(found).toEqual([{ key: '1-2', ids: [1, 2], x: 30, y: 10 }])
  })

  test('no two clusters overlap', () => {
    const points = Array.from({ length: 200 }, (_, id) => ({ id, x: (id * 7919) % 900, y: (id * 104_729) % 700 }))
    const found = cluster(points, sizes)
    for (const [i, a] of found.entries()) {
      for (const b of found.slice(i + 1)) {
        const sizeOf = ({ ids }: Cluster) => (ids.length === 1 ? sizes.one : sizes.several)
        const [one, other] = [sizeOf(a), sizeOf(b)]
        const apart = Math.abs(a.x - b.x) >= (one.width + other.width) / 2
        expect(apart || Math.abs(a.y - b.y) >= (one.height + other.height) / 2).toBe(true)
      }
    }
  })

  test('overlapping prices become a smaller number', () => {
    const found = cluster(
      [
        { id: 1, x: 0, y: 0 },
        { id: 2, x: 40, y: 0 },
        { id: 3, x: 85, y: 0 },
      ],
      sizes,
    )
    expect(found.map(({ ids }) => ids)).toEqual([[1, 2], [3]])
  })

  test('no place is lost', () => {
    const points = Array.from({ length: 100 }, (_, id) => ({ id, x: (id * 37) % 400, y: (id * 53) % 300 }))
    expect(
      cluster(points, sizes)
        .flatMap(({ ids }) => ids)
        .sort((a, b) => a - b),
    ).toEqual(points.map(({ id }) => id))
  })
})
