import { type Audience, hiddenFrom } from '#domain/geography/audience'
import { isIndexablePage } from '#server/catalogue/pages/linked-pages'
import { currentArticles, currentTags } from '#server/catalogue/rows/articles'
import type { Context } from '#server/context'

/**
 * Every public path, without language, that an audience can see: pages, collections, experiences, the journal, press
 * pieces, and villas. Search engines count as the default audience unless they crawl from Italy or Greece.
 */
export function* publicPaths(context: Pick<Context, 'catalogue' | 'clock'>, audience: Audience): Generator<string> {
  const { content, villas } = context.catalogue
  const things = [
    ...content.pages.filter(isIndexablePage),
    ...content.lists,
    ...content.experienceGroups,
    ...content.experiences.filter(experience => experience.live),
    ...currentArticles(context),
    ...currentTags(context),
    ...content.pressPages,
  ]
  for (const { path } of things) yield path
  for (const { row } of villas.values()) if (!hiddenFrom(audience, row)) yield row.path
}
