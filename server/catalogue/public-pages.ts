import { pageAreaOf } from '#domain/areas'
import { pageIds } from '#domain/page-ids'
import { templateOf } from '#domain/templates'
import type { Page } from './content.ts'

/** Where a form ends or a list is empty (section 2.2): reached from there alone. */
const formEndPages: ReadonlySet<number> = new Set([pageIds.emptyEnquiry, pageIds.shortlistThanks])

/** Whether a page is meant to be found by the public: by search engines, and by the search of the site. */
export const isForThePublic = (page: Page): boolean =>
  page.httpStatusCode === 200 &&
  templateOf(page.templateId).indexed &&
  !formEndPages.has(page.id) &&
  pageAreaOf(page.path) === 'public'
