import type { FastifyInstance, FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify'
import { splitLanguage } from '#domain/language'
import { formatSearch } from '#domain/search/address'
import { readSearch } from '#server/features/catalogue/read-search'
import { todayAt } from '#server/platform/clock'
import type { Context } from '#server/platform/context'
import { isKnown } from '#server/platform/etag'
import { audienceOfRequest } from '#server/platform/visitor'
import type { render } from '../../web/entry-server.tsx'
import { type Assets, documentOf, emptyDocument } from './document.ts'
import { type CachedPage, encodePage, pagesCache } from './pages-cache.ts'
import { rememberedSearch } from './remembered-search.ts'
import { structuredData } from './structured-data.ts'

/** How pages are made: by the built site, or in development by the sources. */
export interface PageRenderer {
  render: typeof render
  assets: (templateSource: string, language: string) => Assets
  /** The files of the gallery of widgets. */
  galleryAssets: () => Assets
}

type Made = { kind: 'page'; page: CachedPage } | { kind: 'redirect'; status: number; target: string }

const resultsPage = 16

/** Sends pages: from the cache where they are kept, else rendered through the same calls that the browser makes. */
export async function pageRoutes(app: FastifyInstance, context: Context, renderer: PageRenderer): Promise<void> {
  const { catalogue, clock, configuration } = context
  const cache = pagesCache()
  catalogue.onChange(() => cache.clear())

  /** Whether the page at a path shows a search, so that its query matters. */
  const showsSearch = (path: string) => {
    const plain = splitLanguage(path).path
    return catalogue.content.pageByPath.get(plain)?.id === resultsPage || catalogue.content.listByPath.has(plain)
  }

  /** The address that is rendered, and whether what comes of it is kept: not with dates, not with what cannot be used. */
  const canonical = (path: string, search: string, request: FastifyRequest) => {
    if (!showsSearch(path) || !search) return { address: path, keep: true }
    const { query, notices } = readSearch(
      context,
      new URLSearchParams(search),
      audienceOfRequest(request, configuration),
    )
    if (query.stay || notices.length > 0) return { address: `${path}?${search}`, keep: false }
    const formatted = formatSearch(query)
    return { address: formatted ? `${path}?${formatted}` : path, keep: true }
  }

  const make = async (address: string, request: FastifyRequest, keep: boolean): Promise<Made> => {
    const rendering = await renderer.render(`http://site${address}`, async (path, init) => {
      const { cookie, [configuration.countryHeader]: country } = request.headers
      const reply: LightMyRequestResponse = await app.inject({
        method: init.method as 'GET',
        url: path,
        headers: {
          ...init.headers,
          ...(cookie && { cookie }),
          ...(country && { [configuration.countryHeader]: country }),
        },
        ...(init.body && { payload: init.body }),
      })
      return { status: reply.statusCode, json: async () => reply.json() as unknown }
    })
    if (rendering.kind === 'redirect') return rendering
    const html = documentOf(
      rendering,
      renderer.assets(rendering.templateSource, rendering.head.language),
      configuration.publicUrl,
      structuredData(rendering.data.page, configuration.publicUrl),
    )
    return { kind: 'page', page: await encodePage(rendering.status, html, keep) }
  }

  if (configuration.mode === 'demo') {
    app.get('/dev/gallery', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(emptyDocument('Gallery', renderer.galleryAssets())),
    )
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
    const audience = audienceOfRequest(request, configuration)
    if (!search && showsSearch(path) && !catalogue.content.listByPath.has(splitLanguage(path).path)) {
      const remembered = rememberedSearch(context, request)
      if (remembered) return reply.header('cache-control', 'private, no-store').redirect(`${path}?${remembered}`, 302)
    }
    const { address, keep } = canonical(path, search, request)
    const key = `${audience} ${todayAt(clock.now())} ${address}`
    const kept = cache.get(key)
    if (kept) return send(request, reply, kept, audience, keep)
    const { version } = catalogue
    const made = await make(address, request, keep)
    if (made.kind === 'redirect') {
      // A page that shows no search was asked for without its query; whoever follows the redirect still has it.
      const target = search && !made.target.includes('?') ? `${made.target}?${search}` : made.target
      return reply.header('cache-control', 'no-cache').redirect(target, made.status)
    }
    // A page that was begun before a change may show what was before it.
    if (keep && made.page.status === 200 && version === catalogue.version) cache.set(key, made.page)
    return send(request, reply, made.page, audience, keep)
  })
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  audience: string,
  keep: boolean,
): FastifyReply {
  reply
    .status(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    // Browsers and shared caches may keep it but ask every time; what only some countries see stays out of shared ones.
    .header('cache-control', audience === 'default' && keep ? 'public, no-cache' : 'private, no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', page.etag)
  if (page.status === 200 && isKnown(request, page.etag)) return reply.status(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}
