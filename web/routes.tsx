import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import type { PageReply } from '#contract/pages'
import type { Site } from '#contract/site'
import { type Language, splitLanguage } from '#domain/language'
import { type Api, CallError } from '#web/api'
import { PageError } from '#web/features/page-error/public'
import { Frame } from '#web/frame'
import { loadWords } from '#web/messages'
import { loadTemplate } from '#web/templates'
import { takePrefetched } from '#web/ui/prefetch'

/** What the one route loads: the page of the path, and the frame around it. */
export interface PageData {
  page: PageReply
  site: Site
  language: Language
}

/** A missing page answers with a problem that brings the not-found page along. */
async function loadPage(api: Api, path: string, signal: AbortSignal) {
  try {
    return await (takePrefetched(path) ?? api('GET /cms/pages/bypath', { query: { path } }, { signal }))
  } catch (error) {
    if (error instanceof CallError && (error.status === 404 || error.status === 410) && error.problem.page) {
      return error.problem.page as PageReply
    }
    throw error
  }
}

// Hydration never waits: the server has sent the page's data along.
function Nothing() {
  return null
}

/** The one table: every path is asked for by one call, whose answer names the template (decision 2). */
export function createRoutes(api: Api, known?: Pick<PageData, 'site' | 'language'>): RouteObject[] {
  // The frame is the same on every page of a language: it is asked for once.
  const sites = new Map<Language, Promise<Site>>()
  if (known) sites.set(known.language, Promise.resolve(known.site))

  const loadSite = (language: Language) => {
    const asked = sites.get(language) ?? api('GET /core/site/lang/{lang}', { params: { lang: language } })
    sites.set(language, asked)
    asked.catch(() => sites.delete(language))
    return asked
  }

  const loader = async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    const { pathname, search } = new URL(request.url)
    const { language } = splitLanguage(pathname)
    const [page, site] = await Promise.all([
      loadPage(api, pathname + search, request.signal),
      loadSite(language),
      loadWords(language, ['frame']),
    ])
    if (page.kind === 'redirect') throw redirect(page.target, page.status)
    await loadTemplate(page, language)
    return { page, site, language }
  }

  return [{ id: 'page', path: '*', loader, Component: Frame, ErrorBoundary: PageError, HydrateFallback: Nothing }]
}
