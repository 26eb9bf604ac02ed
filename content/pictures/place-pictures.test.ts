import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { collections } from '../collections.ts'
import { draw, lookOf, looksOf, type PlaceBrief, subjects } from '../illustrator/index.ts'
import { textOfPicture } from '../texts/picture-texts.ts'
import { compositionOf, most, placeBriefs } from './place-pictures.ts'

const briefs = placeBriefs()
const named = briefs.map(brief => [`${brief.seed}: ${compositionOf(brief)}`, brief] as const)

const count = (names: readonly string[]) => {
  const counted = new Map<string, number>()
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1)
  return counted
}

const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(180).removeAlpha().raw().toBuffer()

/** Share of a drawing that changes without its landmark, from 0 to 1. */
async function seenOfLandmark(svg: string): Promise<number> {
  const without = svg.replace(/<g id="landmark">.*?<\/g><!--landmark-->/, '')
  const [a, b] = [await pixels(svg), await pixels(without)]
  let changed = 0
  for (let i = 0; i < a.length; i += 3)
    if (a.subarray(i, i + 3).some((value, c) => Math.abs(value - (b[i + c] ?? 0)) > 8)) changed++
  return changed / (a.length / 3)
}

describe('pictures of places', () => {
  test('no composition is used more than three times', () => {
    expect([...count(briefs.map(compositionOf))].filter(([, times]) => times > most)).toEqual([])
  })

  test('a view of a part shows nothing beyond its edge', () => {
    for (const subject of subjects)
      for (const look of looksOf(subject)) {
        const [left, top, times] = lookOf(subject, look).part ?? [0, 0, 1]
        expect(Math.max(left, top) + 1 / times, `${subject} ${look}`).toBeLessThanOrEqual(1)
        expect(Math.min(left, top), `${subject} ${look}`).toBeGreaterThanOrEqual(0)
      }
  })

  test('pages of one region have pictures of different subjects', () => {
    const regionOf = ({ seed }: PlaceBrief) =>
      /^\/(?:italy|greece|france)\/[a-z-]+(?=\/[a-z-]+$|$)/.exec(seed)?.[0] ?? ''
    const subjects = briefs.filter(brief => regionOf(brief)).map(brief => `${regionOf(brief)} ${brief.subject}`)
    expect([...count(subjects)].filter(([, times]) => times > 1)).toEqual([])
  })

  test('each collection has a subject of its own', () => {
    expect(new Set(collections.map(({ picture }) => picture.subject)).size).toBe(collections.length)
  })

  test('each has alternative text in three languages', () => {
    for (const brief of briefs) {
      const { en, fr, de } = textOfPicture(brief)
      expect(new Set([en, fr, de]).size, brief.subject).toBe(3)
      expect(Math.min(en.length, fr.length, de.length), brief.subject).toBeGreaterThan(20)
    }
  })
})

test.each(named)('%s is drawn, small, and its landmark is visible', async (_, brief) => {
  const svg = draw(brief)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg.length).toBeLessThanOrEqual(60_000)
  if (brief.landmark) expect(await seenOfLandmark(svg)).toBeGreaterThan(0.0012)
})

test('every seventh gives the same bytes when drawn again', () => {
  for (const brief of briefs.filter((_, i) => i % 7 === 0)) expect(draw(brief), brief.seed).toBe(draw(brief))
})
