import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import type { Catalogue } from '../catalogue.ts'
import type { Page } from '../rows/content.ts'
import { breadcrumbSchema } from '../rows/schemas.ts'
import { breadcrumbOf } from './page-frame.ts'

/** Comma-separated keywords of a page: its name and those of its ancestors but the home page. */
export const keywordsOfPage = (page: Page, catalogue: Catalogue, language: Language): string =>
  [
    ...new Set([
      page.menuName[language],
      ...breadcrumbOf(catalogue, page, language)
        .slice(1)
        .toReversed()
        .map(({ name }) => name),
    ]),
  ].join(', ')

/** The structured data of a page as JSON: its breadcrumb, as in its document; empty where it has none. */
export function schemaOfPage(page: Page, { catalogue, configuration }: Context, language: Language): string {
  const breadcrumb = breadcrumbOf(catalogue, page, language)
  return breadcrumb.length > 1 ? JSON.stringify(breadcrumbSchema(breadcrumb, configuration.publicUrl)) : ''
}
