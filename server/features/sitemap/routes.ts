import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#contract/problems'
import { pathAddress } from '#domain/content/routing'
import type { Audience } from '#domain/geography/audience'
import { languages } from '#domain/text/language'
import { createDownloadCache } from '#server/catalogue/download-cache'
import type { Context } from '#server/context'
import { audienceOfRequest, cacheScopeOf } from '#server/platform/auth/visitor'
import { prepareChunkedResponse, sendPrepared } from '#server/platform/cache/prepared-response'
import { requesterOf } from '#server/platform/queue/request-queues'
import { forEachYielding } from '#server/platform/queue/yielding'
import { publicPaths } from './public-paths.ts'

const mostAddresses = 40_000
const mostBytes = 32 * 1024 * 1024

/** Serves robots.txt and the sitemap, as an index of several files where a single file would be too large. */
export function sitemapRoutes(app: FastifyInstance, context: Context): void {
  const { configuration } = context
  const { publicUrl, mode } = configuration
  const disallowed = ['/api/', '/secure', ...(mode === 'demo' ? ['/dev/'] : [])]
  const partLength = Math.floor(mostAddresses / languages.length)
  const find = createDownloadCache(context.catalogue, mostBytes)

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        ['User-agent: *', ...disallowed.map(path => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
          '\n',
        ),
      ),
  )

  /** A path in all its languages, each linking to the others as `hreflang` alternates. */
  const entryOf = (path: string) => {
    const addresses = languages.map(language => ({
      language,
      address: `${publicUrl}${pathAddress(path, language).replaceAll('&', '&amp;')}`,
    }))
    const alternates = addresses
      .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('')
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`).join('')
  }

  async function* partOf(paths: string[]) {
    yield '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    for await (const path of forEachYielding(paths)) yield entryOf(path)
    yield '</urlset>'
  }

  const indexOf = (count: number) => {
    const parts = Array.from(
      { length: Math.ceil(count / partLength) },
      (_, i) => `<sitemap><loc>${publicUrl}/sitemap-${i + 1}.xml</loc></sitemap>`,
    )
    return [
      '<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...parts,
      '</sitemapindex>',
    ]
  }

  /** Sends a download in chunks. Throws `not-found` where it has none. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { name, partsOf }: { name: string; partsOf: (audience: Audience) => AsyncIterable<string> },
  ) => {
    const audience = audienceOfRequest(request, configuration)
    const headers = {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': cacheScopeOf(audience),
    }
    const make = () => prepareChunkedResponse(200, partsOf(audience), { headers, quality: 4 })
    const ready = await find(`${audience} ${name}`, make, asked =>
      app.requestQueues.downloads.run({ ...asked, key: `sitemap ${asked.key}` }, requesterOf(app, request, reply)),
    )
    return sendPrepared(request, reply, ready)
  }

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
    const partsOf = (audience: Audience) =>
      forEachYielding(indexOf(publicPaths(context, audience).reduce(sum => sum + 1, 0)))
    return send(request, reply, { name: 'index', partsOf })
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d{1,4}).xml',
    { schema: { hide: true } },
    (request, reply) => {
      const number = Number(request.params.part)
      const partsOf = (audience: Audience) => {
        const before = (number - 1) * partLength
        const paths = before < 0 ? [] : publicPaths(context, audience).drop(before).take(partLength).toArray()
        if (paths.length === 0) throw new ProblemError('not-found')
        return partOf(paths)
      }
      return send(request, reply, { name: String(number), partsOf })
    },
  )
}
