import { blogArticles } from './blog.ts'
import { collections } from './collections.ts'
import { detailOf } from './experiences/details.ts'
import { experiences } from './experiences.ts'
import type { PlaceBrief } from './illustrator/index.ts'
import { villageOf } from './illustrator/index.ts'
import type { Picture } from './pages/shape.ts'
import { pages } from './pages.ts'
import { pressPieces } from './press.ts'

/** The brief of a place's picture; the seed is where it stands. */
export const placeBrief = (seed: string, picture: Picture): PlaceBrief => ({ kind: 'place', seed, ...picture })

/** Every picture of a place in the demonstration, in the order in which pages, lists and galleries show them. */
export const placeBriefs = (): PlaceBrief[] => [
  ...pages.flatMap(({ path, picture, parts = [], modules }) => [
    ...(picture && path !== '/' ? [placeBrief(path, picture)] : []),
    ...parts.flatMap((part, i) => (part.picture ? [placeBrief(`${path} ${i}`, part.picture)] : [])),
    ...modules.flatMap(module =>
      module.type === 'SlideShow' ? module.pictures.map((shown, i) => placeBrief(`${path} ${i}`, shown)) : [],
    ),
  ]),
  ...collections.map(({ slug, picture }) => placeBrief(`list ${slug}`, picture)),
  ...experiences.flatMap(experience => [
    placeBrief(`experience ${experience.slug}`, experience.picture),
    ...detailOf(experience).gallery.map((shown, i) => placeBrief(`experience ${experience.slug} ${i + 1}`, shown)),
  ]),
  ...blogArticles.map(({ slug, picture }) => placeBrief(`blog ${slug}`, picture)),
  ...pressPieces.map(({ slug, picture }) => placeBrief(`press ${slug}`, picture)),
]

/** What makes a picture of a place another than the rest: what it is of, how that country builds, and what lies behind and before it. */
export const compositionOf = ({ subject, architecture, landscape, landmark, frame }: PlaceBrief): string =>
  [subject, villageOf(architecture), landscape, landmark ?? '-', frame ?? '-'].join(' ')
