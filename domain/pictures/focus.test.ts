import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropTo, cssFocus, focusOf } from './focus.ts'

test('a crop of one ratio has its own point, or that of all crops', () => {
  const focus = { all: [20, 30], '3 / 4': [70, 50] } as const
  expect([focusOf(focus, '3 / 4'), focusOf(focus, '1 / 1'), focusOf({}, '1 / 1')]).toEqual([
    [70, 50],
    [20, 30],
    undefined,
  ])
  expect(cssFocus(focus)).toEqual({ all: '20% 30%', '3 / 4': '70% 50%' })
  expect(cssFocus({})).toBeUndefined()
})

test.each([
  [[0, 50], { left: 0, top: 0, width: 300, height: 400 }],
  [[50, 50], { left: 250, top: 0, width: 300, height: 400 }],
  [[100, 0], { left: 500, top: 0, width: 300, height: 400 }],
] as const)('the point %j of a wide picture leaves this upright part', (point, part) => {
  expect(cropTo({ width: 800, height: 400 }, 3 / 4, point)).toEqual(part)
})

test('a crop lies within its picture, has its ratio, and contains its point', () => {
  const size = fc.integer({ min: 100, max: 6000 })
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(
      size,
      size,
      fc.constantFrom(1, 4 / 3, 21 / 9, 3 / 4),
      percent,
      percent,
      (width, height, ratio, x, y) => {
        const crop = cropTo({ width, height }, ratio, [x, y])
        expect(crop.left).toBeGreaterThanOrEqual(0)
        expect(crop.top).toBeGreaterThanOrEqual(0)
        expect(crop.left + crop.width).toBeLessThanOrEqual(width)
        expect(crop.top + crop.height).toBeLessThanOrEqual(height)
        // One side is that of the picture; the other one is rounded.
        expect(crop.width === width || crop.height === height).toBe(true)
        expect(Math.abs(crop.width - crop.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio))
        expect(Math.abs((width * x) / 100 - (crop.left + (crop.width * x) / 100))).toBeLessThanOrEqual(1)
      },
    ),
  )
})
