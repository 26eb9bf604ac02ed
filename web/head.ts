import { useEffect } from 'react'
import type { PageReply } from '#contract/pages'
import { type Language, languageIds, languages } from '#domain/language'
import { templateOf } from '#domain/templates'
import type { PageData } from '#web/page-data'

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
function indexed(page: PageReply): boolean {
  if (page.status !== 200 || page.template === 'search' || templateOf(page.templateId).audience === 'client')
    return false
  return page.template !== 'results' || page.kind === 'collection' || !page.results.query
}

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
    picture: page.picture?.url,
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
