import { pageIds } from '#domain/content/page-ids'
import { notFoundTemplate } from '#domain/content/public-templates'
import type { Page } from '#server/catalogue/rows/content'

const title = { en: 'Page not found', fr: 'Page introuvable', de: 'Seite nicht gefunden' }
const nothing = { en: '', fr: '', de: '' }

/** Replaces the not-found page where the catalogue has no valid one. */
export const fallbackNotFoundPage: Page = {
  id: pageIds.notFound,
  revision: 0,
  parentId: null,
  templateId: notFoundTemplate,
  httpStatusCode: 200,
  redirectTo: null,
  validFrom: null,
  path: '/page-not-found',
  menuName: title,
  title,
  metaDescription: nothing,
  heading1: title,
  heading2: nothing,
  pictureId: null,
}
