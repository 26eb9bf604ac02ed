import fc from 'fast-check'
import { expect, test } from 'vitest'
import { panelMargin, placePanel } from './panel-place'

const desk = { height: 900, covered: 49 }

test.each([
  ['low in the window', { top: 743, bottom: 833 }, { side: 'above', room: 678 }],
  ['in the middle of it', { top: 243, bottom: 333 }, { side: 'below', room: 551 }],
  ['under what stays at the top', { top: 20, bottom: 110 }, { side: 'below', room: 774 }],
] as const)('a panel whose opener is %s opens where there is room', (_, opener, place) => {
  expect(placePanel({ ...desk, ...opener })).toEqual(place)
})

test('the panel of a visible opener stays inside the window', () => {
  fc.assert(
    fc.property(fc.integer({ min: 49, max: 810 }), top => {
      const bottom = top + 90
      const { side, room } = placePanel({ ...desk, top, bottom })
      const [first, last] = side === 'below' ? [bottom, bottom + room] : [top - room, top]
      expect(first).toBeGreaterThanOrEqual(desk.covered)
      expect(last).toBeLessThanOrEqual(desk.height)
      // The larger side has at least half of the space that the opener leaves.
      expect(room).toBeGreaterThanOrEqual((desk.height - desk.covered - 90) / 2 - panelMargin)
    }),
  )
})
