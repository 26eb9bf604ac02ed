import type { LinkedPage, PageModule } from '#contract/pages/modules'
import { resolveLinks } from '#domain/content/links'
import type { Language } from '#domain/text/language'
import type { Catalogue } from '../catalogue.ts'
import { findLinkTarget } from './link-targets.ts'

/** Text in a language, with its links resolved. */
export const htmlModule = (
  id: number,
  html: string,
  { catalogue }: { catalogue: Catalogue },
  language: Language,
): PageModule => ({
  id,
  type: 'Html',
  html: resolveLinks(html, findLinkTarget(catalogue, language)),
})

/** A list that is not one of an editor's modules; omitted where it is empty. */
export const listing = (pages: LinkedPage[], about?: 'related' | 'villas'): PageModule[] =>
  pages.length > 0 ? [{ id: 0, type: 'CuratedPageList', pages, ...(about && { about }) }] : []
