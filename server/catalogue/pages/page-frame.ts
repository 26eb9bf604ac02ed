import type { z } from 'zod'
import type { PageReply, redirectReply } from '#contract/pages'
import type { Audience } from '#domain/geography/audience'
import { type Language, languageIds, languages, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import type { Catalogue } from '../catalogue.ts'
import type { Content, Page } from '../rows/content.ts'

export type Redirect = z.output<typeof redirectReply>

/** The parameters of a page request. */
export interface PageRequest {
  language: Language
  /** The query of its address. */
  search: string
  audience: Audience
}

/** Gathers the data of a page, `Presenter<PageOf<'villa'>>`; undefined where the page does not exist. */
export type Presenter<Page extends PageReply = PageReply> = (
  context: Context,
  id: number,
  asked: PageRequest,
) => Promise<Page | Redirect | undefined> | Page | Redirect | undefined

const pathsOf = (path: string) =>
  languages.map(language => ({ language: languageIds[language], path: localPath(path, language) }))

export const crumb = (page: Page, language: Language) => ({
  name: page.menuName[language],
  path: localPath(page.path, language),
})

/** The existing pages above a path, from the home page down. */
function pagesAbove({ pageByPath }: Content, path: string): Page[] {
  const parts = path.split('/').filter(Boolean)
  const above = parts.slice(0, -1).map((_, i) => `/${parts.slice(0, i + 1).join('/')}`)
  return ['/', ...above].flatMap(parent => {
    const page = pageByPath.get(parent)
    return page && page.httpStatusCode === 200 ? [page] : []
  })
}

/** The parent page of a path. */
export const pageAbove = (content: Content, path: string): Page | undefined => pagesAbove(content, path).at(-1)

/** The breadcrumb of a page: its ancestors and itself. */
export const breadcrumbOf = ({ content }: Catalogue, page: Page, language: Language) =>
  page.path === '/' ? [] : [...pagesAbove(content, page.path), page].map(each => crumb(each, language))

/** The common fields of all pages; the breadcrumb ends with the parent page. */
export function pageFrameOf(catalogue: Catalogue, path: string, language: Language) {
  return {
    status: 200,
    language: languageIds[language],
    canonicalPath: localPath(path, language),
    paths: pathsOf(path),
    breadcrumb: pagesAbove(catalogue.content, path).map(page => crumb(page, language)),
    modules: [],
  }
}

/** The frame of a page outside the CMS: the breadcrumb ends with its name. */
export function syntheticPageFrame(catalogue: Catalogue, path: string, name: string, language: Language) {
  const frame = pageFrameOf(catalogue, path, language)
  return { ...frame, breadcrumb: [...frame.breadcrumb, { name, path: frame.canonicalPath }] }
}
