import { eq, gte, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { BlogPage, BlogTag, PressPage } from '#contract/content/editorial'
import type { ArticleCard, ArticleList } from '#contract/pages/journal'
import type { LinkedPage, PageModule } from '#contract/pages/modules'
import * as tables from '#database/tables'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { run } from './publish-read-counts.ts'

const { app, context, db, catalogue, clock, get } = await testApp()
const byPath = (path: string, headers?: Record<string, string>) =>
  get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`, headers)

const { body: startup } = await get('/api/core/spastartupdata?$select=blogPages,blogTags,blogRegions,pressPages')
const articles: BlogPage[] = startup.blogPages
const tags: BlogTag[] = startup.blogTags
const pieces: PressPage[] = startup.pressPages
const [newest] = articles as [BlogPage]

const listed = (modules: PageModule[]): LinkedPage[] =>
  modules.flatMap(module => (module.type === 'CuratedPageList' ? module.pages : []))
/** The articles on all pages of a list. */
async function wholeList(path: string): Promise<ArticleCard[]> {
  const { body } = await byPath(path)
  const { pages }: ArticleList = body.list
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, i) => byPath(`${path}?page=${i + 2}`)))
  return [body, ...others.map(other => other.body)].flatMap(({ list }: { list: ArticleList }) => list.articles)
}
const sitemap = async () => (await app.inject({ url: '/sitemap-1.xml' })).body

/** Changes an article, and waits until the catalogue has the change. */
async function change(article: BlogPage, values: Partial<typeof tables.blogPage.$inferInsert>) {
  const { version } = catalogue
  await db.update(tables.blogPage).set(values).where(eq(tables.blogPage.id, article.id))
  await eventually(() => expect(catalogue.version).toBeGreaterThan(version))
  await catalogue.settled()
}

describe('an article of the journal', () => {
  test('stands at its address in every language', async () => {
    for (const article of articles) {
      for (const [prefix, language] of [
        ['', 1],
        ['/fr', 2],
        ['/de', 3],
      ] as const) {
        const { status, body } = await byPath(prefix + article.CMSRelativeURL)
        expect(status, article.CMSRelativeURL).toBe(200)
        expect(body).toMatchObject({ kind: 'blog', id: article.id, templateId: 71, language })
        expect(body.breadcrumb.at(-2).path).toBe(`${prefix}/blog`)
      }
    }
  })

  test('has a picture, a title, its text, an author, a date, and a reading time', async () => {
    const { body } = await byPath(newest.CMSRelativeURL)
    expect(body).toMatchObject({ heading1: newest.title, heading2: newest.introtext, blogPage: newest })
    expect(body.picture.url).toBe(newest.imagePath.replace('/1920.jpg', ''))
    expect(body.opening + body.sections[0].html).toMatch(/^<p>/)
    expect(newest.readTime).toBeGreaterThan(0)
  })

  test('is tagged with its category first, and every tag has a page', async () => {
    for (const article of articles) {
      expect(article.tags[0]?.id).toBe(article.categoryId)
      expect(tags.find(tag => tag.id === article.categoryId)?.isBlogCategory).toBe(true)
      expect(article.tags.map(tag => tag.sortSeq)).toEqual(article.tags.map((_, i) => i + 1))
      for (const tag of article.tags) expect((await byPath(tag.blogTagCMSRelativeURL)).body.kind).toBe('blogtag')
    }
  })

  test('has no dead link in its text', async () => {
    const { body } = await get('/api/core/spastartupdata?$select=blogPages&$expand=blogPages/languageSpecificBlogs')
    for (const { languageSpecificBlogs } of body.blogPages) {
      for (const { content, cmsRelativeURL } of languageSpecificBlogs) {
        expect(content, cmsRelativeURL).not.toMatch(/page-not-found|\{\{/)
      }
    }
  })

  test('links to others of its category and of its region, never to itself', async () => {
    for (const article of articles) {
      const { body } = await byPath(article.CMSRelativeURL)
      const related = listed(body.modules).map(({ id }) => articles.find(other => other.id === id))
      expect(related.length).toBeLessThanOrEqual(4)
      const recommended = [article.featuredBlog1, article.featuredBlog2]
      for (const other of related) {
        expect(other?.id).not.toBe(article.id)
        expect(
          recommended.includes(other?.id ?? 0) ||
            other?.categoryId === article.categoryId ||
            other?.regionId === article.regionId,
        ).toBe(true)
      }
    }
  })

  test('that has expired is gone: 410, and in no list any more', async () => {
    const article = articles.find(({ heroBlog }) => !heroBlog) as BlogPage
    const at = clock.now()
    await change(article, { expiresAt: new Date(at + 1000) })
    const found = async () =>
      JSON.stringify((await get(`/api/core/search/lang/en?q=${encodeURIComponent(article.title)}`)).body.groups)
    expect((await byPath(article.CMSRelativeURL)).status).toBe(200)
    expect(await found()).toContain(article.CMSRelativeURL)
    await clock.set(at + 1000)
    expect(await found()).not.toContain(article.CMSRelativeURL)
    const { status, body } = await byPath(article.CMSRelativeURL)
    expect(status).toBe(410)
    expect(body).toMatchObject({ code: 'gone', page: { id: 13, status: 410 } })
    expect((await byPath('/blog')).body.list.total).toBe(articles.length - 1)
    expect(await sitemap()).not.toContain(`${article.CMSRelativeURL}<`)
    const after = await get('/api/core/spastartupdata?$select=blogPages')
    expect(after.body.blogPages.find(({ id }: BlogPage) => id === article.id)).toMatchObject({ expired: true })
    await clock.set(at)
  })

  test('that is a draft is not found', async () => {
    const article = articles.at(-1) as BlogPage
    await change(article, { status: 'draft' })
    expect((await byPath(article.CMSRelativeURL)).status).toBe(404)
    const after = await get('/api/core/spastartupdata?$select=blogPages')
    expect(after.body.blogPages).toHaveLength(articles.length - 1)
    await change(article, { status: 'published' })
  })
})

test('the journal lists its articles by date and opens with one of their pictures', async () => {
  const { body } = await byPath('/de/blog')
  const cards = await wholeList('/de/blog')
  expect(cards.map(({ id }) => id)).toEqual(articles.map(({ id }) => id))
  expect(body.hero.id).toBe(articles.find(({ heroBlog }) => heroBlog)?.id)
  expect(body.picture.url).toBe(articles.find(({ heroBlog }) => heroBlog)?.imagePath.replace('/1920.jpg', ''))
  for (const { path } of cards) expect((await byPath(path)).status).toBe(200)
})

test('the home page shows the three newest articles', async () => {
  const { body } = await byPath('/')
  expect(body.home.journal.map(({ id }: LinkedPage) => id)).toEqual(articles.slice(0, 3).map(({ id }) => id))
})

test('a subject lists its articles and links to the other subjects', async () => {
  for (const tag of tags) {
    const { status, body } = await byPath(`/fr${tag.blogTagCMSRelativeURL}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ kind: 'blogtag', id: tag.id, templateId: 73, language: 2 })
    const own = articles.filter(article => article.tags.some(({ id }) => id === tag.id))
    expect((await wholeList(`/fr${tag.blogTagCMSRelativeURL}`)).map(({ id }) => id)).toEqual(own.map(({ id }) => id))
    expect(body.blogTags.map(({ id }: BlogTag) => id)).toContain(articles[0]?.categoryId)
  }
})

describe('a list of the journal', () => {
  const [region] = startup.blogRegions as [{ id: number }]
  const ofRegion = articles.filter(({ regionId }) => regionId === region.id)

  test('shows those of a region, and says of each region how many there are', async () => {
    const cards = await wholeList('/blog')
    const { list } = (await byPath(`/blog?region=${region.id}`)).body
    expect(list).toMatchObject({ region: region.id, total: ofRegion.length, page: 1 })
    expect(list.articles.map(({ id }: ArticleCard) => id)).toEqual(ofRegion.slice(0, 9).map(({ id }) => id))
    const counted = list.regions.map(({ count }: { count: number }) => count)
    expect(counted.reduce((sum: number, count: number) => sum + count)).toBe(
      cards.filter(({ id }) => articles.find(article => article.id === id)?.regionId).length,
    )
  })

  test.each(['?region=99999', '?region=corfu', '?page=x', '?page=0'])('ignores %s', async query => {
    expect((await byPath(`/blog${query}`)).body.list).toEqual((await byPath('/blog')).body.list)
  })

  test('beyond its last page shows the last', async () => {
    const { list } = (await byPath('/blog?page=99')).body
    expect(list.page).toBe(list.pages)
    expect(list.articles.length).toBeGreaterThan(0)
  })
})

describe('an article shows beside its text', () => {
  test('its contents, with anchors that are the same in every language', async () => {
    const anchors = async (prefix: string) =>
      (await byPath(prefix + newest.CMSRelativeURL)).body.sections.map(({ id }: { id: string }) => id)
    const english = await anchors('')
    expect(english.length).toBeGreaterThan(1)
    expect(await anchors('/fr')).toEqual(english)
    expect(await anchors('/de')).toEqual(english)
  })

  test('its author, if they are in the team', async () => {
    const { body } = await byPath(newest.CMSRelativeURL)
    expect(body.author).toMatchObject({ fullName: newest.writtenByName })
    await change(newest, { writtenByName: 'A guest' })
    expect((await byPath(newest.CMSRelativeURL)).body.author).toBeNull()
    await change(newest, { writtenByName: newest.writtenByName })
  })

  test('the villas it mentions, then those of its region, as far as the audience can see them', async () => {
    const article = articles.find(({ regionId }) => regionId) as BlogPage
    const { body: before } = await byPath(article.CMSRelativeURL)
    expect(before.villas.map(({ regionId }: { regionId: number }) => regionId)).toEqual(
      before.villas.map(() => article.regionId),
    )
    const [row] = await db.select().from(tables.blogPage).where(eq(tables.blogPage.id, article.id))
    const [named] = await db
      .select()
      .from(tables.villa)
      .where(ne(tables.villa.regionId, article.regionId ?? 0))
    if (!row || !named) throw new Error('no such villa')
    const link = `<p><a href="{{villa:${named.id}}}">there</a></p>`
    await change(article, { content: { ...row.content, en: row.content.en + link } })
    const { body } = await byPath(article.CMSRelativeURL)
    expect(body.villas[0].id).toBe(named.id)
    expect(body.villas.length).toBeLessThanOrEqual(3)
    await db.update(tables.villa).set({ hideForItaly: true }).where(eq(tables.villa.id, named.id))
    await eventually(async () => {
      const italian = await byPath(article.CMSRelativeURL, { cookie: 'officecountry=it' })
      expect(italian.body.villas.map(({ id }: { id: number }) => id)).not.toContain(named.id)
    })
    await db.update(tables.villa).set({ hideForItaly: named.hideForItaly }).where(eq(tables.villa.id, named.id))
    await change(article, { content: row.content })
  })
})

describe('readings', () => {
  const [first, second, third] = articles.toSorted((a, b) => a.id - b.id) as [BlogPage, BlogPage, BlogPage]
  const read = (id: number, from: string) =>
    app.inject({ method: 'POST', url: `/api/core/blogpages/${id}/readings`, remoteAddress: from })
  const counted = () =>
    db
      .select()
      .from(tables.blogReadCount)
      .where(gte(tables.blogReadCount.day, '2027-01-15'))
      .orderBy(tables.blogReadCount.blogPageId)

  test('are counted once the transient failure has ended, before their request is answered or after', async () => {
    await db.execute(sql`
      create sequence tries;
      create function meet_another() returns trigger language plpgsql as $$ begin
        -- A sequence is not rolled back with its transaction.
        if nextval('tries') <= 6 then raise exception 'another' using errcode = 'serialization_failure'; end if;
        return new;
      end $$;
      create trigger meet_another before insert on blog_reading for each row execute function meet_another()`)
    // Five attempts fail; the sixth belongs to the next request, which retries once more.
    expect((await read(first.id, '192.0.2.9')).statusCode).toBe(500)
    expect((await read(first.id, '192.0.2.9')).statusCode).toBe(204)
    expect((await read(first.id, '192.0.2.9')).statusCode).toBe(204)
    await db.execute(sql`drop function meet_another() cascade; drop sequence tries`)
    expect((await counted()).map(({ blogPageId, readings }) => [blogPageId, readings])).toEqual([[first.id, 1]])
  })

  test('count once a day for an IP address and an article, and are shown the next day', async () => {
    await db.delete(tables.blogReadCount)
    const from = [1, 2, 3].map(host => `192.0.2.${host}`)
    for (const address of [...from, ...from]) expect((await read(third.id, address)).statusCode).toBe(204)
    await Promise.all(from.slice(0, 2).map(address => read(second.id, address)))
    await read(first.id, '192.0.2.1')
    expect((await counted()).map(({ blogPageId, readings }) => [blogPageId, readings])).toEqual([
      [first.id, 1],
      [second.id, 2],
      [third.id, 3],
    ])
    const { at } = clock
    const tell = async () => {
      const { version } = catalogue
      await run(context)
      await eventually(() => expect(catalogue.version).toBeGreaterThan(version))
      await catalogue.settled()
    }
    await tell()
    expect((await byPath('/blog')).body.mostRead).toEqual([])
    await clock.set(at + 24 * 3_600_000)
    await tell()
    const { body } = await byPath('/fr/blog')
    expect(body.mostRead.map(({ id }: ArticleCard) => id)).toEqual([third.id, second.id, first.id])
    expect((await get(`/api/core/blogpages/published/${third.id}`)).body.numberOfViews).toBe(3)
    await clock.set(at + 120 * 24 * 3_600_000)
    await tell()
    expect((await byPath('/blog')).body.mostRead).toEqual([])
    await clock.set(at)
  })

  test('of an article that does not exist or is gone are rejected', async () => {
    expect((await read(99_999, '192.0.2.9')).statusCode).toBe(404)
    await change(first, { expiresAt: new Date(clock.now() - 1000) })
    expect((await read(first.id, '192.0.2.9')).statusCode).toBe(410)
    await change(first, { expiresAt: null })
  })
})

test('regions of the journal are those that an article is about', () => {
  const written = new Set(articles.flatMap(({ regionId }) => regionId ?? []))
  expect(startup.blogRegions.map(({ id }: { id: number }) => id).toSorted()).toEqual([...written].toSorted())
})

describe('a press piece', () => {
  test('has its URL, with publisher, date and the villas it mentions', async () => {
    for (const piece of pieces) {
      const { status, body } = await byPath(`/de${piece.cmsRelativeURL}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ kind: 'press', id: piece.id, templateId: 43 })
      expect(body.pressPage.publisherName).toBe(piece.publisherName)
      expect(listed(body.modules).map(({ id }) => id)).toEqual(piece.properties.map(({ propertyId }) => propertyId))
    }
  })

  test('does not mention villas that are hidden in the visitor’s country', async () => {
    const { body } = await get('/api/core/spastartupdata?$select=properties')
    const hidden = body.properties
      .filter(({ hideforitaly }: { hideforitaly: boolean }) => hideforitaly)
      .map(({ id }: { id: number }) => id)
    const piece = pieces.find(({ properties }) => properties.some(({ propertyId }) => hidden.includes(propertyId)))
    if (!piece) throw new Error('No press piece speaks of a hidden villa')
    const italian = await byPath(piece.cmsRelativeURL, { cookie: 'officecountry=it' })
    const shown = italian.body.pressPage.properties.map(({ propertyId }: { propertyId: number }) => propertyId)
    expect(shown).toHaveLength(piece.properties.length - 1)
    expect(listed(italian.body.modules).map(({ id }) => id)).toEqual(shown)
  })

  test('is listed on the press page by date, and found by a link in a text', async () => {
    const first = (await byPath('/press')).body.coverage
    const second = (await byPath('/press?page=2')).body.coverage
    expect([...first.pieces, ...second.pieces].map(({ id }) => id)).toEqual(pieces.map(({ id }) => id))
    const [piece] = pieces as [PressPage]
    await change(newest, { content: { en: `<a href="{{press:${piece.id}}}">x</a>`, fr: '', de: '' } })
    const article = await byPath(newest.CMSRelativeURL)
    expect(article.body.opening).toBe(`<a href="${piece.cmsRelativeURL}">x</a>`)
  })
})

describe('the page of the press', () => {
  const coverage = async (query: string) => (await byPath(`/fr/press${query}`)).body.coverage

  test('is narrowed by kind of media and by year', async () => {
    const magazines = await coverage('?type=magazine')
    expect(magazines.total).toBe(pieces.filter(({ mediaType }) => mediaType === 'magazine').length)
    const both = await coverage('?type=magazine&year=2026')
    expect(both.pieces.map(({ id }: LinkedPage) => id)).toEqual(
      pieces
        .filter(({ mediaType, publishedOn }) => mediaType === 'magazine' && publishedOn.startsWith('2026'))
        .map(({ id }) => id),
    )
    expect(both).toMatchObject({ type: 'magazine', year: 2026 })
  })

  test.each(['?type=pamphlet', '?year=1700', '?page=x'])('%s is ignored', async query => {
    expect(await coverage(query)).toEqual(await coverage(''))
  })

  test('beyond the last page shows the last', async () => {
    expect((await coverage('?page=99')).page).toBe((await coverage('')).pages)
  })
})

describe('the endpoints of press and journal', () => {
  test('return a piece and an article as the pages show them', async () => {
    const [piece] = pieces as [PressPage]
    expect((await get(`/api/core/presspages/published/${piece.id}`)).body).toEqual(piece)
    const { body } = await get(`/api/core/blogpages/published/${newest.id}?lang=fr`)
    expect(body.title).toBe((await byPath(`/fr${newest.CMSRelativeURL}`)).body.heading1)
    expect(body.languageSpecificBlogs).toHaveLength(3)
    const [tag] = tags as [BlogTag]
    const { body: subject } = await get(`/api/core/blogtags/published/${tag.id}`)
    expect(subject).toMatchObject(tag)
    expect(subject.languageSpecificTags).toHaveLength(3)
  })

  test('list pieces by kind, from one page to another', async () => {
    const list = async (query: string) => (await get(`/api/core/presspages/published/mediaType/${query}`)).body
    const all = await list('all?pageSize=5&fromPage=1&toPage=3')
    expect(all.pressPages).toEqual(pieces.slice(0, 15))
    expect(all).toMatchObject({ total: pieces.length, pages: Math.ceil(pieces.length / 5) })
    expect((await list('all?pageSize=5&fromPage=2')).pressPages).toEqual(pieces.slice(5, 10))
    expect((await list('magazine')).pressPages).toEqual(pieces.filter(({ mediaType }) => mediaType === 'magazine'))
    expect((await list('all?fromPage=99')).pressPages).toEqual([])
  })

  test.each([
    ['presspages/published/9999', 404],
    ['blogpages/published/9999', 404],
    ['blogtags/published/9999', 404],
    ['presspages/published/mediaType/pamphlet', 422],
    ['presspages/published/mediaType/all?pageSize=101', 422],
    ['presspages/published/mediaType/all?fromPage=3&toPage=2', 400],
  ])('%s: %i', async (path, status) => {
    expect((await get(`/api/core/${path}`)).status).toBe(status)
  })
})

test.each(['/blog/no-such-article', '/fr/blog/topics/no-such-subject', '/blog/topics', '/press/no-such-piece'])(
  '%s does not exist and gives 404',
  async path => {
    expect((await byPath(path)).status).toBe(404)
  },
)

test('the sitemap lists articles, their subjects and press pieces, and no page that is only a template', async () => {
  const body = await sitemap()
  for (const path of [newest.CMSRelativeURL, tags[0]?.blogTagCMSRelativeURL, pieces[0]?.cmsRelativeURL]) {
    for (const prefix of ['', '/fr', '/de']) expect(body).toContain(`<loc>http://localhost:3000${prefix}${path}</loc>`)
  }
  expect(body).not.toMatch(/\/(press|blog-article|blog-tag|experience|villa)-page</)
})

test('a database without a journal and press has no empty lists and no dead links', async () => {
  const { db: empty, catalogue: other, get: ask } = await testApp()
  const { version } = other
  for (const table of [tables.blogPage, tables.blogTag, tables.pressPage]) await empty.delete(table)
  await eventually(() => expect(other.version).toBeGreaterThan(version))
  await eventually(() => expect(other.content.pressPages).toHaveLength(0))
  for (const path of ['/', '/blog', '/press']) {
    const { status, body } = await ask(`/api/cms/pages/bypath?path=${path}`)
    expect(status).toBe(200)
    expect(body.modules.filter(({ type }: PageModule) => type === 'CuratedPageList')).toEqual([])
    expect(body.home?.journal ?? []).toEqual([])
    expect(body.blogTags ?? []).toEqual([])
  }
})
