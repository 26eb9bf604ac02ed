import type { Architecture, Landscape, Told } from '../shapes.ts'
import type { Bounds, Vec } from './geometry.ts'
import { hero } from './hero.ts'
import type { Palette } from './palettes.ts'
import type { Subject } from './places/index.ts'
import { drawnSubject, grounds, isGround, timeOfSubject } from './places/index.ts'
import type { LookName } from './places/ways.ts'
import { lookOf } from './places/ways.ts'
import type { Frame, Portrait } from './portraits/index.ts'
import { drawFrame, portray } from './portraits/index.ts'
import type { Landmark } from './portraits/landmarks.ts'
import { random } from './random.ts'
import { arrival } from './scenes/arrival.ts'
import { bedroom } from './scenes/bedroom.ts'
import { detail } from './scenes/detail.ts'
import { diningRoom } from './scenes/dining-room.ts'
import { fromTheSea } from './scenes/from-the-sea.ts'
import { kitchen } from './scenes/kitchen.ts'
import { night } from './scenes/night.ts'
import { pathToTheBeach } from './scenes/path-to-the-beach.ts'
import { pool } from './scenes/pool.ts'
import { poolFromAbove } from './scenes/pool-from-above.ts'
import { sittingRoom } from './scenes/sitting-room.ts'
import { tableAtDusk } from './scenes/table-at-dusk.ts'
import { terrace } from './scenes/terrace.ts'
import { throughTheTrees } from './scenes/through-the-trees.ts'
import { viewFromHouse } from './scenes/view.ts'
import type { Beds, Beside, Indoors, Setting, Time } from './setting.ts'
import { setUp } from './setting.ts'

export type { Subject } from './places/index.ts'
export { showsLandmark, subjects } from './places/index.ts'
export type { Village } from './places/village.ts'
export { villageOf } from './places/village.ts'
export type { LookName } from './places/ways.ts'
export { keepsHorizon, lookOf, looksOf } from './places/ways.ts'
export type { Frame, Portrait } from './portraits/index.ts'
export type { Landmark } from './portraits/landmarks.ts'
export { usualPortrait } from './portraits/usual.ts'
export type { Beds, Beside, Indoors } from './setting.ts'

/** The scenes of a villa. */
export const scenes = [
  'arrival',
  'terrace',
  'pool',
  'from-the-sea',
  'through-the-trees',
  'table-at-dusk',
  'kitchen',
  'dining-room',
  'sitting-room',
  'bedroom',
  'path-to-the-beach',
  'pool-from-above',
  'night',
  'detail',
  'view',
] as const
export type Scene = (typeof scenes)[number]

/** One scene of a villa; all pictures of a villa share its seed. */
export interface VillaBrief {
  kind: 'villa'
  seed: string
  scene: Scene
  architecture: Architecture
  landscape: Landscape
  bedrooms: number
  told?: Told
  pool: boolean
  /** Bedroom number, from 0, and its beds; for the scene of that name. */
  room?: { number: number; beds: Beds }
  /** Furnishings of the sitting room, or of the pool. */
  has?: readonly (Indoors | Beside)[]
}

/** A picture of a region, a town, an experience. */
export interface PlaceBrief {
  kind: 'place'
  seed: string
  subject: Subject
  landscape: Landscape
  architecture: Architecture
  /** A landmark unique to the place. */
  landmark?: Landmark
  /** Foreground close to the viewer. */
  frame?: Frame
  /** Alternative composition. */
  look?: LookName
  mirrored?: true
}

/** The wide picture behind a page's heading: the upper part is calm, the house stands low and to the right. */
export interface HeroBrief {
  kind: 'hero'
  seed: string
  architecture: Architecture
  landscape: Landscape
}

/** The main picture of a villa. */
export interface PortraitBrief extends Omit<VillaBrief, 'kind' | 'scene' | 'room' | 'has'> {
  kind: 'portrait'
  portrait: Portrait
}

export type Brief = VillaBrief | PortraitBrief | PlaceBrief | HeroBrief

/** Increment it when drawings change: it is part of a picture's URL. */
export const version: number = 6

type Drawer = readonly [draw: (setting: Setting) => void, time: Time]

const villaScenes: Record<Scene, Drawer> = {
  arrival: [arrival, 'day'],
  terrace: [terrace, 'other-day'],
  pool: [pool, 'other-day'],
  'from-the-sea': [fromTheSea, 'late'],
  'through-the-trees': [throughTheTrees, 'other-late'],
  'table-at-dusk': [tableAtDusk, 'dusk'],
  kitchen: [kitchen, 'day'],
  'dining-room': [diningRoom, 'other-day'],
  'sitting-room': [sittingRoom, 'other-day'],
  bedroom: [bedroom, 'day'],
  'path-to-the-beach': [pathToTheBeach, 'other-day'],
  'pool-from-above': [poolFromAbove, 'day'],
  night: [night, 'night'],
  detail: [detail, 'late'],
  view: [viewFromHouse, 'other-late'],
}

/** Size of a drawing in its own units; portrait format is three by four. */
export function sizeOf(brief: Brief, upright = false): { width: number; height: number } {
  return { width: upright ? 900 : brief.kind === 'hero' ? 1920 : 1800, height: 1200 }
}

/**
 * The drawing as a self-contained SVG document; equal briefs give equal bytes. In portrait format it is recomposed if
 * `isComposedUpright` says so.
 */
export function draw(brief: Brief, upright = false): string {
  const { setting, work } = prepare(brief, upright)
  work(setting)
  return setting.studio.sheet.toString(isMirrored(brief), setting.look?.part)
}

const isMirrored = (brief: Brief) =>
  (brief.kind === 'portrait' ? brief.portrait : brief.kind === 'place' ? brief : undefined)?.mirrored

/** Contents of a drawing, for tests: its light and its objects, before any mirroring. */
export interface Anatomy {
  side: -1 | 1
  palette: Palette
  built: { things: readonly Bounds[]; sun: Vec }[]
  /** Distances of the moon from the left edge. */
  moons: number[]
  svg: string
}

/** Draws a brief and returns its contents. */
export function anatomyOf(brief: Brief, upright = false): Anatomy {
  const { setting, work } = prepare(brief, upright)
  const { studio } = setting
  const built: Anatomy['built'] = []
  const moons: number[] = []
  studio.witness = { built: (things, sun) => built.push({ things, sun }), moon: x => moons.push(x) }
  work(setting)
  return { side: studio.side, palette: studio.palette, built, moons, svg: studio.sheet.toString() }
}

function prepare(brief: Brief, upright = false): { setting: Setting; work: (setting: Setting) => void } {
  const common = {
    seed: brief.seed,
    architecture: brief.architecture,
    landscape: brief.landscape,
    ...sizeOf(brief, upright),
  }
  if (brief.kind === 'portrait') {
    const { portrait } = brief
    return {
      work: setting => portray(setting, portrait),
      setting: setUp({
        ...common,
        scene: 'portrait',
        bedrooms: brief.bedrooms,
        ...(brief.told && { told: brief.told }),
        pool: brief.pool,
        time: 'day',
        hour: portrait.hour,
        // The moon is on the left.
        ...(portrait.site === 'by-night' && { side: -1 }),
      }),
    }
  }
  if (brief.kind === 'villa') {
    const [work, time] = villaScenes[brief.scene]
    const { room, bedrooms, told, pool, has } = brief
    const scene = room ? `${brief.scene} ${room.number}` : brief.scene
    return {
      work,
      setting: setUp({
        ...{ ...common, scene, bedrooms, pool, time },
        ...(told && { told }),
        ...(room && { beds: room.beds }),
        ...(has && { has }),
      }),
    }
  }
  const chance = random(`${brief.seed} place`)
  if (brief.kind === 'hero')
    return {
      work: hero,
      setting: setUp({
        ...common,
        scene: 'hero',
        bedrooms: 5,
        pool: true,
        time: chance.pick(['day', 'late'] as const),
      }),
    }
  const time = timeOfSubject[brief.subject] ?? chance.pick(['day', 'other-day', 'late', 'other-late'] as const)
  return {
    work: workOf(brief),
    setting: setUp({
      ...common,
      scene: brief.subject,
      bedrooms: chance.int(3, 6),
      pool: false,
      time,
      side: brief.subject === 'nightfall' ? -1 : 1,
      ...(brief.landmark && { landmark: brief.landmark }),
      ...(brief.look && { look: lookOf(brief.subject, brief.look) }),
    }),
  }
}

const workOf = ({ subject, frame }: PlaceBrief) =>
  isGround(subject)
    ? (setting: Setting) =>
        portray(setting, { site: grounds[subject], landmark: setting.landmark, ...(frame && { frame }) })
    : (setting: Setting) => {
        drawnSubject(subject)(setting)
        if (frame) drawFrame(setting, frame)
      }

/**
 * Horizontal position of a drawing's subject, from 0 to 1, at which a portrait crop is taken. Under text the subject
 * is slightly right of the middle.
 */
export const focus: number = 0.58

/** Whether a drawing has a portrait composition of its own, and needs no crop. */
export const isComposedUpright = (brief: Brief): boolean =>
  brief.kind === 'portrait' ||
  brief.kind === 'villa' ||
  (brief.kind === 'place' && isGround(brief.subject) && !brief.look)

/** Placeholder colour of a drawing: its sky's, `#rrggbb`. */
export const colourOf = (brief: Brief): string => prepare(brief).setting.studio.palette.sky[1]
