import type { Studio } from '../light.ts'
import type { Draw } from './landmarks/horizon.ts'
import { crags, etna, snowMountain, stromboli, teeth } from './landmarks/mountains.ts'
import { caldera, farCoast, islets, saltPans, tiedIsland, whiteCliffs } from './landmarks/shores.ts'
import { belfry, bridge, fortress, genoese, lighthouse, menhirs, windmills } from './landmarks/towers.ts'
import { hillTown, whiteTown } from './landmarks/towns.ts'

export const landmarks = {
  etna,
  stromboli,
  caldera,
  genoese,
  lighthouse,
  windmills,
  islets,
  fortress,
  'hill-town': hillTown,
  'white-town': whiteTown,
  teeth,
  'snow-mountain': snowMountain,
  'far-coast': farCoast,
  menhirs,
  crags,
  belfry,
  'tied-island': tiedIsland,
  'salt-pans': saltPans,
  'white-cliffs': whiteCliffs,
  bridge,
} as const satisfies Record<string, Draw>

export type Landmark = keyof typeof landmarks

/** Buildings are narrower than mountains: maximum breadth relative to the sheet, and height relative to the breadth. */
const bounds: Partial<Record<Landmark, readonly [breadth: number, height: number]>> = {
  belfry: [0.26, 0.38],
  'hill-town': [0.36, 0.38],
  'white-town': [0.4, 0.26],
  genoese: [0.34, 0.62],
  lighthouse: [0.34, 0.5],
  windmills: [0.34, 0.36],
  menhirs: [0.3, 0.3],
  bridge: [0.3, 0.2],
  stromboli: [0.26, 0.7],
  'salt-pans': [0.4, 0.25],
  'tied-island': [0.26, 0.33],
  fortress: [0.34, 0.22],
}

/** Draws a landmark at a foot point, as broad as the space permits. */
export function markWith(studio: Studio, landmark: Landmark, x: number, y: number, room: number): void {
  const [breadth, height] = bounds[landmark] ?? [1.2, 0.4]
  const size = Math.min(room, studio.sheet.width * breadth, (y * 0.8) / height)
  studio.sheet.named('landmark', () => landmarks[landmark](studio, x, y, size))
}
