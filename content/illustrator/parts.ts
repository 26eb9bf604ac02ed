import { view } from './camera.ts'
import { jar } from './furniture.ts'
import type { Hour } from './palettes.ts'
import { bougainvillea, lemonTree, potted, vine } from './plants/garden.ts'
import type { Plant } from './plants/plant.ts'
import { agave, bush, grasses, lavender, oleander } from './plants/shrubs.ts'
import { broadTree, cypress, olive, palm, stonePine } from './plants/trees.ts'
import { landmarks } from './portraits/landmarks.ts'
import { render } from './render.ts'
import { boulder, crag, foam } from './rock.ts'
import { fishingBoat, paintSea, sailingBoat } from './sea.ts'
import type { Setting } from './setting.ts'
import { setUp } from './setting.ts'
import { balustrade, lounger, lowWall, parasol, pergola, steps } from './site.ts'
import { paintSky } from './sky.ts'
import type { Thing } from './solids.ts'

const size = 600

const plants: Record<string, Plant> = {
  agave,
  'broad tree': broadTree,
  bush,
  cypress,
  grasses,
  lavender,
  'lemon tree': lemonTree,
  oleander,
  olive,
  palm,
  potted,
  'stone pine': stonePine,
}

const low = new Set<Plant>([agave, bush, oleander, lavender, grasses])

const stone = { colour: '#e6d3ac' }
const built: Record<string, () => Thing[]> = {
  steps: () => steps(0, 0, 0, 3, 1.8, stone),
  balustrade: () => balustrade(-2.4, 0, 0, 4.8, '#f3e6cc'),
  'low wall': () => lowWall([-2.4, 0, 0], [4.8, 0.5, 0.8], { colour: '#dcc59a', texture: 'dry-stone' }),
  lounger: () => lounger([-0.4, 0, 0], '#fffaf0'),
  parasol: () => parasol([0, 0.5, 0], 1.7, ['#d9603f', '#fff6e6']),
  pergola: () => pergola(-2.4, 0, 0, 4.8, 3, 2.6, stone),
  jars: () => [...jar([-0.7, 0, 0], 1.2, '#cf8a5a'), ...jar([1, 0.4, 0], 0.8, '#d99c6c')],
}

const drawn: Record<string, (setting: Setting) => void> = {
  'bougainvillea on a wall': ({ studio }) => bougainvillea(studio, size / 2, size * 0.5, size * 0.2, size * 0.4),
  'bougainvillea on an edge': ({ studio }) => bougainvillea(studio, size / 2, size * 0.5, size * 0.4, size * 0.2),
  vine: ({ studio }) => vine(studio, [20, size * 0.3], [size - 20, size * 0.34], 80, 130),
  boulder: ({ studio }) => boulder(studio, size / 2, size * 0.8, size * 0.7, size * 0.5, '#c98a6a'),
  crag: ({ studio }) =>
    crag(
      studio,
      [
        [20, size * 0.3],
        [size * 0.4, size * 0.22],
        [size * 0.7, size * 0.28],
        [size - 20, size * 0.5],
      ],
      () => size * 0.9,
      '#c98a6a',
      70,
    ),
  caique: ({ studio }) => {
    paintSea(studio, size * 0.4, size)
    fishingBoat(studio, size / 2, size * 0.75, size * 0.8, '#2f6f9f')
  },
  'sailing boat': ({ studio }) => {
    paintSea(studio, size * 0.4, size)
    sailingBoat(studio, size / 2, size * 0.8, size * 0.6)
    foam(studio, size / 2, size * 0.82, size * 0.4)
  },
}

/** Every part that pictures consist of. */
export const parts: readonly string[] = [
  ...Object.keys(plants),
  ...Object.keys(built),
  ...Object.keys(drawn),
  ...Object.keys(landmarks),
]

/** A single enlarged part as an SVG document, for inspection. */
export function drawPart(name: string, hour: Hour = 'morning', side: -1 | 1 = 1): string {
  const setting = setUp({
    seed: 'part',
    scene: name,
    architecture: 'ionian-stone',
    landscape: 'island-bay',
    bedrooms: 4,
    pool: true,
    time: 'day',
    hour,
    width: size,
    height: size,
    side,
  })
  const { studio } = setting
  paintSky(studio, size, true)
  const plant = plants[name]
  const things = built[name]
  const landmark = Object.entries(landmarks).find(([key]) => key === name)?.[1]
  if (plant) plant(studio, size / 2, size * 0.94, size * (low.has(plant) ? 0.46 : 0.82))
  else if (things) {
    const camera = view({ eye: [-3, -9, 3], towards: [0, 0.5, 0], focal: 850, centre: size / 2, horizon: size * 0.3 })
    render(studio, camera, things())
  } else if (landmark) landmark(studio, size / 2, size * 0.62, size * 0.8)
  else drawn[name]?.(setting)
  return studio.sheet.toString()
}
