import { blogArticles } from '../blog.ts'
import { collections } from '../collections.ts'
import { detailOf } from '../experiences/details.ts'
import { experiences } from '../experiences.ts'
import type { LookName, PlaceBrief, Subject } from '../illustrator/index.ts'
import { keepsHorizon, looksOf } from '../illustrator/index.ts'
import type { Picture } from '../pages/shape.ts'
import { pages } from '../pages.ts'
import { pressPieces } from '../press.ts'

type Placed = readonly [seed: string, picture: Picture]

/** All pictures of places in the demonstration, in the order of pages, lists and galleries. */
const placed = (): Placed[] => [
  ...pages.flatMap(({ path, picture, parts = [], modules }) => [
    ...(picture && path !== '/' ? [[path, picture] as const] : []),
    ...parts.flatMap((part, i) => (part.picture ? [[`${path} ${i}`, part.picture] as const] : [])),
    ...modules.flatMap(module =>
      module.type === 'SlideShow' ? module.pictures.map((shown, i) => [`${path} ${i}`, shown] as const) : [],
    ),
  ]),
  ...collections.map(({ slug, picture }) => [`list ${slug}`, picture] as const),
  ...experiences.flatMap(experience => [
    [`experience ${experience.slug}`, experience.picture] as const,
    ...detailOf(experience).gallery.map((shown, i) => [`experience ${experience.slug} ${i + 1}`, shown] as const),
  ]),
  ...blogArticles.map(({ slug, picture }) => [`blog ${slug}`, picture] as const),
  ...pressPieces.map(({ slug, picture }) => [`press ${slug}`, picture] as const),
]

/** Landmarks that must be visible where they are named: a page about a volcano shows it. */
const famous = ['stromboli', 'caldera', 'etna']

/** Maximum uses of one composition. */
export const most = 3

type Taken = Pick<PlaceBrief, 'look' | 'mirrored'>

/**
 * Assigns a composition to each picture: pictures of one subject rotate through its compositions, so that neighbours
 * differ. Landmarks get compositions that show them whole, while there are any. A second use is mirrored.
 */
function looksInTurn(): Map<string, Taken> {
  const times = new Map<string, number>()
  const key = (subject: Subject, look?: LookName) => `${subject} ${look ?? ''}`
  const wanting = ({ landmark }: Picture) => (landmark ? (famous.includes(landmark) ? 0 : 1) : 2)
  const taken = new Map<string, Taken>()
  for (const [seed, picture] of placed().toSorted(([, a], [, b]) => wanting(a) - wanting(b))) {
    const { subject, landmark } = picture
    const timesOf = (look?: LookName) => times.get(key(subject, look)) ?? 0
    const ways: Pick<PlaceBrief, 'look'>[] = [{}, ...looksOf(subject).map(look => ({ look }))]
    const free = ways.toSorted((a, b) => timesOf(a.look) - timesOf(b.look))
    const whole = landmark && free.find(({ look }) => keepsHorizon(subject, look) && timesOf(look) < most)
    const way = whole ?? free[0] ?? {}
    const mirrored = timesOf(way.look) % 2 === 1
    times.set(key(subject, way.look), timesOf(way.look) + 1)
    taken.set(seed, { ...way, ...(mirrored && { mirrored }) })
  }
  return taken
}

let looks: ReturnType<typeof looksInTurn> | undefined

/** The brief of a place's picture, seeded by its location. A landmark that would be cut is omitted. */
export function placeBrief(seed: string, { landmark, ...picture }: Picture): PlaceBrief {
  looks ??= looksInTurn()
  const taken = looks.get(seed)
  const seen = landmark && keepsHorizon(picture.subject, taken?.look) ? { landmark } : {}
  return { kind: 'place', seed, ...picture, ...seen, ...taken }
}

/** Briefs of all place pictures in the demonstration. */
export const placeBriefs = (): PlaceBrief[] => placed().map(([seed, picture]) => placeBrief(seed, picture))

/** Identifies a composition: its subject, and its look. */
export const compositionOf = ({ subject, look }: PlaceBrief): string => (look ? `${subject} ${look}` : subject)
