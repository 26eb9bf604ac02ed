import type { PageReply } from '#contract/pages'
import type { Site } from '#contract/site'
import type { Language } from '#domain/language'
import type { CurrencyId } from '#domain/money'

/** What the one route loads: the page of the path, and the frame around it. */
export interface PageData {
  page: PageReply
  site: Site
  language: Language
  /** In which prices are written until the visitor has chosen another. */
  currency: CurrencyId
}

/** What a document brings along of it. The frame is the same on every page, and is asked for: most have it already. */
export type DocumentData = Omit<PageData, 'site'>
