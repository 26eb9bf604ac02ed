import type { Architecture, Landscape, Told } from '../shapes.ts'
import type { House } from './houses/house.ts'
import { buildHouse } from './houses/index.ts'
import type { Studio } from './light.ts'
import { sunAt } from './light.ts'
import type { Hour, Palette } from './palettes.ts'
import { families, palettes } from './palettes.ts'
import { lemonTree } from './plants/garden.ts'
import type { Plant } from './plants/plant.ts'
import { agave, bush, grasses, lavender, oleander } from './plants/shrubs.ts'
import { broadTree, cypress, olive, palm, stonePine } from './plants/trees.ts'
import type { Landmark } from './portraits/landmarks.ts'
import type { Random } from './random.ts'
import { random } from './random.ts'
import { type Part, Sheet } from './sheet.ts'

/** An alternative composition of a place. */
export interface Look {
  /** Rotation of the viewer around the subject, in radians, away from the sun. */
  turn?: number
  /** The viewer's distance and height, relative to the default. */
  away?: number
  rise?: number
  /** Height of the horizon on the sheet, from 0 to 1. */
  horizon?: number
  /** Visible part of the sheet. */
  part?: Part
  /** The foreground hides the horizon. */
  hides?: true
}

/** Plants around a house. */
export interface Flora {
  tall: Plant
  tree: Plant
  low: readonly Plant[]
  climbers: boolean
}

/** Beds of a bedroom. */
export type Beds = 'single' | 'double' | 'twin' | 'triple' | 'quad' | 'six' | 'bunk'

/** Furnishings of a sitting room, besides its sofa. */
export type Indoors = 'fireplace' | 'library' | 'piano'

/** Equipment of a pool. */
export type Beside = 'pool-fence' | 'heated-pool' | 'childrens-pool'

/** State shared by a picture's parts. */
export interface Setting {
  studio: Studio
  house: House
  flora: Flora
  architecture: Architecture
  landscape: Landscape
  pool: boolean
  bedrooms: number
  /** Beds of a drawn bedroom. */
  beds: Beds
  /** Furnishings of the sitting room, or of the pool. */
  has: readonly (Indoors | Beside)[]
  /** A landmark unique to the place. */
  landmark?: Landmark
  /** Alternative composition of a place. */
  look?: Look
  /** Random values shared by all pictures of one villa. */
  own: Random
}

const tuscan: Flora = { tall: cypress, tree: olive, low: [lavender, bush, lavender, grasses], climbers: false }
const island: Flora = { tall: cypress, tree: olive, low: [oleander, agave, bush], climbers: true }
const dry: Flora = { tall: stonePine, tree: olive, low: [agave, grasses, oleander, bush], climbers: true }

const floras: Record<Architecture, Flora> = {
  'cycladic-cube': { tall: palm, tree: olive, low: [agave, oleander, grasses], climbers: true },
  'ionian-stone': island,
  'venetian-manor': { tall: cypress, tree: lemonTree, low: [oleander, bush], climbers: true },
  'captains-house': { tall: stonePine, tree: lemonTree, low: [oleander, agave], climbers: true },
  'mani-tower': { tall: cypress, tree: olive, low: [agave, grasses, lavender], climbers: false },
  'cretan-stone': { tall: palm, tree: olive, low: [agave, oleander, bush], climbers: true },
  'modern-white': { tall: stonePine, tree: olive, low: [agave, grasses, lavender], climbers: false },
  baglio: { tall: palm, tree: lemonTree, low: [agave, oleander, bush], climbers: true },
  trullo: { tall: stonePine, tree: olive, low: [lavender, agave, grasses], climbers: false },
  masseria: { tall: palm, tree: olive, low: [agave, oleander, lavender], climbers: true },
  'tuscan-farmhouse': tuscan,
  'tuscan-villa': tuscan,
  'amalfi-terrace': { tall: stonePine, tree: lemonTree, low: [oleander, bush, agave], climbers: true },
  stazzo: dry,
  bergerie: { tall: stonePine, tree: broadTree, low: [bush, grasses, lavender], climbers: false },
  'provencal-mas': { tall: cypress, tree: broadTree, low: [lavender, lavender, bush], climbers: false },
  'riviera-villa': { tall: palm, tree: stonePine, low: [agave, oleander, bush], climbers: true },
}

/**
 * Plants of a landscape: neither palms nor lemons in the mountains, pines on their coasts, cypresses in their
 * regions.
 */
function floraOf({ architecture, landscape }: { architecture: Architecture; landscape: Landscape }): Flora {
  const usual = floras[architecture]
  if (landscape === 'mountains')
    return { ...usual, tall: cypress, tree: broadTree, low: [bush, grasses, lavender], climbers: false }
  if (landscape === 'pine-coast') return { ...usual, tall: stonePine }
  if (landscape === 'cypress-hills') return { ...usual, tall: cypress }
  return usual
}

/** Time of day of a scene, within a villa's family of hours. */
export type Time = 'day' | 'other-day' | 'late' | 'other-late' | 'dusk' | 'night'

function hourOf(seed: string, time: Time): Hour {
  const family = families[Math.floor(random(`${seed} light`).next() * families.length)]!
  const first = random(`${seed} hour`).chance(0.5) ? 0 : 1
  if (time === 'dusk' || time === 'night') return family[time]
  if (time === 'day' || time === 'other-day') return family.day[time === 'day' ? first : 1 - first]!
  return family.late[time === 'late' ? first : 1 - first]!
}

export interface SettingPlan {
  seed: string
  scene: string
  architecture: Architecture
  landscape: Landscape
  bedrooms: number
  told?: Told
  pool: boolean
  beds?: Beds
  has?: readonly (Indoors | Beside)[]
  landmark?: Landmark
  look?: Look
  time: Time
  width: number
  height: number
  /** Side of the sun, if the scene requires one. */
  side?: -1 | 1
  /** The hour, unless the seed decides. */
  hour?: Hour
}

/** Creates sheet, light and house of a picture. */
export function setUp(plan: SettingPlan): Setting {
  const chance = random(`${plan.seed} ${plan.scene}`)
  const hour: Palette = palettes[plan.hour ?? hourOf(plan.seed, plan.time)]
  const palette: Palette = plan.time === 'dusk' ? { ...hour, lamps: true } : hour
  const side = plan.side ?? chance.side()
  const studio: Studio = {
    sheet: new Sheet(plan.width, plan.height),
    chance,
    palette,
    side,
    sun: sunAt(palette, side, chance.between(48, 66)),
  }
  return {
    studio,
    house: buildHouse(plan.seed, plan.architecture, plan.bedrooms, plan.told),
    flora: floraOf(plan),
    architecture: plan.architecture,
    landscape: plan.landscape,
    pool: plan.pool,
    bedrooms: plan.bedrooms,
    beds: plan.beds ?? 'double',
    has: plan.has ?? [],
    ...(plan.landmark && { landmark: plan.landmark }),
    ...(plan.look && { look: plan.look }),
    own: random(`${plan.seed} site`),
  }
}
