import { pageAreaOf } from '#domain/areas'
import { endPages } from '#domain/page-ids'
import { templateOf } from '#domain/templates'
import type { Page } from './content.ts'

/** Whether a page is meant to be found by the public: by search engines, and by the search of the site. */
export const isForThePublic = (page: Page): boolean =>
  page.httpStatusCode === 200 &&
  templateOf(page.templateId).indexed &&
  !endPages.has(page.id) &&
  pageAreaOf(page.path) === 'public'
