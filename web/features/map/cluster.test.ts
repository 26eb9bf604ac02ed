import { describe, expect, test } from 'vitest'
import { cluster } from './cluster'

const size = { width: 80, height: 36 }

describe('gathering markers', () => {
  test('markers that do not touch stay alone, in their order', () => {
    const found = cluster(
      [
        { id: 2, x: 0, y: 0 },
        { id: 1, x: 200, y: 0 },
        { id: 3, x: 0, y: 40 },
      ],
      size,
    )
    expect(found.map(({ ids }) => ids)).toEqual([[2], [1], [3]])
  })

  test('markers that would overlap become one in their middle', () => {
    const found = cluster(
      [
        { id: 1, x: 0, y: 0 },
        { id: 2, x: 60, y: 20 },
      ],
      size,
    )
    expect(found).toEqual([{ key: '1-2', ids: [1, 2], x: 30, y: 10 }])
  })

  test('no two clusters overlap', () => {
    const points = Array.from({ length: 200 }, (_, id) => ({ id, x: (id * 7919) % 900, y: (id * 104_729) % 700 }))
    const found = cluster(points, size)
    for (const [i, a] of found.entries()) {
      for (const b of found.slice(i + 1)) {
        expect(Math.abs(a.x - b.x) >= size.width || Math.abs(a.y - b.y) >= size.height).toBe(true)
      }
    }
  })

  test('nobody is lost', () => {
    const points = Array.from({ length: 100 }, (_, id) => ({ id, x: (id * 37) % 400, y: (id * 53) % 300 }))
    expect(
      cluster(points, size)
        .flatMap(({ ids }) => ids)
        .sort((a, b) => a - b),
    ).toEqual(points.map(({ id }) => id))
  })
})
