import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Audience } from '#domain/audience'
import { splitLanguage } from '#domain/language'
import { formatSearch } from '#domain/search/address'
import { type TemplateName, templateOf } from '#domain/templates'
import { nextExpiry } from '#server/catalogue/next-expiry'
import { readSearch } from '#server/catalogue/read-search'
import type { Context } from '#server/context'
import { todayAt } from '#server/platform/clock'
import { withoutValues } from '#server/platform/errors'
import { keptReplies } from '#server/platform/kept-replies'
import { type ReadyReply, readyReply, sendReady, writeReady } from '#server/platform/ready-reply'
import { singleFlight } from '#server/platform/single-flight'
import { audienceOfRequest } from '#server/platform/visitor'
import type { render } from '../../web/entry-server.tsx'
import { type Assets, documentOf, emptyDocument } from './document.ts'
import { failureDocument } from './failure-document.ts'
import { rememberedSearch } from './remembered-search.ts'
import { structuredData } from './structured-data.ts'

/** How pages are made: by the built site, or in development by the sources. */
export interface PageRenderer {
  render: typeof render
  assets: (templateSource: string, language: string) => Assets
  /** Makes every page anew, while its sources are being changed. */
  fresh?: true
  /** The files of the gallery of widgets. */
  galleryAssets: () => Assets
}

type Made = { kind: 'page'; page: ReadyReply } | { kind: 'redirect'; status: number; target: string }

const htmlType = 'text/html; charset=utf-8'

/** Where requests come from that the site makes to itself: no address of the network has this name. */
export const ownAddress = 'site'

/** Answers a request with a page that is kept, before it is routed; false where there is none. */
export type AnswerKept = (request: IncomingMessage, response: ServerResponse) => boolean

/** Sends pages: from the cache where they are kept, else rendered through the same calls that the browser makes. */
export function documentRoutes(
  app: FastifyInstance,
  context: Context,
  { renderer, headers: security }: { renderer: PageRenderer; headers: Record<string, string> },
): AnswerKept {
  const { catalogue, clock, configuration } = context
  const cache = keptReplies(192 * 1024 * 1024)
  catalogue.onChange(() => cache.clear())

  /** The day at the villas of each country: what is kept on one day is not shown on the next, nor past the end of an option or an article. */
  const todays = () => catalogue.content.timezones.map(timezone => todayAt(clock.now(), timezone)).join()

  const expiryAfter = nextExpiry(catalogue)
  const keyOf = (audience: Audience, address: string) =>
    `${audience} ${todays()} ${expiryAfter(clock.now())} ${address}`

  const once = singleFlight<Made>()

  const isList = (path: string) => catalogue.content.listByPath.has(splitLanguage(path).path)
  const hasTemplate = (path: string, name: TemplateName) => {
    const page = catalogue.content.pageByPath.get(splitLanguage(path).path)
    return page !== undefined && templateOf(page.templateId).name === name
  }
  const isResults = (path: string) => hasTemplate(path, 'results')
  const isSearch = (path: string) => hasTemplate(path, 'search')

  /** The address that is rendered, and whether what comes of it is kept: not with dates, not with what cannot be used. */
  const canonical = (path: string, search: string, audience: Audience) => {
    // What people type is seldom typed again.
    if (search && isSearch(path)) return { address: `${path}?${search}`, keep: false }
    // Only a page that shows a search is another one for another query.
    if (!search || !(isResults(path) || isList(path))) return { address: path, keep: true }
    const params = new URLSearchParams(search)
    const { query, notices } = readSearch(context, params, audience)
    if (query.stay || notices.length > 0 || params.has('collectionid'))
      return { address: `${path}?${search}`, keep: false }
    // On a collection's page a name without a value says that something is taken away.
    if (isList(path) && [...params.values()].includes('')) return { address: `${path}?${search}`, keep: false }
    const formatted = formatSearch(query)
    return { address: formatted ? `${path}?${formatted}` : path, keep: true }
  }

  /** Makes a page: its calls go to the routes of this very process, with what the visitor's request says of the country. */
  const make = async (address: string, request: FastifyRequest, audience: Audience, keep: boolean): Promise<Made> => {
    const { cookie, [configuration.countryHeader]: country } = request.headers
    const visitor = { ...(cookie && { cookie }), ...(country && { [configuration.countryHeader]: country }) }
    const rendering = await renderer.render(`http://site${address}`, async (path, init) => {
      const reply = await app.inject({
        method: init.method as 'GET',
        url: path,
        remoteAddress: ownAddress,
        headers: { ...init.headers, ...visitor },
        ...(init.body && { payload: init.body }),
      })
      const named = (name: string) => String(reply.headers[name] ?? '')
      return { status: reply.statusCode, headers: { get: named }, text: async () => reply.body }
    })
    if (rendering.kind === 'redirect') return rendering
    const { page } = rendering.data
    const assets = renderer.assets(rendering.templateSource, rendering.head.language)
    const html = documentOf(rendering, assets, configuration.publicUrl, structuredData(page, configuration.publicUrl))
    // Browsers and shared caches may keep it but ask every time; what only some countries see stays out of shared ones.
    const shared = keep ? 'public, no-cache' : 'private, no-cache'
    const cacheControl = audience === 'default' ? shared : 'private, no-store'
    const headers = { ...security, 'content-type': htmlType, 'cache-control': cacheControl }
    return { kind: 'page', page: readyReply(rendering.status, html, { headers, quality: keep ? 9 : 4 }) }
  }

  if (configuration.mode === 'demo') {
    app.get('/dev/gallery', { schema: { hide: true } }, (_request, reply) =>
      reply.headers(security).type('text/html; charset=utf-8').send(emptyDocument('Gallery', renderer.galleryAssets())),
    )
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
    const audience = audienceOfRequest(request, configuration)
    const redirect = (target: string, status: number, cacheControl: string) =>
      reply.headers({ ...security, 'cache-control': cacheControl }).redirect(target, status)

    const remembered = !search && request.headers.cookie && isResults(path) && rememberedSearch(context, request)
    if (remembered) return redirect(`${path}?${remembered}`, 302, 'private, no-store')

    const { address, keep: lasting } = canonical(path, search, audience)
    const keep = lasting && !renderer.fresh
    const key = keyOf(audience, address)
    const kept = cache.get(key)
    if (kept) return sendReady(request, reply, kept)
    const { version } = catalogue
    try {
      // Whoever asks for a page that is being made waits for the same one.
      const made = keep
        ? await once(`${version} ${key}`, () => make(address, request, audience, keep))
        : await make(address, request, audience, keep)
      if (made.kind === 'redirect') {
        // A page that shows no search was asked for without its query; whoever follows the redirect still has it.
        const target = search && !made.target.includes('?') ? `${made.target}?${search}` : made.target
        return redirect(target, made.status, 'no-cache')
      }
      // A page that was begun before a change may show what was before it.
      if (keep && made.page.status === 200 && version === catalogue.version) cache.set(key, made.page)
      return sendReady(request, reply, made.page)
    } catch (error) {
      request.log.error({ err: withoutValues(error) }, 'a page could not be rendered')
      const html = failureDocument(splitLanguage(path).language, request.id)
      const headers = { ...security, 'content-type': htmlType, 'cache-control': 'no-store' }
      const away = (error as { status?: unknown }).status === 503
      const page = readyReply(away ? 503 : 500, html, {
        headers: { ...headers, ...(away && { 'retry-after': '5' }) },
        quality: 4,
      })
      return sendReady(request, reply, page)
    }
  })

  return (request, response) => {
    const { headers, method, url = '/' } = request
    // Cookies may remember a search to which the bare results page leads.
    if (method !== 'GET' || (headers.cookie && isResults(url))) return false
    const kept = cache.get(keyOf(audienceOfRequest(request, configuration), url))
    return kept !== undefined && writeReady(headers, response, kept)
  }
}
