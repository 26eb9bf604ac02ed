import type { FastifyInstance } from 'fastify'
import { languages, localPath } from '#domain/language'
import { currentArticles, currentTags } from '#server/catalogue/articles'
import { isForThePublic } from '#server/catalogue/public-pages'
import type { Context } from '#server/context'

/** Every public path without language: pages, villas, collections, experiences, the journal, press pieces. */
function publicPaths(context: Context): string[] {
  const { catalogue } = context
  const { content } = catalogue
  return [
    ...content.pages.filter(isForThePublic).map(page => page.path),
    ...[...catalogue.villas.values()].map(({ row }) => row.path),
    ...content.lists.map(list => list.path),
    ...content.experienceGroups.map(group => group.path),
    ...content.experiences.filter(experience => experience.live).map(experience => experience.path),
    ...currentArticles(context).map(article => article.path),
    ...currentTags(context).map(tag => tag.path),
    ...content.pressPages.map(piece => piece.path),
  ]
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
    const paths = publicPaths(context)
    const parts = Math.ceil(paths.length / partLength)
    const body = Array.from(
      { length: parts },
      (_, i) => `<sitemap><loc>${publicUrl}/sitemap-${i + 1}.xml</loc></sitemap>`,
    )
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body.join('')}</sitemapindex>`,
      )
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^\\d{1,4}).xml',
    { schema: { hide: true } },
    (request, reply) => {
      const part = Number(request.params.part)
      const paths = publicPaths(context).slice((part - 1) * partLength, part * partLength)
      if (paths.length === 0) return reply.callNotFound()
      const body = paths.flatMap(path => {
        const alternates = languages
          .map(
            language =>
              `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${localPath(path, language)}"/>`,
          )
          .join('')
        return languages.map(language => `<url><loc>${publicUrl}${localPath(path, language)}</loc>${alternates}</url>`)
      })
      return reply
        .type('application/xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${body.join('')}</urlset>`,
        )
    },
  )
}
