import type { Landscape } from '../../shapes.ts'
import type { Hour } from '../palettes.ts'
import { random } from '../random.ts'
import type { Frame, Portrait, Site } from './index.ts'
import type { Landmark } from './landmarks.ts'

/** Possible portraits by landscape. */
const lands: Record<Landscape, { sites: readonly Site[]; landmarks: readonly (Landmark | undefined)[] }> = {
  'island-bay': {
    sites: ['shell-bay', 'rocky-cove', 'headland', 'from-the-water', 'through-arches'],
    landmarks: ['islets', 'far-coast', undefined],
  },
  'open-sea': {
    sites: ['headland', 'cliff-rim', 'through-arches', 'rocky-cove'],
    landmarks: ['far-coast', 'lighthouse', undefined],
  },
  cliff: { sites: ['cliff-rim', 'rocky-cove', 'through-arches'], landmarks: ['islets', 'far-coast', undefined] },
  harbour: { sites: ['quay', 'lane', 'from-the-water'], landmarks: ['windmills', 'lighthouse', undefined] },
  'olive-hills': {
    sites: ['great-plain', 'court', 'ridge-top', 'mountainside', 'lane', 'by-night'],
    landmarks: ['hill-town', 'belfry', undefined],
  },
  'cypress-hills': {
    sites: ['ridge-top', 'avenue', 'court', 'by-night'],
    landmarks: ['hill-town', 'belfry', undefined],
  },
  plain: { sites: ['great-plain', 'court', 'avenue', 'by-night'], landmarks: ['belfry', undefined] },
  mountains: { sites: ['mountainside', 'ridge-top', 'lane'], landmarks: ['snow-mountain', 'crags', 'teeth'] },
  vineyards: { sites: ['vine-rows', 'ridge-top', 'avenue'], landmarks: ['hill-town', 'belfry', undefined] },
  'pine-coast': {
    sites: ['under-pines', 'rocky-cove', 'from-the-water'],
    landmarks: ['islets', 'far-coast', undefined],
  },
}

const hours: readonly Hour[] = [
  'morning',
  'clear-north',
  'high-noon',
  'siesta',
  'late-gold',
  'first-light',
  'maestrale',
  'dusk-rose',
]
const nights: readonly Hour[] = ['moonlit', 'august-night', 'blue-hour']
const corners: readonly (Frame | undefined)[] = [
  undefined,
  undefined,
  undefined,
  'trunk',
  'wall',
  'olive-branch',
  'bougainvillea',
]

/** The portrait of a house without a chosen one: derived from its land, picked by its seed. */
export function usualPortrait(seed: string, landscape: Landscape, pool: boolean): Portrait {
  const chance = random(`${seed} portrait`)
  const land = lands[landscape]
  const site = chance.pick(pool ? [...land.sites, 'across-the-pool' as const] : land.sites)
  const landmark = chance.pick(land.landmarks)
  const frame = chance.pick(corners)
  return {
    site,
    hour: chance.pick(site === 'by-night' ? nights : hours),
    ...(landmark && { landmark }),
    ...(frame && { frame }),
    ...(chance.chance(0.5) && { mirrored: true as const }),
  }
}
