import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cropAround,
  cropByCorner,
  cropTo,
  findBlurredCrops,
  findRatio,
  maxZoom,
  maxZoomOf,
  normalizeFocus,
  partOf,
  ratioName,
  ratioOf,
} from './crop.ts'
import { pictureRatios } from './focus.ts'

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

const anySize = fc.record({
  width: fc.integer({ min: 600, max: 6000 }),
  height: fc.integer({ min: 300, max: 6000 }),
  isDrawing: fc.boolean(),
})
const anyRatio = fc.constantFrom(...pictureRatios)
const anyShare = fc.double({ min: -0.5, max: 1.5, noNaN: true })

test('a zoom shows a smaller part around the same point', () => {
  expect(cropTo({ width: 3000, height: 2000 }, 3 / 2, [50, 50, 2])).toEqual({
    left: 750,
    top: 500,
    width: 1500,
    height: 1000,
  })
  expect(cropTo({ width: 3000, height: 2000 }, 3 / 2, [0, 100, 2])).toEqual({
    left: 0,
    top: 1000,
    width: 1500,
    height: 1000,
  })
})

test('a crop at any place and zoom lies within the picture, has its ratio, and enough pixels', () => {
  fc.assert(
    fc.property(
      anySize,
      anyRatio,
      anyShare,
      anyShare,
      fc.double({ min: 0, max: 20, noNaN: true }),
      (size, ratio, x, y, zoom) => {
        const crop = cropAround(size, ratio, { x, y, zoom })
        const part = cropTo(size, ratioOf(ratio), crop)
        expect(part.left).toBeGreaterThanOrEqual(0)
        expect(part.top).toBeGreaterThanOrEqual(0)
        expect(part.left + part.width).toBeLessThanOrEqual(size.width)
        expect(part.top + part.height).toBeLessThanOrEqual(size.height)
        expect(Math.abs(part.width - part.height * ratioOf(ratio))).toBeLessThanOrEqual(2 * Math.max(1, ratioOf(ratio)))
        expect(findBlurredCrops(size, { [ratio]: crop })).toEqual([])
      },
    ),
  )
})

test('a crop that is dragged by a corner keeps the opposite one', () => {
  const size = { width: 3000, height: 2000 }
  const part = partOf(size, '3 / 2', [50, 50, 2])
  const crop = cropByCorner(size, '3 / 2', { part, corner: [1, 1], x: 0.625, y: 0.5 })
  expect(partOf(size, '3 / 2', crop)).toMatchObject({
    left: expect.closeTo(0.25, 3),
    top: expect.closeTo(0.25, 3),
    width: expect.closeTo(0.375, 3),
  })
  // Beyond the edge of the picture, and through the opposite corner.
  expect(cropByCorner(size, '3 / 2', { part, corner: [1, 1], x: 9, y: 9 })).toEqual([100, 100, 1.33])
  expect(cropByCorner(size, '3 / 2', { part, corner: [-1, -1], x: 9, y: 9 })[2]).toBe(maxZoomOf(size, '3 / 2'))
})

test('a corner that is dragged anywhere leaves a crop within the picture', () => {
  const sign = fc.constantFrom(-1 as const, 1 as const)
  fc.assert(
    fc.property(anySize, anyRatio, anyShare, anyShare, sign, sign, (size, ratio, x, y, toX, toY) => {
      const part = partOf(size, ratio, [30, 60, maxZoomOf(size, ratio)])
      const crop = cropByCorner(size, ratio, { part, corner: [toX, toY], x, y })
      expect(normalizeFocus({ [ratio]: crop }, size)).toEqual(normalizeFocus({ [ratio]: crop }))
      for (const percent of [crop[0], crop[1]]) expect(percent >= 0 && percent <= 100).toBe(true)
    }),
  )
})

test('a photograph has enough pixels for its crops, a drawing always', () => {
  const small = { width: 900, height: 600 }
  expect([
    maxZoomOf(small, '1 / 1'),
    maxZoomOf(small, '21 / 9'),
    maxZoomOf({ ...small, isDrawing: true }, '21 / 9'),
  ]).toEqual([1.5, 1, maxZoom])
  const focus = { all: [10, 20], '1 / 1': [10, 20, 1.6], '3 / 2': [0, 0, 1] } as const
  expect(findBlurredCrops(small, focus)).toEqual(['1 / 1'])
  expect(normalizeFocus(focus, small)).toEqual({ all: [10, 20], '1 / 1': [10, 20, 1.5], '3 / 2': [0, 0] })
  expect(normalizeFocus(focus)['1 / 1']).toEqual([10, 20, 1.6])
})

test('a ratio has a name in addresses', () => {
  expect(pictureRatios.map(ratioName)).toContain('21x9')
  for (const ratio of pictureRatios) expect(findRatio(ratioName(ratio))).toBe(ratio)
  expect(findRatio('5x4')).toBeUndefined()
})
