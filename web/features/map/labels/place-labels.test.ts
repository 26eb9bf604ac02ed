import { describe, expect, test } from 'vitest'
import { layoutLabels } from './place-labels'

const at = (id: string, x: number, y: number) => ({ id, name: 'Agios Stefanos', x, y })

describe('map labels', () => {
  test('stand to the right of their point', () => {
    expect(layoutLabels([at('a', 0, 0)])).toEqual([{ ...at('a', 0, 0), side: 'right' }])
  })

  test('go to the left where the right is taken', () => {
    expect(layoutLabels([at('a', 0, 0), at('b', -20, 4)]).map(({ id, side }) => [id, side])).toEqual([
      ['a', 'right'],
      ['b', 'left'],
    ])
  })

  test('are omitted where neither side fits, except the first of the list', () => {
    const found = layoutLabels([at('a', 0, 0), at('b', -20, 4), at('c', -10, 2)])
    expect(found.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  const sight = { left: 0, right: 300, top: 0, bottom: 300 }
  const placed = (x: number, y: number, buttons?: typeof sight) =>
    layoutLabels([at('villa', 150, 280), at('a', x, y)], sight, buttons).map(({ id, side }) => `${id} ${side}`)

  test('go to the left where the edge would cut them', () => {
    expect(placed(250, 100)).toEqual(['villa right', 'a left'])
  })

  test('do not lie below the buttons', () => {
    const buttons = { left: 230, right: 300, top: 0, bottom: 180 }
    expect(placed(150, 100, buttons)).toEqual(['villa right', 'a left'])
    expect(placed(240, 100, buttons)).toEqual(['villa right'])
  })

  test('always include the first of the list', () => {
    expect(layoutLabels([at('a', 290, 20)], { ...sight, left: 280 }).map(({ side }) => side)).toEqual(['right'])
  })
})
