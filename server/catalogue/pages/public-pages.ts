import { pageAreaOf } from '#domain/content/page-areas'
import { resultPages } from '#domain/content/page-ids'
import { templateOf } from '#domain/content/templates'
import type { Page } from '../rows/content.ts'

/** Whether search engines and the site search include a page. */
export const isIndexablePage = (page: Page): boolean =>
  page.httpStatusCode === 200 &&
  templateOf(page.templateId).indexed &&
  !resultPages.has(page.id) &&
  pageAreaOf(page.path) === 'public'
