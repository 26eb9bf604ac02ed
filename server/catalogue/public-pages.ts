import { pageAreaOf } from '#domain/areas'
import { endPages } from '#domain/page-ids'
import { templateOf } from '#domain/templates'
import type { Page } from './content.ts'

/** Whether search engines and the site search include a page. */
export const isForThePublic = (page: Page): boolean =>
  page.httpStatusCode === 200 &&
  templateOf(page.templateId).indexed &&
  !endPages.has(page.id) &&
  pageAreaOf(page.path) === 'public'
