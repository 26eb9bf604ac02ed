import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import type { ResponseBody } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import type { PageReply } from '#contract/pages'
import type { Site } from '#contract/site/site'
import { defaultCurrency } from '#domain/pricing/currency'
import type { CurrencyId } from '#domain/pricing/money'
import { type Language, splitLanguage } from '#domain/text/language'
import { SiteLayout } from '#web/app/layout'
import { PageError } from '#web/features/page-error/public'
import { type Api, ApiError } from '#web/lib/api-client'
import type { PageData } from '#web/lib/page-data'
import { consumePrefetched } from '#web/lib/prefetch'
import { loadMessages } from '#web/messages'
import { loadPage } from '#web/templates'

type PageResponse = ResponseBody<Endpoints['GET /cms/pages/bypath']>

/** Decides, in a closed area, whether the visitor sees the page or another in its place; `search` is its query. */
export type RouteGuard = (
  page: PageResponse,
  ask: (path: string) => Promise<PageResponse>,
  search: string,
) => Promise<PageResponse>

/** A 404 problem carries the not-found page. */
async function fetchPage(api: Api, path: string, signal: AbortSignal): Promise<PageResponse> {
  try {
    return await (consumePrefetched(path) ?? api('GET /cms/pages/bypath', { query: { path } }, { signal }))
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410) && error.problem.page) {
      return error.problem.page as PageReply
    }
    throw error
  }
}

// Hydration never waits: its data is complete before it begins.
function EmptyFallback() {
  return null
}

/**
 * The route table: one request loads any path, and its response names the template (PD-2). A browser starts with the
 * page of its document; the SPA shell has none.
 */
export function createRoutes(
  api: Api,
  begun?: PageData,
  currencyIn: (language: Language) => CurrencyId = language => defaultCurrency(undefined, language),
  admit?: RouteGuard,
): RouteObject[] {
  // Layout data is the same on every page of a language: fetched once.
  const sites = new Map<Language, Promise<Site>>()
  if (begun) sites.set(begun.language, Promise.resolve(begun.site))

  const loadSite = (language: Language) => {
    const asked = sites.get(language) ?? api('GET /core/site/lang/{lang}', { params: { lang: language } })
    sites.set(language, asked)
    asked.catch(() => sites.delete(language))
    return asked
  }

  const loader: LoaderFunction = async ({ request }): Promise<PageData> => {
    const { pathname, search } = new URL(request.url)
    const { language } = splitLanguage(pathname)
    const ask = (path: string) => fetchPage(api, path, request.signal)
    const find = async () => {
      const found = await ask(pathname + search)
      return admit ? admit(found, ask, search) : found
    }
    const [page, site] = await Promise.all([find(), loadSite(language), loadMessages(language, ['frame'])])
    if (page.kind === 'redirect') throw redirect(page.target, page.status)
    await loadPage(page, language)
    const currency = begun?.language === language ? begun.currency : currencyIn(language)
    return { page, site, language, currency }
  }

  return [
    { id: 'page', path: '*', loader, Component: SiteLayout, ErrorBoundary: PageError, HydrateFallback: EmptyFallback },
  ]
}
