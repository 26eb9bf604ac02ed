import type { Architecture, Landscape, Told } from '../shapes.ts'
import type { House } from './houses/house.ts'
import { buildHouse } from './houses/index.ts'
import type { Studio } from './light.ts'
import { sunAt } from './light.ts'
import type { Hour, Palette } from './palettes.ts'
import { families, palettes } from './palettes.ts'
import type { Look } from './places/looks.ts'
import { lemonTree } from './plants/garden.ts'
import type { Plant } from './plants/plant.ts'
import { agave, bush, grasses, lavender, oleander } from './plants/shrubs.ts'
import { broadTree, cypress, olive, palm, stonePine } from './plants/trees.ts'
import type { Landmark } from './portraits/landmarks.ts'
import type { Random } from './random.ts'
import { random } from './random.ts'
import { Sheet } from './sheet.ts'

/** What grows round a house. */
export interface Flora {
  tall: Plant
  tree: Plant
  low: readonly Plant[]
  climbers: boolean
}

/** The beds that may stand in a bedroom. */
export type Beds = 'single' | 'double' | 'twin' | 'triple' | 'quad' | 'six' | 'bunk'

/** What a sitting room may have besides its sofa. */
export type Indoors = 'fireplace' | 'library' | 'piano'

/** What a pool may have besides its water. */
export type Beside = 'pool-fence' | 'heated-pool' | 'childrens-pool'

/** Everything a scene needs to know about what it draws. */
export interface Setting {
  studio: Studio
  house: House
  flora: Flora
  architecture: Architecture
  landscape: Landscape
  pool: boolean
  bedrooms: number
  /** The beds of the room, where a bedroom is drawn. */
  beds: Beds
  /** What the sitting room or the pool has. */
  has: readonly (Indoors | Beside)[]
  /** What is nowhere else but here. */
  landmark?: Landmark
  /** How a place is looked at, where not as it was first composed. */
  look?: Look
  /** Chance that stays the same in every picture of one villa. */
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

/** What grows there: neither palms nor lemons in the mountains, pines where the coast is theirs, cypresses among theirs. */
function floraOf({ architecture, landscape }: { architecture: Architecture; landscape: Landscape }): Flora {
  const usual = floras[architecture]
  if (landscape === 'mountains')
    return { ...usual, tall: cypress, tree: broadTree, low: [bush, grasses, lavender], climbers: false }
  if (landscape === 'pine-coast') return { ...usual, tall: stonePine }
  if (landscape === 'cypress-hills') return { ...usual, tall: cypress }
  return usual
}

/** Which hour of a villa's family a scene is drawn at. */
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
  /** The side of the sun, where the scene needs one. */
  side?: -1 | 1
  /** The hour, where it is not the light of the seed that decides. */
  hour?: Hour
}

/** Sets up the sheet, the light and the house for one picture. */
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
