import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Architecture, Landscape } from '../shapes.ts'
import type { Brief } from './index.ts'
import { draw, scenes, sizeOf, subjects } from './index.ts'

const architectures: Architecture[] = [
  'cycladic-cube',
  'ionian-stone',
  'venetian-manor',
  'captains-house',
  'mani-tower',
  'cretan-stone',
  'modern-white',
  'baglio',
  'trullo',
  'masseria',
  'tuscan-farmhouse',
  'tuscan-villa',
  'amalfi-terrace',
  'stazzo',
  'bergerie',
  'provencal-mas',
  'riviera-villa',
]
const landscapes: Landscape[] = [
  'island-bay',
  'open-sea',
  'cliff',
  'harbour',
  'olive-hills',
  'cypress-hills',
  'plain',
  'mountains',
  'vineyards',
  'pine-coast',
]

const briefs: Brief[] = [
  ...scenes.map(
    (scene, i): Brief => ({
      kind: 'villa',
      seed: 'one',
      scene,
      architecture: architectures[i]!,
      landscape: landscapes[i % landscapes.length]!,
      bedrooms: 4,
      pool: true,
    }),
  ),
  ...architectures.map(
    (architecture, i): Brief => ({
      kind: 'villa',
      seed: 'two',
      scene: scenes[i % scenes.length]!,
      architecture,
      landscape: landscapes[(i + 3) % landscapes.length]!,
      bedrooms: 1 + (i % 9),
      pool: i % 2 === 0,
    }),
  ),
  ...subjects.map(
    (subject, i): Brief => ({
      kind: 'place',
      seed: 'three',
      subject,
      landscape: landscapes[i]!,
      architecture: architectures[i]!,
    }),
  ),
  { kind: 'hero', seed: 'four', architecture: 'ionian-stone', landscape: 'island-bay' },
]

const name = (brief: Brief) =>
  [
    brief.kind,
    brief.kind === 'villa' ? brief.scene : brief.kind === 'place' ? brief.subject : '',
    brief.architecture,
  ].join(' ')

test.each(briefs.map(brief => [name(brief), brief] as const))(
  '%s is a self-contained picture that can be rasterised',
  async (_, brief) => {
    const svg = draw(brief)
    const { width, height } = sizeOf(brief)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|href|<script|<text|<image|<style/,
    )
    expect(svg.length).toBeLessThan(450_000)
    const { info } = await sharp(Buffer.from(svg)).resize(200).png().toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(200)
    expect(info.height).toBe(Math.round((200 * height) / width))
  },
)

test('the same brief always gives the same bytes', () => {
  for (const brief of briefs.slice(0, 3)) expect(draw(brief)).toBe(draw(brief))
})

test('different seeds give different pictures', () => {
  const pictures = ['a', 'b', 'c'].map(seed =>
    draw({
      kind: 'villa',
      seed,
      scene: 'arrival',
      architecture: 'trullo',
      landscape: 'olive-hills',
      bedrooms: 4,
      pool: true,
    }),
  )
  expect(new Set(pictures).size).toBe(3)
})
