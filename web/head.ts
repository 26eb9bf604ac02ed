import { useEffect } from 'react'
import type { PageReply } from '#contract/pages'
import { type Language, languageIds, languages } from '#domain/language'
import type { PageData } from '#web/routes'

/** What the document's head says of a page. Addresses are paths; the server makes them whole. */
export interface Head {
  language: Language
  title: string
  description: string
  canonical: string
  alternates: { language: Language; path: string }[]
  /** False keeps the page out of search engines. */
  index: boolean
  picture: string | undefined
}

/** A search with filters is the same page for search engines as the one without; what was found by words is none for them. */
const indexed = (page: PageReply) =>
  page.status === 200 && !(page.results?.query && page.kind === 'page') && !page.siteSearch

/** The head of a page. */
export function headOf({ page, site, language }: PageData): Head {
  return {
    language,
    title: page.title ? `${page.title} · ${site.company.name}` : site.company.name,
    description: page.metaDescription,
    canonical: page.canonicalPath,
    alternates: page.paths.map(({ language: id, path }) => ({
      language: languages.find(code => languageIds[code] === id) ?? 'en',
      path,
    })),
    index: indexed(page),
    picture: (page.villa?.images[0] ?? page.home?.hero ?? page.picture)?.url,
  }
}

/** Keeps the document's title, language and description those of the page, after navigations in the browser. */
export function useHead(data: PageData): void {
  const { title, description, language } = headOf(data)
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, language])
}
