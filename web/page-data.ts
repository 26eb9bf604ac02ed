import type { PageReply } from '#contract/pages'
import type { Site } from '#contract/site'
import type { Language } from '#domain/language'

/** What the one route loads: the page of the path, and the frame around it. */
export interface PageData {
  page: PageReply
  site: Site
  language: Language
  /** What the template loads more, in the browser alone. */
  more?: Promise<unknown> | undefined
}
