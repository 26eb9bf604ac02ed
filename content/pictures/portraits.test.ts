import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { villas } from '../catalogue.ts'
import { draw } from '../illustrator/index.ts'
import { textOfPicture } from '../texts/picture-texts.ts'
import { portraitOf } from './portraits.ts'
import { portraitBriefOf } from './villa-pictures.ts'

const count = <T>(things: readonly T[]) => {
  const counted = new Map<T, number>()
  for (const thing of things) counted.set(thing, (counted.get(thing) ?? 0) + 1)
  return counted
}

/** Neighbours in the list of all villas, and in the list of their region. */
const neighbours = [villas, ...Map.groupBy(villas, villa => villa.region).values()].flatMap(list =>
  list.slice(1).flatMap((villa, i) => list.slice(i, i + 1).map(before => [before, villa] as const)),
)

/** A grey 24 × 16 thumbnail as a vector with mean 0 and length 1. */
async function thumbOf(svg: string): Promise<number[]> {
  const grey = await sharp(Buffer.from(svg), { density: 8 })
    .resize(24, 16, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const mean = grey.reduce((sum, v) => sum + v, 0) / grey.length
  const length = Math.hypot(...[...grey].map(v => v - mean))
  return [...grey].map(v => (v - mean) / length)
}

/** Number of 512 shades that cover nine tenths of a picture; a gradient in sky or sea has several. */
async function shadesOf(svg: string): Promise<number> {
  const pixels = await sharp(Buffer.from(svg), { density: 12 })
    .resize(150, 100, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const shades = Array.from({ length: pixels.length / 3 }, (_, i) =>
    [0, 1, 2].map(channel => (pixels[i * 3 + channel] ?? 0) >> 5).join(),
  )
  const most = [...count(shades).values()].toSorted((a, b) => b - a)
  let covered = 0
  return (
    most.findIndex(times => {
      covered += times
      return covered >= shades.length * 0.9
    }) + 1
  )
}

const likeness = (a: readonly number[], b: readonly number[]) => a.reduce((sum, v, i) => sum + v * (b[i] ?? 0), 0)

/** Nine in ten pairs of houses in the same composition are more similar than this; neighbours must be less. */
const confusable = 0.7

describe('main pictures', () => {
  test('come from many compositions, each used five times at most', () => {
    const compositions = count(villas.map(portraitOf).map(({ site, frame }) => `${site} ${frame ?? ''}`))
    expect(compositions.size).toBeGreaterThanOrEqual(24)
    expect([...compositions].filter(([, times]) => times > 5)).toEqual([])
  })

  test('neighbours in a list have neither the same site nor the same hour', () => {
    const alike = neighbours.filter(([a, b]) => portraitOf(a).site === portraitOf(b).site)
    expect(alike.map(([a, b]) => `${a.slug} ${b.slug}`)).toEqual([])
    const together = villas
      .slice(1)
      .filter((villa, i) => villas.slice(i, i + 1).some(before => portraitOf(before).hour === portraitOf(villa).hour))
    expect(together.map(villa => villa.slug)).toEqual([])
  })

  test('consist of few tones and their mixtures', async () => {
    for (const villa of villas) expect(await shadesOf(draw(portraitBriefOf(villa))), villa.slug).toBeLessThan(29)
  })

  test('show a pool only if the villa has one', () => {
    const drawn = villas.filter(villa => ['across-the-pool', 'along-the-shade'].includes(portraitOf(villa).site))
    expect(drawn.filter(villa => !villa.amenities.includes('private-pool')).map(villa => villa.slug)).toEqual([])
  })

  test('are small downloads: 25 kB at most at the width of a card', async () => {
    for (const villa of villas.filter((_, i) => i % 7 === 0)) {
      const avif = await sharp(Buffer.from(draw(portraitBriefOf(villa))))
        .resize({ width: 520 })
        .avif({ quality: 50, effort: 3, chromaSubsampling: '4:4:4' })
        .toBuffer()
      expect(avif.length, villa.slug).toBeLessThan(25_000)
    }
  }, 60_000)

  test('in portrait format are composed for their own sheet, including the house', () => {
    for (const villa of villas) {
      const upright = draw(portraitBriefOf(villa), true)
      expect(upright, villa.slug).toContain('viewBox="0 0 900 1200"')
      expect(upright.length, villa.slug).toBeLessThan(60_000)
    }
  })

  test('are small, and no two neighbours look alike', async () => {
    const thumbs = new Map<string, number[]>()
    for (const villa of villas) {
      const svg = draw(portraitBriefOf(villa))
      expect(svg.length, villa.slug).toBeLessThan(60_000)
      thumbs.set(villa.slug, await thumbOf(svg))
    }
    const alike = neighbours
      .map(([a, b]) => [a.slug, b.slug, likeness(thumbs.get(a.slug) ?? [], thumbs.get(b.slug) ?? [])] as const)
      .filter(([, , k]) => k > confusable)
    expect(alike).toEqual([])
  }, 120_000)

  test('exceed the bound for another house in the same composition', async () => {
    const some = villas.filter((_, i) => i % 4 === 0)
    let told = 0
    for (const villa of some) {
      const twin = { ...portraitBriefOf(villa), seed: `twin of ${villa.slug}` }
      if (likeness(await thumbOf(draw(portraitBriefOf(villa))), await thumbOf(draw(twin))) > confusable) told++
    }
    expect(told / some.length).toBeGreaterThan(0.8)
  }, 60_000)
})

test('the alternative text of a place names the landmark on its horizon', () => {
  const slope = {
    kind: 'place',
    seed: 'one',
    subject: 'slope',
    landscape: 'mountains',
    architecture: 'baglio',
  } as const
  expect(textOfPicture({ ...slope, landmark: 'etna' }).en).toBe(`${textOfPicture(slope).en}; behind, a smoking volcano`)
  expect(draw({ ...slope, landmark: 'etna' })).not.toBe(draw(slope))
})
