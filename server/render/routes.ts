import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#contract/problems'
import { adminPageAt } from '#domain/access/admin-pages'
import { type PageArea, pageAreaOf } from '#domain/content/page-areas'
import { type PathEntry, type PathKind, type Resolution, resolvePath } from '#domain/content/routing'
import { previewTokenIn } from '#domain/editorial/preview-address'
import type { Audience } from '#domain/geography/audience'
import { tellsOfReader } from '#domain/people/link-secrets'
import type { CurrencyId } from '#domain/pricing/money'
import { type Language, splitLanguage } from '#domain/text/language'
import type { Context } from '#server/context'
import { findEntryOrPreview } from '#server/features/villas/public'
import { audienceOfRequest, cacheScopeOf, currencyOfRequest } from '#server/platform/auth/visitor'
import { prepareResponse, sendPrepared, writePrepared } from '#server/platform/cache/prepared-response'
import { areaOfPath, areas } from '#server/platform/http/areas'
import { redactQueryValues } from '#server/platform/http/errors'
import { requesterOf } from '#server/platform/queue/request-queues'
import { version } from '#server/platform/runtime/version'
import type { AreaHeaders } from '#server/platform/security/security-headers'
import { ruleOf } from '#server/platform/security/security-log'
import { createUrlCanonicalizer, type Found } from './canonical-url.ts'
import { emptyDocument } from './document.ts'
import { failureDocument, overloadDocument } from './failure-document.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { rememberedSearch } from './remembered-search.ts'
import { createPageRenderer } from './render-page.ts'
import { sharedPages } from './shared-pages.ts'
import { shellDocument } from './shell-document.ts'

export type { PageRenderer } from './page-renderer.ts'

/** The back office's pages are not in the CMS; its scripts know their content. */
const findAdminPage = (kind: PathKind, path: string): PathEntry | undefined =>
  kind === 'page' && adminPageAt(path) ? { id: 0 } : undefined

/** The URL of a personal document must not leak by the referrer, not even to our own logs. */
const referrerFor = (search: string) => (tellsOfReader(search) ? { 'referrer-policy': 'no-referrer' } : {})

const html = { 'content-type': 'text/html; charset=utf-8' }

/**
 * Compression levels of pages. Level 9 of Brotli would save one percent of level 6, and take fifteen times as long while
 * the first visitor waits; a page that is requested again gets level 11 (ADR-0069).
 */
const [cachedQuality, passingQuality] = [6, 4]

/** A page request: the resolved path, its area, and its query without `?`. */
type Area = PageArea | 'preview'

interface Asked {
  area: Area
  found: Resolution
  search: string
}

/** Sends a cached page before routing; false where there is none. */
export type ServeFromCache = (request: IncomingMessage, response: ServerResponse) => boolean

/** Sends pages: from the cache, or rendered from the same API responses that the browser would get. */
export function documentRoutes(
  app: FastifyInstance,
  context: Context,
  { renderer, headers }: { renderer: PageRenderer; headers: AreaHeaders },
): ServeFromCache {
  const { catalogue, configuration } = context
  const pages = createPageCache(catalogue, configuration.keptPagesMb, app.requestQueues.pages.run)
  const addresses = createUrlCanonicalizer(context)
  const { remake } = createPageRenderer(app, context, renderer)
  const shared = sharedPages(context)

  const keyOf = (area: Area, audience: Audience, currency: CurrencyId, address: string) =>
    `${area} ${audience} ${currency} ${address}`

  const isResults = (path: string) => addresses.templateAt(path)?.name === 'results'
  /** A template with personal content belongs to the client area on any path. */
  const areaOf = (path: string): Area => {
    const area = areaOfPath(path)
    return area === 'public' && addresses.templateAt(path)?.client ? 'client' : area
  }

  /** Browsers and shared caches must revalidate; pages for some countries only stay out of shared caches. */
  const cacheControl = (audience: Audience, keep: boolean) =>
    keep || audience !== 'default' ? cacheScopeOf(audience) : 'private, no-cache'

  const redirectHeaders = (area: Area, request: FastifyRequest, search: string) => ({
    ...headers[area],
    ...referrerFor(search),
    ...(area === 'public' && {
      'cache-control': cacheScopeOf(audienceOfRequest(request, configuration)),
    }),
  })

  const sendRendered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { area, found, search }: Asked & { found: Found },
  ) => {
    const sharedCurrency = area === 'public' ? shared.currencyOf(request.headers) : undefined
    const audience = sharedCurrency ? 'default' : audienceOfRequest(request, configuration)
    const { address, keep: lasting } = addresses.rendered(found, search, audience)
    const keep = lasting && !renderer.fresh && area !== 'preview'
    const currency = sharedCurrency ?? currencyOfRequest(request, configuration, found.language)
    const key = keyOf(area, audience, currency, address)
    const ownHeaders = (cached: CachedPage | undefined) => ({
      ...referrerFor(search),
      ...(sharedCurrency && cached && shared.headersOf(cached)),
    })
    const kept = keep ? pages.find(key) : undefined
    if (kept) return sendPrepared(request, reply, kept.ready, ownHeaders(kept))
    const wanted = {
      address,
      audience,
      currency,
      headers: { ...html, 'cache-control': cacheControl(audience, keep), ...headers[area] },
      quality: keep ? cachedQuality : passingQuality,
    }
    const made = await pages.get(key, {
      make: (before, isWanted) => remake(before, wanted, isWanted),
      keep,
      asker: requesterOf(app, request, reply),
    })
    if (made.kind === 'page') {
      // It can have changed again while it was rendered: then no cache keeps it.
      const cached = keep ? pages.find(key) : undefined
      return sendPrepared(request, reply, made.ready, ownHeaders(cached?.ready === made.ready ? cached : undefined))
    }
    // A page without a search was rendered without the query; the redirect restores it.
    return reply
      .headers(redirectHeaders(area, request, search))
      .redirect(addresses.target(made.target, search), made.status)
  }

  /** Personal pages are rendered by the browser, in an SPA shell that is the same for everyone. */
  const sendShell = (request: FastifyRequest, reply: FastifyReply, area: Area, language: Language) => {
    const { company, office } = configuration
    const document = shellDocument(
      language,
      { name: company.name, phone: office.phone, ...(area === 'office' && { version }) },
      area === 'office'
        ? renderer.adminAssets(language)
        : renderer.assets([
            `web/messages/frame/${language}.json`,
            'web/app/start-private-area.ts',
            'web/app/start-client-area.tsx',
          ]),
    )
    return sendPrepared(
      request,
      reply,
      prepareResponse(200, document, { headers: { ...headers[area], ...html }, quality: 4 }),
    )
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply, { area, found, search }: Asked) => {
    // Parsing a search costs more than rejecting it. Cached pages at this very address were sent before.
    if (search && app.requestQueues.pages.isOverQuota(app.early.callerOf(request.raw)))
      throw new ProblemError('unavailable', { beyondShare: true })
    const redirect = (target: string, status: number) =>
      reply.headers(redirectHeaders(area, request, search)).redirect(target, status)
    if (found.kind === 'redirect') return redirect(addresses.target(found.target, search), found.status)
    if ('id' in found) {
      const canonical = addresses.canonical(found, search)
      if (request.url !== canonical) return redirect(canonical, 301)
      if (areas[area].pages === 'in the browser') return sendShell(request, reply, area, found.language)
      const remembered = !search && isResults(found.path) && rememberedSearch(context, request)
      if (remembered)
        return reply
          .headers({ ...headers.public, 'cache-control': 'private, no-store' })
          .redirect(`${canonical}?${remembered}`, 302)
    }
    return sendRendered(request, reply, { area, found, search })
  }

  /** A page with drafts, for the holder of its link: never cached, and in no index. */
  const sendPreview = async (request: FastifyRequest, reply: FastifyReply, path: string, token: string) => {
    const audience = audienceOfRequest(request, configuration)
    const { language } = splitLanguage(path)
    const currency = currencyOfRequest(request, configuration, language)
    const address = `${path}?${new URLSearchParams({ preview: token })}`
    const wanted = { address, audience, currency, headers: { ...html, ...headers.preview }, quality: 4 }
    const made = await pages.get(keyOf('public', audience, currency, address), {
      make: (_, isWanted) => remake(undefined, wanted, isWanted),
      keep: false,
      asker: requesterOf(app, request, reply),
    })
    if (made.kind === 'page') return sendPrepared(request, reply, made.ready)
    return reply.headers(headers.preview).redirect(made.target, 302)
  }

  if (configuration.mode === 'demo') {
    app.get('/dev/gallery', { schema: { hide: true } }, (_request, reply) =>
      reply.headers({ ...headers.dev, ...html }).send(emptyDocument('Gallery', renderer.galleryAssets())),
    )
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
    const found = resolvePath(path, pageAreaOf(path) === 'office' ? findAdminPage : findEntryOrPreview(context))
    const area = areaOf('path' in found ? found.path : path)
    const token = area === 'public' ? previewTokenIn(request.url) : undefined
    try {
      if (token !== undefined) return await sendPreview(request, reply, path, token)
      return await answer(request, reply, { area, found, search })
    } catch (error) {
      const busy = error instanceof ProblemError
      const rule = busy && ruleOf(error)
      if (rule) app.securityEvent(rule, request)
      const away = (error as { status?: unknown }).status === 503
      // The endpoint that failed has logged the reason.
      if (!busy)
        request.log[away ? 'debug' : 'error']({ err: redactQueryValues(error) }, 'a page could not be rendered')
      const { language } = splitLanguage(path)
      const page = prepareResponse(
        away ? 503 : 500,
        busy ? overloadDocument(language) : failureDocument(language, request.id),
        {
          headers: { ...headers[area], ...html, 'cache-control': 'no-store', ...(away && { 'retry-after': '5' }) },
          quality: 4,
        },
      )
      return sendPrepared(request, reply, page, referrerFor(search))
    }
  })

  return (request, response) => {
    const { headers: asked, method, url = '/' } = request
    // Cookies can hold a search, to which the bare results page redirects.
    if (method !== 'GET' || (asked.cookie && isResults(url))) return false
    const sharedCurrency = shared.currencyOf(asked)
    const currency =
      sharedCurrency ?? currencyOfRequest(request, configuration, splitLanguage(url.split('?', 1)[0] ?? '/').language)
    const audience = sharedCurrency ? 'default' : audienceOfRequest(request, configuration)
    const kept = pages.find(keyOf('public', audience, currency, url))
    return kept !== undefined && writePrepared(asked, response, kept.ready, sharedCurrency && shared.headersOf(kept))
  }
}
