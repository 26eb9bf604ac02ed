import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { languages, localPath } from '#domain/language'
import { currentArticles, currentTags } from '#server/catalogue/articles'
import { isForThePublic } from '#server/catalogue/public-pages'
import type { Context } from '#server/context'
import { inSlices } from '#server/platform/slices'

/** Every public path without language: pages, collections, experiences, the journal, press pieces, and all villas. */
function* publicPaths(context: Context): Generator<string> {
  const { content, villas } = context.catalogue
  const things = [
    ...content.pages.filter(isForThePublic),
    ...content.lists,
    ...content.experienceGroups,
    ...content.experiences.filter(experience => experience.live),
    ...currentArticles(context),
    ...currentTags(context),
    ...content.pressPages,
  ]
  for (const { path } of things) yield path
  for (const { row } of villas.values()) yield row.path
}

const mostAddresses = 40_000

/** robots.txt and the sitemap, an index of parts where one file would be too large. */
export function sitemapRoutes(app: FastifyInstance, context: Context): void {
  const { publicUrl } = context.configuration
  const partLength = Math.floor(mostAddresses / languages.length)

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /secure\nDisallow: /dev/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) => {
    const count = publicPaths(context).reduce(sum => sum + 1, 0)
    const body = Array.from(
      { length: Math.ceil(count / partLength) },
      (_, i) => `<sitemap><loc>${publicUrl}/sitemap-${i + 1}.xml</loc></sitemap>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body.join('')}</sitemapindex>`,
      )
  })

  /** A path in all its languages, each naming the others. */
  const entryOf = (path: string) => {
    const addresses = languages.map(language => ({ language, address: `${publicUrl}${localPath(path, language)}` }))
    const alternates = addresses
      .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
      .join('')
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`).join('')
  }

  async function* partOf(paths: string[]) {
    yield '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    for await (const path of inSlices(paths)) yield entryOf(path)
    yield '</urlset>'
  }

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d{1,4}).xml',
    { schema: { hide: true } },
    (request, reply) => {
      const before = (Number(request.params.part) - 1) * partLength
      const paths = before < 0 ? [] : publicPaths(context).drop(before).take(partLength).toArray()
      if (paths.length === 0) return reply.callNotFound()
      return reply.type('application/xml; charset=utf-8').send(Readable.from(partOf(paths)))
    },
  )
}
