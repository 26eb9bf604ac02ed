import type { Site } from '../portraits/index.ts'
import type { Landmark } from '../portraits/landmarks.ts'
import { kitchen } from '../scenes/kitchen.ts'
import { pathToTheBeach } from '../scenes/path-to-the-beach.ts'
import { tableAtDusk } from '../scenes/table-at-dusk.ts'
import type { Setting, Time } from '../setting.ts'
import { ferry, grotto, underSail } from './afloat.ts'
import { castle, nuraghe, stones } from './antiquity.ts'
import { lighthouse, windmill } from './beacons.ts'
import { hills, table, vineyard } from './country.ts'
import { dunes } from './dunes.ts'
import { feast, oven, taverna } from './feasts.ts'
import { harbour } from './harbour.ts'
import { market } from './market.ts'
import { gorge, springs, track } from './outdoors.ts'
import { chapel } from './sacred.ts'
import { shingle } from './shingle.ts'
import { beach, boat, coast } from './shore.ts'
import { square } from './square.ts'
import { fishMarket } from './stalls.ts'
import { ruin } from './temple.ts'
import { tennis } from './tennis.ts'
import { theatre } from './theatre.ts'
import { threshold } from './threshold.ts'
import { town } from './town.ts'
import { cellar, desk, press } from './works.ts'

/** Subjects on which a house stands: the portrait's sites, with the horizon of the region. */
export const grounds = {
  bay: 'shell-bay',
  cove: 'rocky-cove',
  cape: 'headland',
  rim: 'cliff-rim',
  shore: 'from-the-water',
  plain: 'great-plain',
  ridge: 'ridge-top',
  slope: 'mountainside',
  avenue: 'avenue',
  pines: 'under-pines',
  rows: 'vine-rows',
  court: 'court',
  lane: 'lane',
  quay: 'quay',
  loggia: 'through-arches',
  nightfall: 'by-night',
  pool: 'across-the-pool',
  colonnade: 'along-the-shade',
  palms: 'between-palms',
  masts: 'over-the-masts',
  roofs: 'over-the-roofs',
  strand: 'waterfront',
  mills: 'mill-point',
  fold: 'stone-fold',
  massif: 'under-the-mountain',
} as const satisfies Record<string, Site>
type Ground = keyof typeof grounds

/** Whether a house stands on a subject. */
export const isGround = (subject: Subject): subject is Ground => Object.hasOwn(grounds, subject)

const drawn = {
  beach,
  boat,
  castle,
  cellar,
  chapel,
  coast,
  desk,
  dunes,
  feast,
  ferry,
  'fish-market': fishMarket,
  gorge,
  grotto,
  harbour,
  hills,
  kitchen,
  lighthouse,
  market,
  nuraghe,
  oven,
  path: pathToTheBeach,
  press,
  ruin,
  shingle,
  sails: underSail,
  springs,
  square,
  stones,
  supper: tableAtDusk,
  table,
  taverna,
  tennis,
  theatre,
  threshold,
  town,
  track,
  vineyard,
  windmill,
} as const satisfies Record<string, (setting: Setting) => void>

/** The subjects of a place's pictures. */
export type Subject = Ground | keyof typeof drawn
export const subjects = [...Object.keys(drawn), ...Object.keys(grounds)] as Subject[]

/** Draws a subject without a house. */
export const drawnSubject = (subject: Exclude<Subject, Ground>): ((setting: Setting) => void) => drawn[subject]

/** Subjects without space for a landmark: interiors, and those that hide the horizon. */
const closed: readonly Subject[] = [
  'castle',
  'cellar',
  'desk',
  'gorge',
  'harbour',
  'kitchen',
  'lighthouse',
  'path',
  'press',
  'square',
  'stones',
  'supper',
  'threshold',
  'mills',
  'massif',
]

/** Subjects that hide low landmarks. */
const hiding: Partial<Record<Landmark, readonly Subject[]>> = {
  belfry: ['town'],
  crags: ['market'],
  fortress: ['court', 'lane'],
  islets: ['ferry', 'lane', 'quay', 'sails', 'taverna'],
}

/** Whether a landmark is visible on the horizon of a subject. */
export const showsLandmark = (subject: Subject, landmark: Landmark): boolean =>
  !closed.includes(subject) && !hiding[landmark]?.includes(subject)

/** The fixed hour of a subject, if any. */
export const timeOfSubject: Partial<Record<Subject, Time>> = { nightfall: 'night', supper: 'dusk' }
