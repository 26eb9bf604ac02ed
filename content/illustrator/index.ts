import type { Architecture, Landscape } from '../shapes.ts'
import { grain } from './finish.ts'
import { setUp } from './setting.ts'
import type { Setting, Time } from './setting.ts'
import { arrival } from './scenes/arrival.ts'
import { bedroom } from './scenes/bedroom.ts'
import { detail } from './scenes/detail.ts'
import { fromTheSea } from './scenes/from-the-sea.ts'
import { night } from './scenes/night.ts'
import { pathToTheBeach } from './scenes/path-to-the-beach.ts'
import { poolFromAbove } from './scenes/pool-from-above.ts'
import { pool } from './scenes/pool.ts'
import { tableAtDusk } from './scenes/table-at-dusk.ts'
import { terrace } from './scenes/terrace.ts'
import { throughTheTrees } from './scenes/through-the-trees.ts'
import { viewFromHouse } from './scenes/view.ts'

/** The pictures a villa may have. */
export const scenes = ['arrival', 'terrace', 'pool', 'from-the-sea', 'through-the-trees', 'table-at-dusk', 'bedroom', 'path-to-the-beach', 'pool-from-above', 'night', 'detail', 'view'] as const
export type Scene = (typeof scenes)[number]

export interface VillaBrief { kind: 'villa'; seed: string; scene: Scene; architecture: Architecture; landscape: Landscape; bedrooms: number; pool: boolean }

const villaScenes: Record<Scene, readonly [(setting: Setting) => void, Time]> = {
  arrival: [arrival, 'day'],
  terrace: [terrace, 'other-day'],
  pool: [pool, 'other-day'],
  'from-the-sea': [fromTheSea, 'late'],
  'through-the-trees': [throughTheTrees, 'other-late'],
  'table-at-dusk': [tableAtDusk, 'dusk'],
  bedroom: [bedroom, 'day'],
  'path-to-the-beach': [pathToTheBeach, 'other-day'],
  'pool-from-above': [poolFromAbove, 'day'],
  night: [night, 'night'],
  detail: [detail, 'late'],
  view: [viewFromHouse, 'other-late'],
}

/** The drawing as an SVG document. */
export function draw(brief: VillaBrief): string {
  const [work, time] = villaScenes[brief.scene]
  const s = setUp({ ...brief, time, width: 1800, height: 1200 })
  work(s)
  grain(s.studio)
  return s.studio.sheet.toString()
}
