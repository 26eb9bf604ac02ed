import { describe, expect, test } from 'vitest'
import { placeLabels } from './place-labels'

const at = (id: string, x: number, y: number) => ({ id, name: 'Agios Stefanos', x, y })

describe('names on the map', () => {
  test('stand to the right of their point', () => {
    expect(placeLabels([at('a', 0, 0)])).toEqual([{ ...at('a', 0, 0), side: 'right' }])
  })

  test('go to the left where the right is taken', () => {
    expect(placeLabels([at('a', 0, 0), at('b', -20, 4)]).map(({ id, side }) => [id, side])).toEqual([
      ['a', 'right'],
      ['b', 'left'],
    ])
  })

  test('are left out where neither side has room, the first of the list never', () => {
    const found = placeLabels([at('a', 0, 0), at('b', -20, 4), at('c', -10, 2)])
    expect(found.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
