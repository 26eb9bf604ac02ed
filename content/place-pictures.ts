import { blogArticles } from './blog.ts'
import { collections } from './collections.ts'
import { detailOf } from './experiences/details.ts'
import { experiences } from './experiences.ts'
import type { LookName, PlaceBrief, Subject } from './illustrator/index.ts'
import { keepsHorizon, looksOf } from './illustrator/index.ts'
import type { Picture } from './pages/shape.ts'
import { pages } from './pages.ts'
import { pressPieces } from './press.ts'

type Placed = readonly [seed: string, picture: Picture]

/** Where pictures of places stand in the demonstration, in the order in which pages, lists and galleries show them. */
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

/** What must be seen where it is named: a page about a volcano shows it. */
const famous = ['stromboli', 'caldera', 'etna']

/** How often one composition is drawn. */
export const most = 3

type Taken = Pick<PlaceBrief, 'look' | 'mirrored'>

/** How each picture is looked at: pictures of one subject take its ways in turn, so that neighbours differ; what has a landmark takes one in which that is seen whole, while there are such. Who takes a way again sees it mirrored. */
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

/** The brief of a place's picture; the seed is where it stands. A landmark that would be cut is left out. */
export function placeBrief(seed: string, { landmark, ...picture }: Picture): PlaceBrief {
  looks ??= looksInTurn()
  const taken = looks.get(seed)
  const seen = landmark && keepsHorizon(picture.subject, taken?.look) ? { landmark } : {}
  return { kind: 'place', seed, ...picture, ...seen, ...taken }
}

/** Every picture of a place in the demonstration. */
export const placeBriefs = (): PlaceBrief[] => placed().map(([seed, picture]) => placeBrief(seed, picture))

/** What makes a picture of a place another than the rest: what it is of, and how that is looked at. */
export const compositionOf = ({ subject, look }: PlaceBrief): string => (look ? `${subject} ${look}` : subject)
