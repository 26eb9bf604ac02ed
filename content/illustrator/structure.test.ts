import sharp from 'sharp'
import { expect, test } from 'vitest'
import { villas } from '../catalogue.ts'
import { placeBriefs } from '../pictures/place-pictures.ts'
import { picturesOf, portraitBriefOf } from '../pictures/villa-pictures.ts'
import type { Bounds } from './geometry.ts'
import { type Anatomy, anatomyOf, type Brief } from './index.ts'
import { drawPart } from './parts.ts'

/** Every main picture, the whole gallery of every ninth house, and every picture of a place. */
const briefs: (readonly [string, Brief])[] = [
  ...villas.map((villa): [string, Brief] => [`${villa.slug}, its portrait`, portraitBriefOf(villa)]),
  ...villas
    .filter((_, i) => i % 9 === 0)
    .flatMap(villa =>
      picturesOf(villa)
        .slice(1)
        .map(({ brief }, i): [string, Brief] => [
          `${villa.slug}, ${i} ${brief.kind === 'villa' ? brief.scene : ''}`,
          brief,
        ]),
    ),
  ...placeBriefs().map((brief): [string, Brief] => [`${brief.subject} of ${brief.seed}`, brief]),
]

/** Lamps hang from the ceiling and pictures on side walls; both are painted, not built. */
const [ceiling, wall] = [3, 3.3]
const held = ({ low, high }: Bounds) =>
  [high[2] - ceiling, Math.abs(low[0]) - wall, Math.abs(high[0]) - wall].some(away => Math.abs(away) < 0.05)

const gap = 0.08
const touching = (a: Bounds, b: Bounds) =>
  ([0, 1, 2] as const).every(k => a.low[k] <= b.high[k] + gap && b.low[k] <= a.high[k] + gap)

/** Objects that neither stand on the ground nor touch one that does. */
function floating(things: readonly Bounds[], indoors: boolean): Bounds[] {
  const grounded = things.filter(thing => thing.low[2] <= 0.05 || (indoors && held(thing)))
  let left = things.filter(thing => !grounded.includes(thing))
  for (let reached = grounded; reached.length > 0; ) {
    const on = reached
    reached = left.filter(thing => on.some(other => touching(thing, other)))
    left = left.filter(thing => !reached.includes(thing))
  }
  return left
}

const indoors = new Set(['bedroom', 'cellar', 'desk', 'dining-room', 'kitchen', 'press', 'sitting-room'])
const roomOf = (brief: Brief) =>
  indoors.has(brief.kind === 'villa' ? brief.scene : brief.kind === 'place' ? brief.subject : '')

const channels = (hex: string) => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16))

/** Tolerance of a mixture of two tones, of 255. */
const margin = 24

/** Colours brighter than this hour's light permits; fire, lamps, and lit water at night are light sources. */
function tooBright({ palette, svg }: Anatomy): string[] {
  const lights = [palette.light, palette.glint, palette.cloud, ...palette.sky].map(channels)
  const most = [0, 1, 2].map(channel => Math.max(...lights.map(light => light[channel] ?? 0)))
  const colours = new Set([...svg.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour))
  return [...colours].filter(colour => channels(colour).some((value, i) => value > (most[i] ?? 0) + margin))
}

test.each(briefs)('%s: one light, nothing floats, no colour outshines its hour', (_, brief) => {
  const anatomy = anatomyOf(brief)
  const sides = anatomy.built.map(({ sun }) => Math.sign(sun[0]))
  expect(new Set([...sides, anatomy.side]).size, 'suns').toBe(1)
  expect(
    anatomy.moons.map(x => Math.sign(x - 900)).filter(side => side !== anatomy.side),
    'moons',
  ).toEqual([])
  const up = floating(
    anatomy.built.flatMap(({ things }) => things),
    roomOf(brief),
  )
  expect(up.map(({ low, high }) => `${low} to ${high}`)).toEqual([])
  if (!anatomy.palette.lamps) expect(tooBright(anatomy)).toEqual([])
})

const side = 300

/** Pixels of a part that differ from the sky behind it. */
async function shapeOf(name: string): Promise<boolean[]> {
  const pixels = (part: string) =>
    sharp(Buffer.from(drawPart(part)))
      .resize(side, side)
      .removeAlpha()
      .raw()
      .toBuffer()
  const [drawn, sky] = [await pixels(name), await pixels('nothing')]
  return Array.from({ length: side * side }, (_, i) =>
    [0, 1, 2].some(channel => Math.abs((drawn[i * 3 + channel] ?? 0) - (sky[i * 3 + channel] ?? 0)) > 12),
  )
}

/** Sizes of the connected pieces of a shape in pixels, largest first. */
function piecesOf(shape: boolean[]): number[] {
  const left = [...shape]
  const around = [-side - 1, -side, 1 - side, -1, 1, side - 1, side, side + 1]
  const take = (from: number) => {
    const open = [from]
    left[from] = false
    let taken = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      taken++
      for (const next of around.map(step => at + step))
        if (left[next]) {
          left[next] = false
          open.push(next)
        }
    }
    return taken
  }
  return shape.flatMap((_, i) => (left[i] ? [take(i)] : [])).toSorted((a, b) => b - a)
}

const trees = ['broad tree', 'cypress', 'lemon tree', 'oleander', 'olive', 'palm', 'potted', 'stone pine', 'agave']

test.each(trees)('%s is one piece from its foot to the tips of its crown', async name => {
  const [largest = 0, next = 0] = piecesOf(await shapeOf(name))
  expect(largest).toBeGreaterThan(5000)
  // A single leaf may be detached.
  expect(next).toBeLessThan(largest / 200)
})

/** Brightness of the right half of a drawing minus that of the left. */
async function leaning(svg: string): Promise<number> {
  const size = 120
  const grey = await sharp(Buffer.from(svg)).resize(size).greyscale().raw().toBuffer()
  return grey.reduce((sum, value, i) => sum + (i % size < size / 2 ? -value : value), 0) / grey.length
}

/** Parts with a lit side; dark, flat and distant ones have none. */
const bodies = [
  'cypress',
  'stone pine',
  'olive',
  'broad tree',
  'boulder',
  'crag',
  'genoese',
  'lighthouse',
  'windmills',
  'teeth',
  'belfry',
  'hill-town',
  'white-town',
  'fortress',
]

test.each(bodies)('%s is light on the side of the sun', async name => {
  const bare = (await leaning(drawPart('nothing', 'morning', 1))) - (await leaning(drawPart('nothing', 'morning', -1)))
  const drawn = (await leaning(drawPart(name, 'morning', 1))) - (await leaning(drawPart(name, 'morning', -1)))
  expect(drawn - bare).toBeGreaterThan(0.15)
})
