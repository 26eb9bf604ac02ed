import { setImmediate as othersTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#contract/refusals'
import type { Audience } from '#domain/audience'
import type { CurrencyId } from '#domain/money'
import type { Context } from '#server/context'
import { etagOf } from '#server/platform/etag'
import { readyReply } from '#server/platform/ready-reply'
import { ownAddress } from '#server/platform/visitor'
import { documentOf } from './document.ts'
import type { Made, MadePage } from './kept-pages.ts'
import type { PageRenderer } from './page-renderer.ts'
import { structuredData } from './structured-data.ts'

type Transport = Parameters<PageRenderer['render']>[1]

/** What a page is made for: it knows no more of whoever asks. */
export interface Wanted {
  /** Path and query. */
  address: string
  audience: Audience
  /** In which its prices are written. */
  currency: CurrencyId
  headers: Record<string, string>
  /** How thoroughly it is compressed. */
  quality: number
}

/** Makes pages of what this very process answers to the calls that a browser would make. */
export function pageMaker(app: FastifyInstance, { configuration }: Context, renderer: PageRenderer) {
  // Nothing of a visitor comes with it but the audience, so that nothing of a visitor can be in a page.
  const ask = async (path: string, audience: Audience) => {
    const reply = await app.inject({
      url: path,
      remoteAddress: ownAddress(audience),
      headers: { accept: 'application/json' },
    })
    return { reply, validator: `${reply.statusCode} ${etagOf(reply.rawPayload)}` }
  }

  const make = async (
    { address, audience, currency, headers, quality }: Wanted,
    isWanted: () => boolean,
  ): Promise<Made> => {
    const answers = new Map<string, string>()
    const transport: Transport = async (path, { method }) => {
      if (method !== 'GET') throw new Error(`A page is made of what can be read, not of ${method} ${path}`)
      const { reply, validator } = await ask(path, audience)
      // To render takes longest: before it others have their turn, and may have left.
      await othersTurn()
      if (!isWanted()) throw new Refusal('unavailable')
      answers.set(path, validator)
      const named = (name: string) => String(reply.headers[name] ?? '')
      return { status: reply.statusCode, headers: { get: named }, text: async () => reply.body }
    }
    const rendering = await renderer.render(`http://site${address}`, transport, currency)
    if (rendering.kind === 'redirect') return rendering
    const { publicUrl } = configuration
    const assets = renderer.assets(rendering.sources)
    const html = documentOf(rendering, assets, publicUrl, structuredData(rendering.data.page, publicUrl))
    return { kind: 'page', ready: readyReply(rendering.status, html, { headers, quality }), answers }
  }

  /** A page depends on what its calls answer and on nothing else: where they still answer the same, it is the same. */
  const isStill = async ({ answers }: MadePage, audience: Audience) => {
    const same = await Promise.all(
      [...answers].map(async ([path, validator]) => (await ask(path, audience)).validator === validator),
    )
    return same.every(Boolean)
  }

  return {
    /** Makes a page that was made before, if it would be another one now. */
    remake: async (before: MadePage | undefined, wanted: Wanted, isWanted: () => boolean): Promise<Made> =>
      before && (await isStill(before, wanted.audience)) ? before : make(wanted, isWanted),
  }
}
