import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { BlogPage, PressPage } from '#contract/content/editorial'
import * as tables from '#database/tables'
import { aPage } from '#testing/builders/content'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'

const { app, catalogue, clock, db, get } = await testApp({ renderer: await builtSite() })
const page = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url: path, headers })
  return { status: reply.statusCode, html: reply.body, headers: reply.headers }
}

describe('a page', () => {
  test.each([
    ['/', 'en'],
    ['/fr', 'fr'],
    ['/de/results?des=16', 'de'],
    ['/greece/corfu/villas/kalami-house', 'en'],
    ['/contact', 'en'],
  ])('%s is whole without scripts, in its language', async (path, language) => {
    const { status, html, headers } = await page(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toMatch(/<h1/)
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:3000\//)
  })

  test('has no inline script: only state, structured data and the files of the build', async () => {
    for (const path of ['/', '/results', '/greece/corfu/villas/kalami-house']) {
      const { html, headers } = await page(path)
      const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(match => match[1] ?? '')
      expect(scripts.every(script => /type="application\/(ld\+)?json"| src="\/assets\//.test(script))).toBe(true)
      expect(html).not.toMatch(/<style|\son\w+="/)
      expect(headers['content-security-policy']).toContain("script-src 'self';")
    }
  })

  test('starts with one small script that imports no other, so that the first picture has the line for itself', async () => {
    const { html } = await page('/')
    const source = /id="start" src="([^"]+)"/.exec(html)?.[1] ?? ''
    const script = (await app.inject({ url: source })).body
    expect(script.length).toBeGreaterThan(100)
    expect(script).not.toMatch(/\bimport\b/)
  })

  test.each(['/atlantis', '/fr/atlantis', '/%E0%A4%A', '/greece/corfu/villas/no-such-house'])(
    '%s that is none is a real 404 with a page that helps',
    async path => {
      const { status, html } = await page(path)
      expect(status).toBe(404)
      expect(html).toContain('<meta name="robots" content="noindex,follow">')
      expect(html).toMatch(/href="(\/fr)?\/results"/)
    },
  )

  test.each([
    [26, true],
    [97, true],
  ])(
    'of template %i is whole, and its picture runs under the navigation where the template says so',
    async (templateId, under) => {
      const path = `/template-${templateId}`
      await aPage(db, { templateId, path, pictureId: 1 })
      const shown = await eventually(async () => {
        const found = await page(path)
        expect(found.status).toBe(200)
        return found
      })
      expect(shown.html).toMatch(/<h1[^>]*>A page</)
      expect(shown.html.includes('data-over-picture')).toBe(under)
      expect(shown.html.includes('data-dark')).toBe(templateId === 97)
    },
  )

  describe('that is a further page of a list', () => {
    const told = async (path: string) => {
      const { html } = await page(path)
      const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]*)"/g)]
      return {
        paths: [...new Set(links.map(([, href = '']) => href.replace('http://localhost:3000', '')))],
        indexed: !html.includes('noindex'),
      }
    }
    test.each(['/results', '/blog', '/press', '/client-reviews'])(
      'is one by itself for search engines, in each language: %s',
      async path => {
        const paths = ['', '/fr', '/de'].map(prefix => `${prefix}${path}`)
        expect(await told(path)).toMatchObject({ indexed: true, paths: expect.arrayContaining(paths) })
        expect(await told(`${path}?page=2`)).toEqual({ indexed: true, paths: paths.map(each => `${each}?page=2`) })
      },
    )

    test('is the whole list where something narrows it, or where there is no such page', async () => {
      for (const query of ['/client-reviews?stars=5&page=2', '/client-reviews?page=9999', '/press?type=magazine']) {
        const path = query.split('?')[0] ?? ''
        const last = query.includes('9999') ? /^\/client-reviews\?page=\d{1,3}$/ : new RegExp(`^${path}$`)
        expect((await told(query)).paths[0]).toMatch(last)
      }
      expect(await told('/results?sort=pricelow&page=2')).toMatchObject({ indexed: false, paths: ['/results'] })
    })
  })

  test('that has another address is redirected to it', async () => {
    expect(await page('/Results?des=16')).toMatchObject({ status: 301, headers: { location: '/results?des=16' } })
  })

  test('of a hidden villa sends home, and only there', async () => {
    const { body } = await get('/api/core/properties/search?limit=10000')
    const villa = body.properties.find((property: { hideforitaly: boolean }) => property.hideforitaly)
    expect(await page(villa.url, { 'x-visitor-country': 'IT' })).toMatchObject({
      status: 302,
      headers: { location: '/' },
    })
    expect(await page(villa.url)).toMatchObject({ status: 200 })
  })

  test('survives any request', async () => {
    for (const query of [
      'des=4711',
      'rooms=9999',
      'from=x&to=y',
      `des=${'9,'.repeat(5000)}`,
      '%E0%A4%A=%',
      'minprice=9&maxprice=3',
    ]) {
      expect([query.slice(0, 20), (await page(`/results?${query}`)).status]).toEqual([query.slice(0, 20), 200])
    }
  })
})

test('a page that cannot be made is answered kindly, without details', async () => {
  const broken = await testApp({
    renderer: {
      ...(await builtSite()),
      render: () => Promise.reject(new Error('a secret of ours')),
    },
  })
  const { statusCode, body, headers } = await broken.app.inject({ url: '/fr/results' })
  expect(statusCode).toBe(500)
  expect(body).toContain('Un incident')
  expect(body).not.toContain('secret')
  expect(headers['cache-control']).toBe('no-store')
})

describe('the cache', () => {
  test('is validated: a client that has the page gets 304', async () => {
    const { headers } = await page('/results?des=16')
    expect(headers['cache-control']).toBe('public, no-cache')
    expect(await page('/results?des=16', { 'if-none-match': String(headers.etag) })).toMatchObject({
      status: 304,
      html: '',
    })
  })

  test('is compressed once, as the visitor accepts it', async () => {
    expect((await page('/', { 'accept-encoding': 'br, gzip' })).headers['content-encoding']).toBe('br')
    expect((await page('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await page('/')).headers['content-encoding']).toBeUndefined()
  })

  test('stays out of shared caches where villas are hidden or dates are searched', async () => {
    expect((await page('/results', { 'x-visitor-country': 'it' })).headers['cache-control']).toBe('private, no-store')
    const dated = ['/results?from=07+Aug+2027&to=14+Aug+2027', '/fr/villa-collections/last-minute']
    for (const path of [...dated, '/villa-collections/last-minute?people=2'])
      expect((await page(path)).headers['cache-control']).toBe('private, no-cache')
  })

  test('goes when what it shows has changed, and its validator changes', async () => {
    const before = await page('/greece/corfu/villas/kalami-house')
    await db.update(tables.villa).set({ name: 'Kalami Beach House' }).where(eq(tables.villa.id, 1))
    await eventually(async () => {
      const after = await page('/greece/corfu/villas/kalami-house')
      expect(after.html).toContain('Kalami Beach House')
      expect(after.headers.etag).not.toBe(before.headers.etag)
    })
  })
})

const { body: editorial } = await get('/api/core/spastartupdata?$select=blogPages,pressPages')
const article: BlogPage = editorial.blogPages.find(({ regionId }: BlogPage) => regionId)
const piece: PressPage = editorial.pressPages[0]

describe('the journal and the press', () => {
  test.each([
    ['', 'By', '-minute read'],
    ['/de', 'Von', ' Minuten? Lesezeit'],
  ])('an article says who wrote it, what it is about and what to read next: %s', async (prefix, by, minutes) => {
    const { status, html } = await page(prefix + article.CMSRelativeURL)
    expect(status).toBe(200)
    expect(html).toContain(`${by} ${article.writtenByName}`)
    expect(html).toMatch(new RegExp(`${article.readTime === 1 ? 1 : '\\d+'}${minutes}`))
    expect(html).toContain(`<time dateTime="${article.publishedOn}">`)
    for (const { blogTagCMSRelativeURL } of article.tags) {
      expect(html).toContain(`href="${prefix}${blogTagCMSRelativeURL}"`)
    }
    expect(html).toContain(`href="${prefix}/results?des=${article.regionId}"`)
    expect(html).toMatch(new RegExp(`<h3[^>]*><a[^>]*href="${prefix}/blog/`))
  })

  test.each(['', '/fr'])('a subject lists its articles: %s', async prefix => {
    const path = article.tags[0]?.blogTagCMSRelativeURL
    const { html } = await page(`${prefix}${path}`)
    expect(html).toMatch(
      new RegExp(`href="${prefix}${path}"[^>]*aria-current="page"|aria-current="page"[^>]*href="${prefix}${path}"`),
    )
    expect(html).toContain(`href="${prefix}${article.CMSRelativeURL}"`)
  })

  test.each(['', '/fr'])('a press piece says where it appeared, and leads to its villas: %s', async prefix => {
    const { html } = await page(prefix + piece.cmsRelativeURL)
    expect(html).toContain(piece.publisherName.replace('&', '&amp;'))
    expect(html).toContain(`<time dateTime="${piece.publishedOn}">`)
    expect(html).toMatch(new RegExp(`<h3[^>]*><a[^>]*href="${prefix}/[a-z/-]+/villas/`))
  })

  test('a cached article is gone the moment it expires', async () => {
    const path = editorial.blogPages.at(-1).CMSRelativeURL
    const { at } = clock
    await db
      .update(tables.blogPage)
      .set({ expiresAt: new Date(at + 60_000) })
      .where(eq(tables.blogPage.path, path))
    await eventually(() => expect(catalogue.content.blogPageByPath.get(path)?.expiresAt).not.toBeNull())
    await catalogue.settled()
    // The oldest is the last of the list.
    const last = async () => (await page('/blog?page=99')).html
    expect(await last()).toContain(path)
    expect((await page(path)).status).toBe(200)
    await clock.set(at + 60_000)
    expect((await page(path)).status).toBe(410)
    expect(await last()).not.toContain(path)
    await clock.set(at)
  })
})

describe('for search engines', () => {
  test('a villa is a VacationRental with its breadcrumb', async () => {
    const { html } = await page('/greece/corfu/villas/kerasia-point')
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(match =>
      JSON.parse(match[1] ?? ''),
    )
    expect(data.map(item => item['@type'])).toEqual(['VacationRental', 'BreadcrumbList'])
    expect(data[0]).toMatchObject({ name: 'Kerasia Point', containsPlace: { numberOfBedrooms: 12 } })
    expect(data[0].image.length).toBeGreaterThanOrEqual(8)
  })

  test('an article is a BlogPosting, a press piece an Article', async () => {
    const typed = async (path: string) => {
      const { html } = await page(path)
      const [first] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      return JSON.parse(first?.[1] ?? 'null')
    }
    expect(await typed(`/fr${article.CMSRelativeURL}`)).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: article.publishedOn,
      author: { name: article.writtenByName },
      inLanguage: 'fr',
      url: `http://localhost:3000/fr${article.CMSRelativeURL}`,
    })
    expect(await typed(piece.cmsRelativeURL)).toMatchObject({
      '@type': 'Article',
      publisher: { name: piece.publisherName },
    })
  })

  test('the languages of a page name one another', async () => {
    const { html } = await page('/fr/results')
    for (const [language, path] of [
      ['en', '/results'],
      ['fr', '/fr/results'],
      ['de', '/de/results'],
    ]) {
      expect(html).toContain(`hreflang="${language}" href="http://localhost:3000${path}"`)
    }
  })

  test('the sitemap lists every page in every language, and each of them is there', async () => {
    const { html } = await page('/sitemap-1.xml')
    const paths = [...html.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(match => match[1] || '/')
    expect(paths.length).toBeGreaterThan(3 * 100)
    for (const path of paths.filter((_, i) => i % 23 === 0))
      expect([path, (await page(path)).status]).toEqual([path, 200])
    expect((await page('/robots.txt')).html).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })
})

describe('a search that cookies remember', () => {
  test('is what the bare results page redirects to, privately', async () => {
    const reply = await page('/results', {
      cookie: 'destinations=16%2C27; people=6; startdate=2027-06-05; enddate=2027-06-12',
    })
    expect(reply).toMatchObject({ status: 302, headers: { 'cache-control': 'private, no-store' } })
    expect(reply.headers.location).toBe('/results?des=16,27&from=05+Jun+2027&to=12+Jun+2027&people=6')
  })

  test('is forgotten when it is broken, and does not disturb other pages', async () => {
    expect((await page('/results', { cookie: 'destinations=%%%; people=NaN; startdate=gone' })).status).toBe(200)
    expect((await page('/results?des=1', { cookie: 'destinations=16' })).status).toBe(200)
    expect((await page('/', { cookie: 'destinations=16' })).status).toBe(200)
  })
})

describe('over a connection', () => {
  test('a cached page gets the same response as the first time, before routing', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(address + path, { headers, redirect: 'manual' })
      return { status: reply.status, body: await reply.text(), etag: reply.headers.get('etag'), headers: reply.headers }
    }
    const first = await ask('/de/contact')
    const again = await ask('/de/contact')
    expect(again).toMatchObject({ status: 200, body: first.body, etag: first.etag })
    // A response sent before routing has no line in the log, and so no id.
    const computed = [...first.headers.keys()].filter(name => name !== 'x-request-id')
    expect([...again.headers.keys()].toSorted()).toEqual(computed.toSorted())
    expect(await ask('/de/contact', { 'if-none-match': String(first.etag) })).toMatchObject({ status: 304, body: '' })
    // Neither another country's page nor a remembered search is answered with what others are shown.
    await ask('/results')
    expect(await ask('/results', { cookie: 'destinations=16' })).toMatchObject({ status: 302 })
    const italian = await ask('/de/contact', { 'x-visitor-country': 'IT' })
    expect(italian.headers.get('cache-control')).toBe('private, no-store')
  })
})
