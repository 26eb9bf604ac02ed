import { expect, test } from 'vitest'
import { cases } from '#testing/soak'
import { villas } from '../catalogue.ts'
import { draw } from '../illustrator/index.ts'
import { picturesOf } from './villa-pictures.ts'

/** Every seventh villa first: a test run draws a few of them, from all regions. */
const alternating = [0, 1, 2, 3, 4, 5, 6].flatMap(turn => villas.filter((_, i) => i % 7 === turn))

test.each(
  cases(
    alternating.map(villa => [villa.slug, villa] as const),
    12,
  ),
)('the gallery of %s consists of small drawings', (_, villa) => {
  const heavy = picturesOf(villa)
    // Bedrooms are the smallest, and differ in their beds only: the first represents them.
    .filter(({ room }) => !room)
    .filter(({ brief }) => draw(brief).length > 60_000)
  expect(heavy.map(({ alt }) => alt.en)).toEqual([])
})

test('portrait formats are as small', () => {
  const heavy = villas
    .filter((_, i) => i % 8 === 3)
    .flatMap(picturesOf)
    .filter(({ brief, room }) => !room && draw(brief, true).length > 60_000)
  expect(heavy.map(({ alt }) => alt.en)).toEqual([])
})

test('a gallery shows each bedroom with its own beds, and a pool only where there is one', () => {
  for (const villa of villas) {
    const briefs = picturesOf(villa).map(({ brief }) => brief)
    const drawn = briefs.filter(brief => brief.kind === 'villa')
    expect(
      drawn.flatMap(({ room }) => (room ? [room.beds] : [])),
      villa.slug,
    ).toEqual(villa.rooms.map(({ kind }) => kind))
    const pools = drawn.filter(({ scene }) => scene === 'pool' || scene === 'pool-from-above').length
    expect(pools, villa.slug).toBe(villa.amenities.includes('private-pool') ? 2 : 0)
    for (const thing of ['pool-fence', 'heated-pool', 'childrens-pool', 'fireplace', 'library', 'piano'] as const)
      if (drawn.some(({ has = [] }) => has.includes(thing))) expect(villa.amenities, villa.slug).toContain(thing)
  }
})
