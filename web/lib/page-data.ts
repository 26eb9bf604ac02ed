import type { PageOf, PageReply } from '#contract/pages'
import type { Site } from '#contract/site/site'
import type { TemplateName } from '#domain/content/public-templates'
import type { CurrencyId } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'

export interface TemplateProps<Name extends TemplateName> {
  page: PageOf<Name>
}

/** Data of the only route: the page of the path, and the layout around it. */
export interface PageData {
  page: PageReply
  site: Site
  language: Language
  /** Currency of the prices until the visitor chooses another. */
  currency: CurrencyId
}

/**
 * The part embedded in a document. Layout data is the same on every page and fetched separately: most visits have it
 * cached.
 */
export type DocumentData = Omit<PageData, 'site'>
