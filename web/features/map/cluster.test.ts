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

  test('nobody is lost', () => {
    const points = Array.from({ length: 100 }, (_, id) => ({ id, x: (id * 37) % 400, y: (id * 53) % 300 }))
    expect(cluster(points, size).flatMap(({ ids }) => ids).sort((a, b) => a - b)).toEqual(points.map(({ id }) => id))
  })
})
