import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Architecture, Landscape } from '../shapes.ts'
import type { Beds, Beside, Brief, Indoors } from './index.ts'
import { draw, scenes, sizeOf, subjects } from './index.ts'
import { drawPart, parts } from './parts.ts'
import { frames, landmarks, sites } from './portraits/index.ts'

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

const beds: Beds[] = ['single', 'double', 'twin', 'triple', 'quad', 'six', 'bunk']

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
      landscape: landscapes[i % landscapes.length]!,
      architecture: architectures[i % architectures.length]!,
    }),
  ),
  ...sites.map(
    (site, i): Brief => ({
      kind: 'portrait',
      seed: 'five',
      architecture: architectures[i % architectures.length]!,
      landscape: landscapes[i % landscapes.length]!,
      bedrooms: 1 + (i % 9),
      pool: true,
      portrait: {
        site,
        hour: 'late-gold',
        landmark: landmarks[i % landmarks.length]!,
        frame: frames[i % frames.length]!,
      },
    }),
  ),
  ...beds.map(
    (kind, number): Brief => ({
      kind: 'villa',
      seed: 'six',
      scene: 'bedroom',
      architecture: 'captains-house',
      landscape: 'island-bay',
      bedrooms: 7,
      pool: true,
      room: { number, beds: kind },
    }),
  ),
  {
    kind: 'villa',
    seed: 'eight',
    scene: 'sitting-room',
    architecture: 'venetian-manor',
    landscape: 'harbour',
    bedrooms: 5,
    pool: false,
    has: ['fireplace', 'library', 'piano'],
  },
  { kind: 'hero', seed: 'four', architecture: 'ionian-stone', landscape: 'island-bay' },
]

const name = (brief: Brief) =>
  [
    brief.kind,
    brief.kind === 'villa' ? `${brief.scene} ${brief.room?.beds ?? ''}` : '',
    brief.kind === 'place' ? brief.subject : brief.kind === 'portrait' ? brief.portrait.site : '',
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
    expect(svg.length).toBeLessThanOrEqual(60_000)
    const { info } = await sharp(Buffer.from(svg)).resize(200).png().toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(200)
    expect(info.height).toBe(Math.round((200 * height) / width))
  },
)

test('equal briefs give equal bytes', () => {
  for (const brief of briefs.slice(0, 3)) expect(draw(brief)).toBe(draw(brief))
})

test("a sitting room shows the house's hearth, books and piano, and no others", () => {
  const of = (has: readonly Indoors[]) =>
    draw({
      kind: 'villa',
      seed: 'nine',
      scene: 'sitting-room',
      architecture: 'captains-house',
      landscape: 'harbour',
      bedrooms: 4,
      pool: false,
      has,
    })
  const drawn = [of([]), of(['fireplace']), of(['library']), of(['piano'])]
  expect(new Set(drawn).size).toBe(4)
})

test("a pool shows its fence, rolled cover and children's basin, and only those it has", async () => {
  const of = (has: readonly Beside[]) =>
    sharp(
      Buffer.from(
        draw({
          kind: 'villa',
          seed: 'nine',
          scene: 'pool',
          architecture: 'modern-white',
          landscape: 'island-bay',
          bedrooms: 5,
          pool: true,
          has,
        }),
      ),
    )
      .resize(240)
      .greyscale()
      .raw()
      .toBuffer()
  const bare = await of([])
  for (const thing of ['pool-fence', 'heated-pool', 'childrens-pool'] as const) {
    const drawn = await of([thing])
    const changed = drawn.filter((value, i) => Math.abs(value - bare[i]!) > 12).length
    expect(changed, thing).toBeGreaterThan(40)
  }
})

const pixelsOf = (svg: string, size: number) => sharp(Buffer.from(svg)).resize(size).removeAlpha().raw().toBuffer()

/** Share of the drawn part that is connected with its largest piece, from 0 to 1. */
function joined(drawn: Buffer, bare: Buffer, size: number): number {
  const inked = Array.from({ length: size * size }, (_, i) =>
    [0, 1, 2].some(c => Math.abs(drawn[i * 3 + c]! - bare[i * 3 + c]!) > 40),
  )
  const seen = new Set<number>()
  let largest = 0
  for (const [start, ink] of inked.entries()) {
    if (!ink || seen.has(start)) continue
    const before = seen.size
    const open = [start]
    seen.add(start)
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const next of [at - 1, at + 1, at - size, at + size])
        if (inked[next] && !seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
    largest = Math.max(largest, seen.size - before)
  }
  return largest / seen.size
}

test.each(['cypress', 'stone pine', 'olive', 'broad tree', 'palm', 'lemon tree', 'potted'])(
  '%s is connected: its trunk meets its crown, and nothing floats',
  async name => {
    const bare = await pixelsOf(drawPart('no such part'), 150)
    expect(joined(await pixelsOf(drawPart(name), 150), bare, 150)).toBeGreaterThan(0.97)
  },
)

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

test.each(parts)('%s can be drawn alone', async name => {
  const { data, info } = await sharp(Buffer.from(drawPart(name)))
    .resize(60)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bare = await sharp(Buffer.from(drawPart('no such part')))
    .resize(60)
    .raw()
    .toBuffer()
  expect(info.width).toBe(60)
  expect(data.equals(bare)).toBe(false)
})

test('a mirrored portrait is the same picture reversed, including its sun', async () => {
  const brief = (mirrored: boolean): Brief => ({
    kind: 'portrait',
    seed: 'seven',
    architecture: 'ionian-stone',
    landscape: 'open-sea',
    bedrooms: 4,
    pool: false,
    portrait: { site: 'headland', hour: 'morning', ...(mirrored && { mirrored: true }) },
  })
  const pixels = (svg: string, flop: boolean) =>
    sharp(Buffer.from(svg)).flop(flop).resize(90).greyscale().raw().toBuffer()
  const [plain, turned] = [await pixels(draw(brief(false)), true), await pixels(draw(brief(true)), false)]
  const difference = plain.reduce((sum, value, i) => sum + Math.abs(value - turned[i]!), 0) / plain.length
  expect(difference).toBeLessThan(2)
})
