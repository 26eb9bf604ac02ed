import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fairCopy, type Painted } from './fair-copy.ts'
import { stretchesOf } from './path-data.ts'
import { random } from './random.ts'
import { curve, ellipse, outline } from './trace.ts'

const painted = (d: string, colour: string, opaque = true): Painted => ({
  attributes: ` fill="${colour}"`,
  d,
  reach: 0,
  opaque,
})

const box = (x: number, y: number, width: number, height = width) =>
  outline([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

const copy = (...parts: readonly (string | Painted)[]) => fairCopy(parts, 300, 200, 60_000)

test('parts wholly under an opaque shape are removed, parts at its edge are not', () => {
  const wall = painted(box(50, 50, 100), '#222222')
  const written = copy(painted(box(80, 80, 20) + box(140, 80, 20), '#111111'), wall)
  expect(written).not.toContain(box(80, 80, 20))
  expect(written).toContain(box(140, 80, 20))
})

test('translucent or clipped shapes, and those with a hole, hide nothing', () => {
  const below = painted(box(80, 80, 20), '#111111')
  expect(copy(below, painted(box(50, 50, 100), '#222222', false))).toContain(below.d)
  const hole = outline([
    [75, 75],
    [75, 120],
    [120, 120],
    [120, 75],
  ])
  expect(copy(below, painted(box(50, 50, 100) + hole, '#222222'))).toContain(below.d)
})

test('parts beyond the sheet or too small to be visible are removed, and a group of nothing with them', () => {
  const inside = painted(box(10, 10, 5), '#111111')
  const gone = [painted(box(-40, 10, 30), '#222222'), painted(box(20, 20, 0.5), '#333333')]
  expect(copy(inside, '<g opacity="0.5">', ...gone, '</g>')).toBe(copy(inside))
})

test('a drawing over the character limit loses its smallest marks, and keeps the others', () => {
  const [mote, wall] = [painted(box(20, 20, 4), '#111111'), painted(box(100, 50, 60), '#222222')]
  expect(fairCopy([mote, wall], 300, 200, 40)).toBe(copy(wall))
  expect(copy(mote, wall)).toContain(mote.d)
})

test('path data is parsed for the area it covers', () => {
  const [oval] = stretchesOf(ellipse(100, 60, 40, 20))
  expect([oval?.left, oval?.right, oval?.top, oval?.foot]).toEqual([60, 140, 40, 80])
  expect(stretchesOf(`${box(1, 2, 3)}${box(4, 5, 6)}`).map(({ left, foot }) => [left, foot])).toEqual([
    [1, 5],
    [4, 11],
  ])
})

test('a fair copy looks like the draft', async () => {
  const pixels = (drawn: string) =>
    sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${drawn}</svg>`))
      .removeAlpha()
      .raw()
      .toBuffer()
  for (const seed of ['a', 'b', 'c', 'd']) {
    const chance = random(seed)
    const parts = Array.from({ length: 140 }, () => {
      const [x, y, size] = [chance.between(-20, 300), chance.between(-20, 200), chance.between(4, 90)]
      const corners = Array.from({ length: 7 }, () => [x + chance.next() * size, y + chance.next() * size] as const)
      const d = chance.pick([outline, curve])(corners)
      const colour = `#${chance.int(0x100000, 0xffffff).toString(16)}`
      const opaque = chance.chance(0.8)
      return painted(d, opaque ? colour : `${colour}" fill-opacity=".5`, opaque)
    })
    const draft = parts.map(({ attributes, d }) => `<path${attributes} d="${d}"/>`).join('')
    const fair = fairCopy(parts, 300, 200, 60_000)
    expect(fair.length, seed).toBeLessThan(draft.length * 0.97)
    const [a, b] = [await pixels(draft), await pixels(fair)]
    expect(a.filter((value, i) => Math.abs(value - b[i]!) > 16).length, seed).toBeLessThan(30)
  }
})

test('parts outside the visible part are removed', () => {
  const written = fairCopy(
    [painted(box(20, 20, 40), '#222222'), painted(box(200, 100, 40), '#111111')],
    300,
    200,
    60_000,
    {
      left: 150,
      top: 60,
      width: 150,
      height: 100,
    },
  )
  expect(written).not.toContain(box(20, 20, 40))
  expect(written).toContain(box(200, 100, 40))
})
