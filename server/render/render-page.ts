import { setImmediate as othersTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import type { Audience } from '#domain/geography/audience'
import type { CurrencyId } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { internalAddress } from '#server/platform/auth/visitor'
import { prepareResponse } from '#server/platform/cache/prepared-response'
import { etagOf } from '#server/platform/http/etag'
import { documentOf } from './document.ts'
import type { RenderedPage, RenderResult } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { structuredData } from './structured-data.ts'

type Transport = Parameters<PageRenderer['render']>[1]

/** The parameters of a page: it knows nothing else of the visitor. */
export interface RenderRequest {
  /** Path and query. */
  address: string
  audience: Audience
  /** The currency of its prices. */
  currency: CurrencyId
  headers: Record<string, string>
  /** The compression level. */
  quality: number
}

/** Renders pages from this process's own API responses to the requests that a browser would send. */
export function createPageRenderer(app: FastifyInstance, { configuration }: Context, renderer: PageRenderer) {
  // Of the visitor only the audience is sent, so nothing personal can be in a page.
  const ask = async (path: string, audience: Audience) => {
    const reply = await app.inject({
      url: path,
      remoteAddress: internalAddress(audience),
      headers: { accept: 'application/json' },
    })
    return { reply, validator: `${reply.statusCode} ${reply.headers.etag ?? etagOf(reply.rawPayload)}` }
  }

  const make = async (
    { address, audience, currency, headers, quality }: RenderRequest,
    isWanted: () => boolean,
  ): Promise<RenderResult> => {
    const answers = new Map<string, string>()
    const transport: Transport = async (path, { method }) => {
      if (method !== 'GET') throw new Error(`A page is made of what can be read, not of ${method} ${path}`)
      const { reply, validator } = await ask(path, audience)
      // Rendering takes longest: yield to other requests first; the clients can have left meanwhile.
      await othersTurn()
      if (!isWanted()) throw new ProblemError('unavailable')
      answers.set(path, validator)
      const named = (name: string) => String(reply.headers[name] ?? '')
      return { status: reply.statusCode, headers: { get: named }, text: async () => reply.body }
    }
    const rendering = await renderer.render(`http://site${address}`, transport, currency)
    if (rendering.kind === 'redirect') return rendering
    const { publicUrl } = configuration
    const assets = renderer.assets(rendering.sources)
    const html = documentOf(rendering, assets, publicUrl, structuredData(rendering.data.page, publicUrl))
    return { kind: 'page', ready: prepareResponse(rendering.status, html, { headers, quality }), answers }
  }

  /** A page depends on its API responses only: while they are unchanged, so is the page. */
  const isStill = async ({ answers }: RenderedPage, audience: Audience) => {
    const same = await Promise.all(
      [...answers].map(async ([path, validator]) => (await ask(path, audience)).validator === validator),
    )
    return same.every(Boolean)
  }

  return {
    /** Renders a page again if it would differ from the previous one. */
    remake: async (
      before: RenderedPage | undefined,
      wanted: RenderRequest,
      isWanted: () => boolean,
    ): Promise<RenderResult> => (before && (await isStill(before, wanted.audience)) ? before : make(wanted, isWanted)),
  }
}
