import type { Look } from '../setting.ts'
import type { Subject } from './index.ts'

/** Name of a look: a part of the sheet, or a position of the viewer. */
export type LookName = 'left' | 'right' | 'near' | 'low' | 'round' | 'back' | 'above' | 'close' | 'afar'

type Ways = Partial<Record<LookName, Look>>

const left: Look = { part: [0, 0.3, 1.43] }
const right: Look = { part: [0.35, 0.2, 1.56] }
const near: Look = { part: [0.2, 0.16, 1.6] }
const round: Look = { turn: 0.5 }
const back: Look = { turn: -0.6 }

/** Alternative compositions of a subject, besides the default. */
const ways: Partial<Record<Subject, Ways>> = {
  beach: { right },
  dunes: { right: { part: [0.29, 0.22, 1.42] }, low: { part: [0.39, 0.3, 1.66] } },
  shingle: { left, right: { part: [0.28, 0.22, 1.4] } },
  town: {
    round,
    back: { turn: -0.7 },
    close: { away: 0.6, hides: true },
    above: { rise: 1.8, horizon: 0.36 },
    afar: { away: 1.7 },
  },
  harbour: {
    back: { turn: -0.7 },
    close: { away: 0.6 },
    above: { rise: 2.5, horizon: 0.3 },
    afar: { away: 1.6 },
    round: { turn: 0.75 },
  },
  square: {
    back: { turn: -0.7 },
    close: { away: 0.68 },
    above: { rise: 2.6, horizon: 0.52, away: 1.25 },
    afar: { turn: -0.35, away: 1.15 },
  },
  chapel: { round, close: { away: 0.82 }, above: { rise: 4, horizon: 0.46, away: 1.1 }, afar: { away: 1.5 } },
  castle: { round, back: { turn: -0.7 }, near },
  market: { round, back, above: { rise: 2, horizon: 0.34, away: 1.2 } },
  table: { round, back: { turn: -0.4 }, above: { rise: 1.35, away: 1.15 }, afar: { away: 1.4 } },
  taverna: { round, back: { turn: -0.5 } },
  feast: { back, above: { rise: 2, horizon: 0.34, away: 1.3 } },
  oven: { round, back, above: { rise: 2, horizon: 0.34 }, close: { away: 0.7 } },
  'fish-market': { round },
  ruin: { round, close: { away: 0.7 }, afar: { away: 1.4 } },
  theatre: { round, back },
  windmill: { round, close: { away: 0.75 } },
  vineyard: { round, back, above: { rise: 2, horizon: 0.34 } },
  lane: { left: { part: [0.1, 0.2, 1.3] }, right, near, above: { away: 0.8, rise: 1.8, horizon: 0.5, hides: true } },
  slope: { right, left: { part: [0.16, 0.28, 1.4] }, near, low: { part: [0.34, 0.32, 1.52] } },
  coast: { left, right: { part: [0.33, 0.28, 1.5] }, near: { part: [0.1, 0, 1.5] }, low: { part: [0.24, 0.33, 1.5] } },
  cove: { left: { part: [0, 0.1, 1.6] }, right, near: { part: [0.02, 0, 1.45] } },
  bay: { left: { part: [0.05, 0.2, 1.7] }, right: { part: [0.2, 0.27, 1.38] }, near: { part: [0.1, 0, 1.5] } },
  boat: { left: { part: [0.1, 0.06, 1.26] }, near: { part: [0.16, 0.29, 1.42] }, low: { part: [0.2, 0.37, 1.6] } },
  track: { left, right, near: { part: [0.2, 0.08, 1.3] } },
  plain: { left: { part: [0.14, 0.2, 1.3] }, right, near },
  cape: { left, right, near: { part: [0.27, 0.1, 1.42] } },
  sails: { left, right: { part: [0.18, 0.06, 1.24] }, near: { part: [0.1, 0.13, 1.36] } },
  quay: { left, right, near: { part: [0.14, 0.1, 1.3] } },
  rows: { left: { part: [0.14, 0.26, 1.38] }, right, near },
  pines: { left: { part: [0.1, 0.2, 1.3] }, right, near },
  shore: { left: { part: [0.14, 0.27, 1.38] }, right, near: { part: [0.28, 0.06, 1.42], hides: true } },
  hills: { right, near },
  court: { right, near },
  cellar: { left, right },
  loggia: { left: { part: [0, 0.1, 1.43] }, right: { part: [0.33, 0.06, 1.5] } },
  ferry: { left, near },
  path: { left, right },
  ridge: { right, near },
  avenue: { near },
  press: { near },
  rim: { left: { part: [0, 0.16, 1.36] }, near: { part: [0.1, 0.1, 1.28] } },
  grotto: { near },
  lighthouse: { near },
  desk: { near },
  kitchen: { near },
  colonnade: { right },
  palms: { left, near },
  masts: { left, right: { part: [0.1, 0.1, 1.24], hides: true } },
  roofs: { left, right, near },
  strand: { near: { part: [0.1, 0.06, 1.24] } },
  mills: { left },
  fold: { left: { part: [0.04, 0.2, 1.36] }, right: { part: [0.18, 0.1, 1.24] } },
  massif: { left, right },
}

/** Names of a subject's alternative compositions, in the order of their use. */
export const looksOf = (subject: Subject): LookName[] => Object.keys(ways[subject] ?? {}) as LookName[]

/** The look of a name for a subject. */
export const lookOf = (subject: Subject, name: LookName): Look => ways[subject]?.[name] ?? {}

/** Whether the horizon stays in view: a part of the sheet that starts far down would cut it. */
export const keepsHorizon = (subject: Subject, name?: LookName): boolean => {
  const { part, hides } = name ? lookOf(subject, name) : {}
  return !hides && (!part || part[1] <= 0.1)
}
