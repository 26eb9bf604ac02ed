import type { PageReply } from '#contract/pages'
import type { ArticleList } from '#contract/pages/journal'
import { type Language, languageIds, languages } from '#domain/text/language'
import { titleOf } from '#web/lib/head'
import type { PageData } from '#web/lib/page-data'

/** Head metadata of a page. URLs are paths; the server makes them absolute. */
export interface Head {
  language: Language
  title: string
  description: string
  canonical: string
  alternates: { language: Language; path: string }[]
  /** False excludes the page from search engines. */
  index: boolean
  picture: string | undefined
}

const paginationLinks = ({ region, page }: ArticleList) => (region === null ? page : 1)

/** The page number of a list. A filtered list has the canonical URL of the unfiltered one. */
function pageOfList(page: PageReply): number {
  switch (page.template) {
    case 'results': {
      const { query, listQuery, search } = page.results
      return query === [listQuery, `page=${search.page}`].filter(Boolean).join('&') ? search.page : 1
    }
    case 'journal':
    case 'journal-topic':
      return paginationLinks(page.list)
    case 'press-coverage':
      return page.coverage.type === null && page.coverage.year === null ? page.coverage.page : 1
    case 'client-reviews':
      return page.reviews.region === null && page.reviews.stars === null ? page.reviews.page : 1
    default:
      return 1
  }
}

/** A filtered search shares the canonical URL of the unfiltered one; text searches are not indexed. */
function isIndexable(page: PageReply, further: string): boolean {
  if (page.status !== 200 || page.template === 'search' || page.template === 'own') return false
  return page.template !== 'results' || page.kind === 'collection' || !page.results.query || further !== ''
}

/** The head of a page. Each further page of a list is canonical itself, since its entries appear nowhere else. */
export function buildHead(data: PageData): Head {
  const { page, language } = data
  const shown = pageOfList(page)
  const further = shown > 1 ? `?page=${shown}` : ''
  return {
    language,
    title: titleOf(data),
    description: page.metaDescription,
    canonical: page.canonicalPath + further,
    alternates: page.paths.map(({ language: id, path }) => ({
      language: languages.find(code => languageIds[code] === id) ?? 'en',
      path: path + further,
    })),
    index: isIndexable(page, further),
    picture: page.picture?.url,
  }
}
