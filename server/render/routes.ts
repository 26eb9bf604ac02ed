import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PageArea, pageAreaOf } from '#domain/areas'
import type { Audience } from '#domain/audience'
import { type Language, splitLanguage } from '#domain/language'
import { resolvePath } from '#domain/routing'
import { formatSearch } from '#domain/search/address'
import { templateOf } from '#domain/templates'
import { readSearch } from '#server/catalogue/read-search'
import type { Context } from '#server/context'
import { findEntry } from '#server/features/pages/public'
import { areas } from '#server/platform/areas'
import { withoutValues } from '#server/platform/errors'
import { readyReply, sendReady, writeReady } from '#server/platform/ready-reply'
import type { AreaHeaders } from '#server/platform/security-headers'
import { audienceOfRequest, sharedBy } from '#server/platform/visitor'
import { emptyDocument } from './document.ts'
import { failureDocument } from './failure-document.ts'
import { keptPages } from './kept-pages.ts'
import { pageMaker } from './make-page.ts'
import type { PageRenderer } from './page-renderer.ts'
import { rememberedSearch } from './remembered-search.ts'
import { shellDocument } from './shell-document.ts'

export type { PageRenderer } from './page-renderer.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const keptBytes = 192 * 1024 * 1024

/** Answers a request with a page that is kept, before it is routed; false where there is none. */
export type AnswerKept = (request: IncomingMessage, response: ServerResponse) => boolean

/** Sends pages: from the cache where they are kept, else rendered through the same calls that the browser makes. */
export function documentRoutes(
  app: FastifyInstance,
  context: Context,
  { renderer, headers }: { renderer: PageRenderer; headers: AreaHeaders },
): AnswerKept {
  const { catalogue, configuration } = context
  const pages = keptPages(catalogue, keptBytes)
  const { make, remake } = pageMaker(app, context, renderer)

  const keyOf = (audience: Audience, address: string) => `${audience} ${address}`

  const isList = (path: string) => catalogue.content.listByPath.has(splitLanguage(path).path)
  const findTemplate = (path: string) => {
    const page = catalogue.content.pageByPath.get(splitLanguage(path).path)
    return page && templateOf(page.templateId)
  }
  const isResults = (path: string) => findTemplate(path)?.name === 'results'
  const isSearch = (path: string) => findTemplate(path)?.name === 'search'
  /** A template that shows what is somebody's own is of the client area wherever it stands. */
  const areaOf = (path: string): PageArea => (findTemplate(path)?.audience === 'client' ? 'client' : pageAreaOf(path))

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

  /** Browsers and shared caches may keep it but ask every time; what only some countries see stays out of shared ones. */
  const cacheControl = (audience: Audience, keep: boolean) =>
    keep || audience !== 'default' ? sharedBy(audience) : 'private, no-cache'

  const sendPublic = async (request: FastifyRequest, reply: FastifyReply, path: string, search: string) => {
    const audience = audienceOfRequest(request, configuration)
    const redirect = (target: string, status: number, cacheControl: string) =>
      reply.headers({ ...headers.public, 'cache-control': cacheControl }).redirect(target, status)

    const remembered = !search && request.headers.cookie && isResults(path) && rememberedSearch(context, request)
    if (remembered) return redirect(`${path}?${remembered}`, 302, 'private, no-store')

    const { address, keep: lasting } = canonical(path, search, audience)
    const keep = lasting && !renderer.fresh
    const key = keyOf(audience, address)
    const kept = keep && pages.find(key)
    if (kept) return sendReady(request, reply, kept)
    const wanted = {
      address,
      audience,
      headers: { ...headers.public, ...html, 'cache-control': cacheControl(audience, keep) },
      quality: keep ? 9 : 4,
    }
    const made = keep ? await pages.get(key, before => remake(before, wanted)) : await make(wanted)
    if (made.kind === 'page') return sendReady(request, reply, made.ready)
    // A page that shows no search was asked for without its query; whoever follows the redirect still has it.
    const target = search && !made.target.includes('?') ? `${made.target}?${search}` : made.target
    return redirect(target, made.status, sharedBy(audience))
  }

  const shellOf = (language: Language) => {
    const { company, office } = configuration
    return shellDocument(
      language,
      { name: company.name, phone: office.phone },
      renderer.assets([`web/messages/frame/${language}.json`]),
    )
  }

  /** What is for some alone is rendered by their browsers. Only what is not there is rendered here: it concerns nobody. */
  const sendShell = async (request: FastifyRequest, reply: FastifyReply, path: string, area: PageArea) => {
    const own = headers[area]
    const found = resolvePath(path, findEntry(context))
    if (found.kind === 'redirect') {
      const search = request.url.slice(path.length)
      return reply.headers(own).redirect(found.target + search, found.status)
    }
    const wanted = { headers: { ...own, ...html }, quality: 4 }
    if ('id' in found) return sendReady(request, reply, readyReply(200, shellOf(found.language), wanted))
    const made = await make({ ...wanted, address: path, audience: audienceOfRequest(request, configuration) })
    if (made.kind === 'redirect') throw new Error(`${path} was not to be found, and leads to ${made.target}`)
    return sendReady(request, reply, made.ready)
  }

  if (configuration.mode === 'demo') {
    app.get('/dev/gallery', { schema: { hide: true } }, (_request, reply) =>
      reply.headers({ ...headers.dev, ...html }).send(emptyDocument('Gallery', renderer.galleryAssets())),
    )
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', search = ''] = request.url.split(/\?(.*)/s)
    const area = areaOf(path)
    try {
      return areas[area].pages === 'in the browser'
        ? await sendShell(request, reply, path, area)
        : await sendPublic(request, reply, path, search)
    } catch (error) {
      request.log.error({ err: withoutValues(error) }, 'a page could not be rendered')
      const away = (error as { status?: unknown }).status === 503
      const page = readyReply(away ? 503 : 500, failureDocument(splitLanguage(path).language, request.id), {
        headers: { ...headers[area], ...html, 'cache-control': 'no-store', ...(away && { 'retry-after': '5' }) },
        quality: 4,
      })
      return sendReady(request, reply, page)
    }
  })

  return (request, response) => {
    const { headers: asked, method, url = '/' } = request
    // Cookies may remember a search to which the bare results page leads.
    if (method !== 'GET' || (asked.cookie && isResults(url))) return false
    const kept = pages.find(keyOf(audienceOfRequest(request, configuration), url))
    return kept !== undefined && writeReady(asked, response, kept)
  }
}
