import { pageAreaOf } from '#domain/areas'
import type { Page } from './content.ts'

/** Templates of pages that only lend their template to what stands elsewhere, answer forms, or are nobody's aim. */
const servants = new Set([4, 17, 32, 41, 43, 68, 70, 71, 73, 99, 103])

/** Where a form ends or a list is empty (section 2.2): reached from there alone. */
const endings = new Set([43, 55])

/** Whether a page is meant to be found by the public: by search engines, and by the search of the site. */
export const isForThePublic = (page: Page): boolean =>
  page.httpStatusCode === 200 &&
  !servants.has(page.templateId) &&
  !endings.has(page.id) &&
  pageAreaOf(page.path) === 'public'
