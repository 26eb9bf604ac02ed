import type { Hour } from '../palettes.ts'
import type { Setting } from '../setting.ts'
import { frames as drawnFrames } from './frames.ts'
import type { Landmark } from './landmarks.ts'
import { landmarks as drawnLandmarks, markWith } from './landmarks.ts'
import { acrossThePool } from './sites/across-the-pool.ts'
import { alongTheShade } from './sites/along-the-shade.ts'
import { avenue } from './sites/avenue.ts'
import { betweenPalms } from './sites/between-palms.ts'
import { byNight } from './sites/by-night.ts'
import { cliffRim } from './sites/cliff-rim.ts'
import { court } from './sites/court.ts'
import { fromTheWater } from './sites/from-the-water.ts'
import { greatPlain } from './sites/great-plain.ts'
import { headland } from './sites/headland.ts'
import { lane } from './sites/lane.ts'
import { millPoint } from './sites/mill-point.ts'
import { mountainside } from './sites/mountainside.ts'
import { overTheMasts } from './sites/over-the-masts.ts'
import { overTheRoofs } from './sites/over-the-roofs.ts'
import { quay } from './sites/quay.ts'
import { ridgeTop } from './sites/ridge-top.ts'
import { rockyCove } from './sites/rocky-cove.ts'
import { shellBay } from './sites/shell-bay.ts'
import { stoneFold } from './sites/stone-fold.ts'
import { throughArches } from './sites/through-arches.ts'
import { underPines } from './sites/under-pines.ts'
import { underTheMountain } from './sites/under-the-mountain.ts'
import { vineRows } from './sites/vine-rows.ts'
import { waterfront } from './sites/waterfront.ts'
import type { Drawn } from './stand.ts'

const drawnSites = {
  'ridge-top': ridgeTop,
  'great-plain': greatPlain,
  'vine-rows': vineRows,
  mountainside,
  avenue,
  'under-pines': underPines,
  'shell-bay': shellBay,
  'rocky-cove': rockyCove,
  'cliff-rim': cliffRim,
  'from-the-water': fromTheWater,
  quay,
  headland,
  'through-arches': throughArches,
  court,
  lane,
  'by-night': byNight,
  'across-the-pool': acrossThePool,
  'along-the-shade': alongTheShade,
  'under-the-mountain': underTheMountain,
  'over-the-masts': overTheMasts,
  waterfront,
  'over-the-roofs': overTheRoofs,
  'mill-point': millPoint,
  'between-palms': betweenPalms,
  'stone-fold': stoneFold,
} as const satisfies Record<string, Drawn>

export type Site = keyof typeof drawnSites
export type Frame = keyof typeof drawnFrames

export const sites = Object.keys(drawnSites) as Site[]
export const landmarks = Object.keys(drawnLandmarks) as Landmark[]
export const frames = Object.keys(drawnFrames) as Frame[]

/** Composition of a house's portrait: site, hour, landmark and frame. */
export interface Portrait {
  site: Site
  hour: Hour
  landmark?: Landmark
  frame?: Frame
  mirrored?: true
}

/** Draws the main picture of a house. */
export function portray(
  setting: Setting,
  portrait: Pick<Portrait, 'site' | 'frame'> & { landmark?: Landmark | undefined },
): void {
  const { landmark, frame } = portrait
  drawnSites[portrait.site](setting, (x, y, size) => {
    if (landmark) markWith(setting.studio, landmark, x, y, size)
  })
  if (frame) drawFrame(setting, frame)
}

/** Draws the foreground over the finished drawing. */
export const drawFrame = (setting: Setting, frame: Frame): void => drawnFrames[frame](setting)
