import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { connect } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { ContentKind, ContentPart } from '#domain/editorial/content-kinds'
import { contentKinds } from '#domain/editorial/content-kinds'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { eventually } from '#testing/eventually'
import { testApp } from '#testing/site/app'
import { findRecord, storeRecord } from './content-store.ts'
import { run } from './publish-due-releases.ts'

const site = await testApp()
const { app, db, get, post, clock, context } = site
let staff = await staffBearer(db)
/** Sessions of staff end while the clock goes on. */
const goTo = async (instant: number) => {
  await clock.set(instant)
  staff = await staffBearer(db)
}

const once = () => ({ ...staff, 'idempotency-key': randomUUID() })

const details = async (kind: ContentKind, id: number) => (await get(`/api/office/content/${kind}/${id}`, staff)).body
const act = (path: string, body: unknown = {}) => post(`/api/office/content${path && '/'}${path}`, body, once())

async function save(kind: ContentKind, id: number, part: ContentPart, values: object | null, revision?: number) {
  const now = await details(kind, id)
  const reply = await app.inject({
    method: 'PUT',
    url: `/api/office/content/${kind}/${id}/parts/${part}`,
    headers: once(),
    payload: { revision: revision ?? now.parts[part].revision, values: values && { ...now.state[part], ...values } },
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** Publishes the drafts of some parts as they are now. */
async function publish(kind: ContentKind, id: number, ...parts: ContentPart[]) {
  const now = await details(kind, id)
  return act(`${kind}/${id}/publish`, {
    parts: Object.fromEntries(parts.map(part => [part, now.parts[part].revision])),
  })
}

const shown = (path: string) => get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`)

async function newPage(name: string) {
  const { status, body } = await act('', { kind: 'page', name })
  expect(status).toBe(201)
  return body.id as number
}

async function publishedPage(name: string) {
  const id = await newPage(name)
  expect(await publish('page', id, 'shared', 'en')).toMatchObject({ status: 204 })
  await eventually(async () => expect((await shown(`/${name.toLowerCase()}`)).status).toBe(200))
  return id
}

describe('the description of each kind', () => {
  test.each(contentKinds)('%s: what is stored without a change is the same as before', async kind => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from content_record where kind = ${kind} order by id limit 25`,
    )
    for (const { id } of rows) {
      const before = await findRecord(db, kind, id)
      if (!before) throw new Error(`${kind} ${id} is not there`)
      await db.transaction(tx => storeRecord(tx, kind, id, before.state, before))
      expect((await findRecord(db, kind, id))?.state).toEqual(before.state)
    }
  })
})

describe('a page from nothing to the site', () => {
  test('a draft is on no page until it is published, each language alone', async () => {
    const id = await newPage('Slow Travel')
    expect((await shown('/slow-travel')).status).toBe(404)
    expect(
      (await save('page', id, 'shared', { modules: [{ key: 'a', type: 'Html', slideshowId: null, pageIds: null }] }))
        .status,
    ).toBe(200)
    expect((await save('page', id, 'en', { modules: { a: { html: '<p>Take your time</p>' } } })).status).toBe(200)
    expect(
      (await save('page', id, 'de', { title: 'Langsam reisen', modules: { a: { html: '<p>Mit Muße</p>' } } })).status,
    ).toBe(200)
    expect(await publish('page', id, 'shared', 'en')).toMatchObject({ status: 204 })
    await eventually(async () =>
      expect((await shown('/slow-travel')).body.modules?.[0]?.html).toBe('<p>Take your time</p>'),
    )
    expect((await shown('/de/slow-travel')).body.title).toBe('Slow Travel')
    expect((await details('page', id)).languages).toEqual({ en: 'published', fr: 'missing', de: 'draft' })
    expect(await publish('page', id, 'de')).toMatchObject({ status: 204 })
    await eventually(async () => expect((await shown('/de/slow-travel')).body.title).toBe('Langsam reisen'))
    expect((await shown('/de/slow-travel')).body.modules[0].html).toBe('<p>Mit Muße</p>')
  })

  test('a translation falls behind when the English text changes, until it is published or confirmed', async () => {
    const id = await newPage('Behind')
    for (const part of ['fr', 'de'] as const) await save('page', id, part, { menuName: 'x', title: 'x', heading1: 'x' })
    await publish('page', id, 'shared', 'en', 'fr', 'de')
    await save('page', id, 'en', { title: 'Behind the source' })
    await publish('page', id, 'en')
    expect((await details('page', id)).languages).toEqual({ en: 'published', fr: 'behind', de: 'behind' })
    expect((await act(`page/${id}/parts/fr/confirm`)).status).toBe(204)
    await save('page', id, 'de', { title: 'Hinter der Quelle' })
    await publish('page', id, 'de')
    expect((await details('page', id)).languages).toEqual({ en: 'published', fr: 'published', de: 'published' })
    expect((await act(`page/${id}/parts/fr/confirm`)).status).toBe(409)
  })

  test('hostile HTML loses its scripts, styles and handlers before it is stored', async () => {
    const id = await newPage('Hostile')
    await save('page', id, 'shared', { modules: [{ key: 'a', type: 'Html', slideshowId: null, pageIds: null }] })
    const html =
      '<p onclick="x()" style="color:red">A<script>alert(1)</script><img src=x onerror=x()><a href="javascript:x()">b</a></p><iframe src="//evil"></iframe>'
    expect((await save('page', id, 'en', { modules: { a: { html } } })).status).toBe(200)
    expect((await details('page', id)).state.en.modules.a.html).toBe('<p>A<a>b</a></p>')
  })

  test('text that is too long, of the wrong type or of unknown fields is refused at its field', async () => {
    const id = await newPage('Refused')
    expect((await save('page', id, 'en', { metaDescription: 'x'.repeat(10_000) })).body.errors).toMatchObject([
      { field: 'body.metaDescription', code: 'too-long' },
    ])
    expect((await save('page', id, 'en', { title: { $ne: 1 } })).status).toBe(422)
    expect((await save('page', id, 'en', { modules: { a: { html: 'x', script: 'y' } } })).status).toBe(422)
    expect((await save('page', id, 'en', { id: 1 })).status).toBe(422)
    expect(
      (
        await save('page', id, 'shared', {
          modules: Array.from({ length: 201 }, (_, i) => ({ key: `k${i}`, type: 'Html' })),
        })
      ).status,
    ).toBe(422)
    for (const path of ['/secure/x', '/de/x', '/office/x', '/a/../b', '//evil', '/A', '/x?y', '/api/x', 'x'])
      expect((await save('page', id, 'shared', { path })).status, path).toBe(422)
  })

  test('what is required is named when it is published, and nothing is half published', async () => {
    const id = await newPage('Incomplete')
    await save('page', id, 'en', { title: ' ', heading1: '' })
    const { status, body } = await publish('page', id, 'shared', 'en')
    expect(status).toBe(422)
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['body.en.title', 'body.en.heading1'])
    expect((await shown('/incomplete')).status).toBe(404)
  })
})

describe('two editors', () => {
  test('the second one is told, and nothing of the first is lost', async () => {
    const id = await newPage('Two')
    const { revision } = (await details('page', id)).parts.en
    const both = await Promise.all([
      save('page', id, 'en', { title: 'First' }, revision),
      save('page', id, 'en', { title: 'Second' }, revision),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('edited-meanwhile')
  })

  test('what was published since it was seen is not published again', async () => {
    const id = await publishedPage('Seen')
    await save('page', id, 'en', { title: 'Seen once' })
    const { revision } = (await details('page', id)).parts.en
    const again = () => act(`page/${id}/publish`, { parts: { en: revision } })
    expect((await again()).status).toBe(204)
    expect((await again()).body.code).toBe('edited-meanwhile')
  })
})

describe('paths', () => {
  test('a changed path leaves a redirect, chains become one step, and the way back leaves no loop', async () => {
    const id = await publishedPage('First-path')
    for (const path of ['/second-path', '/third-path']) {
      await save('page', id, 'shared', { path })
      expect((await publish('page', id, 'shared')).status).toBe(204)
    }
    await eventually(async () =>
      expect((await shown('/first-path')).body).toEqual({ kind: 'redirect', status: 301, target: '/third-path' }),
    )
    expect((await shown('/second-path')).body.target).toBe('/third-path')
    await save('page', id, 'shared', { path: '/first-path' })
    await publish('page', id, 'shared')
    await eventually(async () => expect((await shown('/first-path')).body.kind).toBe('page'))
    expect((await shown('/second-path')).body.target).toBe('/first-path')
    expect((await shown('/third-path')).body.target).toBe('/first-path')
  })

  test('a path of another page, of an article or of a villa is taken', async () => {
    const id = await newPage('Collision')
    const { rows } = await db.execute<{ path: string }>(sql`
      (select path from page where id = 46) union all (select path from blog_page limit 1) union all (select path from villa limit 1)`)
    for (const { path } of rows) {
      expect((await save('page', id, 'shared', { path })).status).toBe(200)
      const { body } = await publish('page', id, 'shared', 'en')
      expect(body.errors, path).toMatchObject([{ field: 'body.shared.path', code: 'taken' }])
    }
  })

  test('of two pages that are published at one path at once, one is refused', async () => {
    const ids = [await newPage('Race one'), await newPage('Race two')]
    for (const id of ids) await save('page', id, 'shared', { path: '/race' })
    const both = await Promise.all(ids.map(id => publish('page', id, 'shared', 'en')))
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 422])
  })

  test('pages on which the code depends keep their path and cannot be withdrawn; their texts change', async () => {
    const [contact] = await db.select().from(tables.page).where(eq(tables.page.path, '/contact'))
    const id = contact?.id ?? 0
    expect((await save('page', id, 'shared', { path: '/write-to-us' })).status).toBe(422)
    expect((await act(`page/${id}/withdraw`)).body.code).toBe('not-in-this-state')
    await save('page', id, 'en', { heading1: 'Write to us' })
    expect((await publish('page', id, 'en')).status).toBe(204)
    await eventually(async () => expect((await shown('/contact')).body.heading1).toBe('Write to us'))
  })

  test('a redirect leads to the end of a chain; one that leads back to itself is refused', async () => {
    const make = async (path: string, redirectTo: string) => {
      const { body } = await act('', { kind: 'redirect', name: path })
      await save('redirect', body.id, 'shared', { path, redirectTo })
      return publish('redirect', body.id, 'shared')
    }
    expect((await make('/old-b', '/contact')).status).toBe(204)
    expect((await make('/old-a', '/old-b')).status).toBe(204)
    await eventually(async () => expect((await shown('/old-a')).body.target).toBe('/contact'))
    expect((await make('/loop', '/loop?x=1')).body.errors).toMatchObject([{ field: 'body.shared.redirectTo' }])
    expect((await make('/old-a', '/contact')).body.errors).toMatchObject([{ code: 'taken' }])
    const { publicUrl } = context.configuration
    for (const own of [publicUrl, publicUrl.toUpperCase(), publicUrl.replace(/^https?:/, '')])
      expect((await make('/loop-in-full', `${own}/loop-in-full`)).status).toBe(422)
    expect((await make('/in-full', `${publicUrl}/contact?a=1#b`)).status).toBe(204)
    await eventually(async () => expect((await shown('/in-full')).body.target).toBe('/contact?a=1#b'))
  })

  test('a circle of redirects that was stored otherwise is not served', async () => {
    const { publicUrl } = context.configuration
    const rows = [
      ['/circle-a', '/circle-b'],
      ['/circle-b', `${publicUrl}/Circle-A/`],
      ['/circle-c', `${publicUrl}/circle-c`],
    ]
    for (const [path, to] of rows)
      await db.execute(sql`
        insert into page (path, template_id, http_status_code, redirect_to, menu_name, title, meta_description, heading1, heading2)
        select ${path}, 99, 301, ${to}, empty, empty, empty, empty, empty from (select '{"en": ""}'::jsonb as empty) as texts`)
    for (const [path = ''] of rows)
      await eventually(async () => expect([path, (await shown(path)).status]).toEqual([path, 404]))
  })

  test('a withdrawn page is gone or leads elsewhere, stays as a draft, and can be published again', async () => {
    const id = await publishedPage('Withdrawn')
    expect((await act(`page/${id}/withdraw`)).status).toBe(204)
    await eventually(async () => expect((await shown('/withdrawn')).status).toBe(410))
    expect((await details('page', id)).state.en.title).toBe('Withdrawn')
    expect((await publish('page', id, 'shared', 'en')).status).toBe(204)
    await eventually(async () => expect((await shown('/withdrawn')).status).toBe(200))
    expect((await act(`page/${id}/withdraw`, { redirectTo: '/contact' })).status).toBe(204)
    await eventually(async () => expect((await shown('/withdrawn')).body.target).toBe('/contact'))
  })
})

test('a removed picture is not offered, and no record is published with it', async () => {
  const [picture] = await db
    .insert(tables.picture)
    .values({
      hash: 'removed',
      alt: { en: 'A zeppelin', fr: '', de: '' },
      width: 900,
      height: 600,
      colour: '#000000',
      file: 'photographs/z.jpg',
    })
    .returning({ id: tables.picture.id })
  const offered = async () => (await get('/api/office/content/pictures?words=zeppelin', staff)).body.pictures
  expect(await offered()).toHaveLength(1)
  const id = await newPage('Zeppelin')
  await save('page', id, 'shared', { pictureId: picture?.id })
  await db.execute(sql`update picture set removed_at = app_now() where id = ${picture?.id}`)
  expect(await offered()).toEqual([])
  expect((await publish('page', id, 'shared', 'en')).body).toMatchObject({
    code: 'invalid-input',
    errors: [{ field: 'body.shared.pictureId', code: 'invalid' }],
  })
})

describe('previews', () => {
  test('the holder of a link sees the draft until it expires, others see what is published', async () => {
    const id = await newPage('Preview')
    await save('page', id, 'en', { heading1: 'Only for your eyes' })
    const { body } = await act(`page/${id}/preview`, { language: 'en' })
    const preview = await shown(body.path)
    expect(preview.body.heading1).toBe('Only for your eyes')
    expect(preview.headers['cache-control']).toBe('private, no-store')
    expect((await shown('/preview')).status).toBe(404)
    expect((await shown(body.path.replace(/\.\d+\./, `.${Math.floor(clock.now() / 1000) + 999_999}.`))).status).toBe(
      410,
    )
    const before = clock.now()
    await goTo(before + 2 * 60 * 60 * 1000 + 1000)
    expect((await shown(body.path)).status).toBe(410)
    await goTo(before)
  })

  test('drafts that cannot be shown get no link, and one that was made shows nothing', async () => {
    const id = await newPage('Unshown')
    const { body } = await act(`page/${id}/preview`, { language: 'en' })
    await save('page', id, 'shared', { path: '/contact' })
    expect((await act(`page/${id}/preview`, { language: 'en' })).body.code).toBe('not-in-this-state')
    expect((await shown(body.path)).status).toBe(410)
  })

  test('while the record is locked a preview gives up early; many at once are all shown', async () => {
    const id = await publishedPage('Crowded')
    await save('page', id, 'en', { title: 'Seen by many' })
    const { body } = await act(`page/${id}/preview`, { language: 'en' })
    const replies = await Promise.all(Array.from({ length: 12 }, () => shown(body.path)))
    expect(replies.map(reply => reply.body.title)).toEqual(Array.from({ length: 12 }, () => 'Seen by many'))
    const [locked, enough] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const publication = db.transaction(async tx => {
      await tx.execute(sql`select from page where id = ${id} for update`)
      locked.resolve()
      await enough.promise
    })
    await locked.promise
    expect((await shown(body.path)).status).toBe(503)
    expect((await shown('/crowded')).body.title).toBe('Crowded')
    enough.resolve()
    await publication
    expect((await shown(body.path)).body.title).toBe('Seen by many')
  })

  test('a preview changes nothing', async () => {
    const id = await publishedPage('Unchanged')
    await save('page', id, 'en', { title: 'Not yet' })
    const { body } = await act(`page/${id}/preview`, { language: 'en' })
    expect((await shown(body.path)).body.title).toBe('Not yet')
    expect((await shown('/unchanged')).body.title).toBe('Unchanged')
    const [row] = await db.select().from(tables.page).where(eq(tables.page.id, id))
    expect(row?.title.en).toBe('Unchanged')
  })
})

const task = {
  step: async <T>(_: string, work: () => Promise<T>) => work(),
  signal: new AbortController().signal,
  log: app.log,
}
const runJob = (at: typeof site) => run({ ...at.context, mailer: undefined as never }, {}, task as never)

describe('releases', () => {
  test('a release in three languages is published at its time, once, and a second process shows it', async () => {
    const other = await testApp({ beside: site })
    const id = await publishedPage('Timed')
    const article = (await db.select().from(tables.blogPage).limit(1))[0]
    await save('page', id, 'en', { title: 'In time' })
    await save('page', id, 'fr', { title: 'À l’heure' })
    await save('page', id, 'de', { title: 'Pünktlich' })
    await save('article', article?.id ?? 0, 'en', { title: 'Changed together' })
    const release = (await post('/api/office/releases', { name: 'Spring' }, once())).body.id
    const add = async (kind: ContentKind, recordId: number, ...parts: ContentPart[]) => {
      const now = await details(kind, recordId)
      return act(`${kind}/${recordId}/plan`, {
        releaseId: release,
        parts: Object.fromEntries(parts.map(part => [part, now.parts[part].revision])),
      })
    }
    expect((await add('page', id, 'en', 'fr', 'de')).status).toBe(200)
    expect((await add('article', article?.id ?? 0, 'en')).status).toBe(200)
    const planned = (await get('/api/office/releases', staff)).body.releases[0]
    const at = { day: '2027-02-01', time: '09:00' }
    expect(
      (await post(`/api/office/releases/${release}/plan`, { revision: planned.revision, at }, once())).status,
    ).toBe(204)
    // Later words are not published with it.
    await save('page', id, 'en', { title: 'Too late' })
    const before = clock.now()
    await goTo(Date.parse('2027-02-01T08:59:00Z'))
    await runJob(site)
    expect((await shown('/timed')).body.title).toBe('Timed')
    await goTo(Date.parse('2027-02-01T09:00:30Z'))
    await Promise.all([runJob(site), runJob(other), runJob(other)])
    const seen = (path: string) => other.get(`/api/cms/pages/bypath?path=${encodeURIComponent(path)}`)
    await eventually(async () => expect((await seen('/de/timed')).body.title).toBe('Pünktlich'))
    expect((await seen('/fr/timed')).body.title).toBe('À l’heure')
    expect((await seen('/timed')).body.title).toBe('In time')
    expect((await seen(article?.path ?? '')).body.title).toBe('Changed together')
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from staff_entry where action = 'page-published' and reason = 'Timed'`,
    )
    expect(rows[0]?.count).toBe(2)
    expect((await details('page', id)).languages.en).toBe('draft')
    await goTo(before)
  })

  test('one that cannot be published publishes nothing, and says why', async () => {
    const [good, bad] = [await publishedPage('Good'), await newPage('Bad')]
    await save('page', good, 'en', { title: 'Better' })
    await save('page', bad, 'en', { title: '' })
    const release = (await post('/api/office/releases', { name: 'Half' }, once())).body.id
    for (const [id, parts] of [
      [good, ['en']],
      [bad, ['shared', 'en']],
    ] as const) {
      const now = await details('page', id)
      const revisions = Object.fromEntries(parts.map(part => [part, now.parts[part].revision]))
      expect((await act(`page/${id}/plan`, { releaseId: release, parts: revisions })).status).toBe(200)
    }
    const find = async () =>
      (await get('/api/office/releases?state=open', staff)).body.releases.find(
        ({ id }: { id: number }) => id === release,
      )
    const at = { day: '2027-03-01', time: '09:00' }
    await post(`/api/office/releases/${release}/plan`, { revision: (await find()).revision, at }, once())
    const before = clock.now()
    await goTo(Date.parse('2027-03-01T09:00:00Z'))
    await runJob(site)
    await goTo(before)
    expect(await find()).toMatchObject({ state: 'failed', failure: `invalid-input · en.title · page ${bad}` })
    expect((await shown('/good')).body.title).toBe('Good')
  })

  test('one that the database refuses does not keep the next one from being published', async () => {
    const [first, second] = [await publishedPage('Refused'), await publishedPage('Next')]
    for (const id of [first, second]) {
      await save('page', id, 'en', { title: 'By the job' })
      const now = await details('page', id)
      const at = { day: '2027-03-02', time: id === first ? '09:00' : '09:01' }
      expect((await act(`page/${id}/plan`, { ...at, parts: { en: now.parts.en.revision } })).status).toBe(200)
    }
    await db.execute(sql.raw(`alter table page add constraint refused check (id <> ${first}) not valid`))
    const before = clock.now()
    await goTo(Date.parse('2027-03-02T09:01:00Z'))
    await expect(runJob(site)).rejects.toThrow()
    await goTo(before)
    await db.execute(sql`alter table page drop constraint refused`)
    await eventually(async () => expect((await shown('/next')).body.title).toBe('By the job'))
    expect((await shown('/refused')).body.title).toBe('Refused')
    const { releases } = (await get('/api/office/releases?state=open', staff)).body
    expect(releases).toContainEqual(expect.objectContaining({ state: 'failed', failure: 'invalid-input' }))
  })

  test.each([
    ['has left', { leftAt: sql`app_now()` }],
    ['lost the permission', { permissions: [] }],
  ])('one whose planner %s waits for a colleague, who publishes it in their own name', async (ended, change) => {
    const id = await publishedPage(`Of one who ${ended}`.replaceAll(' ', '-'))
    const path = `/of-one-who-${ended.replaceAll(' ', '-')}`
    await save('page', id, 'en', { title: 'As planned' })
    const email = await aColleague(db, { email: `${path.slice(1)}@maestrale.example`, permissions: ['content'] })
    const revision = (await details('page', id)).parts.en.revision
    const headers = { ...(await staffBearer(db, email)), 'idempotency-key': randomUUID() }
    const at = { day: '2027-03-03', time: '09:00' }
    const planned = await post(`/api/office/content/page/${id}/plan`, { ...at, parts: { en: revision } }, headers)
    expect(planned.status).toBe(200)
    await db.update(tables.staff).set(change).where(eq(tables.staff.email, email))
    const before = clock.now()
    await goTo(Date.parse('2027-03-03T09:00:00Z'))
    await runJob(site)
    await goTo(before)
    expect((await shown(path)).body.title).not.toBe('As planned')
    const { releases } = (await get('/api/office/releases?state=failed', staff)).body
    const failed = releases.find((one: { id: number }) => one.id === planned.body.releaseId)
    expect(failed).toMatchObject({ state: 'failed', failure: 'planner-may-not-publish' })
    const counts = (await get('/api/office/today', staff)).body.counts
    expect(counts).toContainEqual({ name: 'releases', count: releases.length })
    expect(
      (await post(`/api/office/releases/${failed.id}/publish`, { revision: failed.revision }, once())).status,
    ).toBe(204)
    await eventually(async () => expect((await shown(path)).body.title).toBe('As planned'))
  })

  test('a record that is withdrawn leaves its releases, which do not bring it back', async () => {
    const [article] = await db.select().from(tables.blogPage).orderBy(sql`id desc`).limit(1)
    const id = article?.id ?? 0
    const planOf = async (kind: ContentKind, recordId: number, where: object) => {
      await save(kind, recordId, 'en', { title: 'In a release' })
      const { parts } = await details(kind, recordId)
      const reply = await act(`${kind}/${recordId}/plan`, { ...where, parts: { en: parts.en.revision } })
      return reply.body.releaseId as number
    }
    const alone = await planOf('article', id, { day: '2027-03-03', time: '09:00' })
    const shared = (await post('/api/office/releases', { name: 'Both' }, once())).body.id as number
    await planOf('article', id, { releaseId: shared })
    await planOf('page', await publishedPage('Together'), { releaseId: shared })
    expect((await act(`article/${id}/withdraw`)).status).toBe(204)
    const { releases } = (await get('/api/office/releases', staff)).body
    const stateOf = (wanted: number) => {
      const found = releases.find((one: { id: number }) => one.id === wanted)
      return [found.state, found.items.map(({ kind }: { kind: string }) => kind)]
    }
    expect([stateOf(alone), stateOf(shared)]).toEqual([
      ['cancelled', []],
      ['open', ['page']],
    ])
    const before = clock.now()
    await goTo(Date.parse('2027-03-03T09:00:00Z'))
    await runJob(site)
    await goTo(before)
    const [row] = await db.select().from(tables.blogPage).where(eq(tables.blogPage.id, id))
    expect(row?.status).not.toBe('published')
  })

  test('a time that the clock skips, and a past one, are refused', async () => {
    const id = await newPage('When')
    const { parts } = await details('page', id)
    const plan = (day: string, time: string) =>
      act(`page/${id}/plan`, { day, time, parts: { shared: parts.shared.revision, en: parts.en.revision } })
    expect((await plan('2027-03-28', '01:30')).body.errors).toMatchObject([{ field: 'body.time' }])
    expect((await plan('2026-03-01', '09:00')).body.errors).toMatchObject([{ field: 'body.day', code: 'past' }])
    expect((await plan('2027-03-28', '02:30')).status).toBe(200)
    expect((await details('page', id)).parts.en.plannedAt).toBe('2027-03-28T01:30:00.000Z')
  })
})

describe('versions', () => {
  test('each is kept and compared; restoring one makes drafts and publishes nothing', async () => {
    const id = await publishedPage('Versions')
    await save('page', id, 'en', { title: 'Second version' })
    await publish('page', id, 'en')
    const { versions } = (await get(`/api/office/content/page/${id}/versions`, staff)).body
    expect(versions.map(({ action }: { action: string }) => action)).toEqual([
      'page-published',
      'page-changed',
      'page-published',
      'page-created',
    ])
    const first = versions.at(-1).number
    const { differences } = (await get(`/api/office/content/page/${id}/versions/${first}`, staff)).body
    expect(differences).toEqual([{ path: 'en.title', earlier: 'Versions', now: 'Second version' }])
    expect((await act(`page/${id}/versions/${first}/restore`)).status).toBe(204)
    expect((await details('page', id)).state.en.title).toBe('Versions')
    expect((await details('page', id)).published.en.title).toBe('Second version')
    await eventually(async () => expect((await shown('/versions')).body.title).toBe('Second version'))
    expect((await act(`page/${id}/versions/999/restore`)).status).toBe(404)
  })
})

describe('the list', () => {
  const list = async (query: string) => (await get(`/api/office/content?${query}`, staff)).body

  test('has every kind, by name, in pages that neither repeat nor leave out', async () => {
    const names: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { items, next }: { items: { kind: string; id: number }[]; next: string | null } = await list(
        cursor ? `cursor=${encodeURIComponent(cursor)}` : '',
      )
      names.push(...items.map(({ kind, id }) => `${kind} ${id}`))
      cursor = next
    }
    expect(new Set(names).size).toBe(names.length)
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from content_record`)
    expect(names.length).toBeGreaterThanOrEqual(rows[0]?.count ?? 0)
  })

  test('a cursor behind every id ends the list', async () => {
    const { status, body } = await get('/api/office/content?cursor=travel-notice.9999999999.%CF%89', staff)
    expect([status, body]).toEqual([200, { items: [], next: null }])
  })

  test('filters by kind, state, words and trouble', async () => {
    const id = await publishedPage('Troubled')
    await save('page', id, 'shared', { modules: [{ key: 'a', type: 'Html', slideshowId: null, pageIds: null }] })
    await save('page', id, 'en', {
      modules: { a: { html: '<p><a href="{{page:999999}}">a</a> <a href="/nowhere">b</a></p>' } },
    })
    expect((await list('state=draft&words=troubled')).items).toMatchObject([{ id, sharedDraft: true }])
    await publish('page', id, 'shared', 'en')
    await context.catalogue.settled()
    await eventually(async () =>
      expect((await list('trouble=broken-link&words=TROUBLED')).items).toMatchObject([
        { id, troubles: ['broken-link', 'orphan', 'missing-language'] },
      ]),
    )
    expect((await details('page', id)).problems).toEqual([
      { part: 'en', code: 'broken-link', detail: '{{page:999999}}' },
      { part: 'en', code: 'broken-link', detail: '/nowhere' },
    ])
    expect((await list('group=article&words=troubled')).items).toEqual([])
    expect((await list('group=collection')).items[0].villas).toEqual(expect.any(Number))
    expect((await list('words=%25')).items).toEqual([])
  })

  test('a record comes with the names of what it refers to, also in the conditions of a collection', async () => {
    const { rows } = await db.execute<{ id: number; region: number; name: string }>(sql`
      select list.id, region.id as region, region.name ->> 'en' as name
      from list join region on list.filter -> 'regionIds' @> to_jsonb(region.id) limit 1`)
    const [found] = rows
    expect((await details('collection', found?.id ?? 0)).names[`region ${found?.region}`]).toBe(found?.name)
  })
})

describe('places, amenities and slide shows', () => {
  const create = async (kind: ContentKind, name: string) => {
    const { status, body } = await act('', { kind, name })
    expect(status).toBe(201)
    return body.id as number
  }
  const corfu = async () => (await db.select().from(tables.region).where(eq(tables.region.slug, 'corfu')))[0]

  test('a place and an area reach the pages of their region, and are taken off them again', async () => {
    const region = await corfu()
    const guide = context.catalogue.content.pageById.get(region?.guidePageId ?? 0)
    const place = await create('place', 'Agni')
    await save('place', place, 'shared', { regionId: region?.id, type: 'Beach', lat: 39.7, lng: 19.9 })
    await save('place', place, 'de', { name: 'Agni-Bucht' })
    const preview = await act(`place/${place}/preview`, { language: 'de' })
    expect(preview.body.path).toMatch(new RegExp(`^/de${guide?.path}\\?preview=`))
    expect(await publish('place', place, 'shared', 'en', 'de')).toMatchObject({ status: 204 })
    const places = async () => (await shown(`/de${guide?.path}`)).body.guide.places as { name: string }[]
    await eventually(async () => expect((await places()).map(({ name }) => name)).toContain('Agni-Bucht'))
    const area = await create('sub-region', 'North East')
    await save('sub-region', area, 'shared', { regionId: region?.id })
    expect(await publish('sub-region', area, 'shared', 'en')).toMatchObject({ status: 204 })
    const again = await create('sub-region', 'North East')
    await save('sub-region', again, 'shared', { regionId: region?.id })
    expect((await publish('sub-region', again, 'shared', 'en')).body.errors).toMatchObject([
      { field: 'body.shared.slug', code: 'taken' },
    ])
    await eventually(async () => expect(context.catalogue.content.subRegionById.get(area)?.name.en).toBe('North East'))
    expect((await act(`place/${place}/withdraw`)).status).toBe(204)
    await eventually(async () => expect((await places()).map(({ name }) => name)).not.toContain('Agni-Bucht'))
  })

  test('a country and a region keep their structure; their texts, climate and position change', async () => {
    expect((await act('', { kind: 'country', name: 'Spain' })).status).toBe(409)
    const region = await corfu()
    const id = region?.id ?? 0
    const wrong = { climate: { air: [1], sea: Array(12).fill(20) } }
    expect((await save('region', id, 'shared', wrong)).body.errors).toMatchObject([{ field: 'body.climate' }])
    const climate = { air: Array(12).fill(21.5), sea: Array(12).fill(18) }
    expect((await save('region', id, 'shared', { climate, lat: 39.6 })).status).toBe(200)
    expect(await publish('region', id, 'shared')).toMatchObject({ status: 204 })
    await eventually(async () => expect(context.catalogue.content.regionById.get(id)?.climate).toEqual(climate))
  })

  test('a slide show is chosen for a page by its pictures; the one of a villa is not offered', async () => {
    const { rows } = await db.execute<{ id: number; own: number }>(
      sql`select min(picture_id) as id, min(villa.slideshow_id) as own from villa join slideshow_picture using (slideshow_id)`,
    )
    const [{ id: pictureId = 0, own = 0 } = {}] = rows
    const slideshow = await create('slideshow', 'Harbours')
    await save('slideshow', slideshow, 'shared', { pictures: [pictureId, pictureId] }, 1).then(({ status }) =>
      expect(status).toBe(422),
    )
    await save('slideshow', slideshow, 'shared', { pictures: [pictureId] })
    expect(await publish('slideshow', slideshow, 'shared')).toMatchObject({ status: 204 })
    const choices = (await get('/api/office/content/choices?of=slideshow&words=harb', staff)).body.choices
    expect(choices).toMatchObject([
      { id: slideshow, name: 'Harbours', pictures: [expect.stringMatching(/^\/media\//)] },
    ])
    expect((await get(`/api/office/content/slideshow/${own}`, staff)).status).toBe(404)
    expect((await get(`/api/office/content/choices?of=slideshow&id=${own}`, staff)).body.choices).toEqual([])
    const page = await newPage('With Harbours')
    const module = (slideshowId: number) => ({
      modules: [{ key: 'a', type: 'SlideShow', slideshowId, pageIds: null }],
    })
    await save('page', page, 'shared', module(own))
    expect((await publish('page', page, 'shared', 'en')).body.errors).toMatchObject([{ code: 'invalid' }])
    await save('page', page, 'shared', module(slideshow))
    expect(await publish('page', page, 'shared', 'en')).toMatchObject({ status: 204 })
    expect((await act(`slideshow/${slideshow}/withdraw`)).status).toBe(409)
  })

  test('a source that an enquiry names stays, also while that enquiry is being stored', async () => {
    const source = await create('heard-about-us', 'A cousin')
    expect(await publish('heard-about-us', source, 'shared', 'en')).toMatchObject({ status: 204 })
    const names = { title: '', firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', phone: '' }
    const beside = connect(site.url, { max: 1 })
    try {
      const { withdrawn } = await withTransaction(beside.db, async tx => {
        await tx
          .insert(tables.enquiry)
          .values({ ...names, language: 'en', addressLine1: '', country: 'GB', heardAboutUsId: source })
        const begun = act(`heard-about-us/${source}/withdraw`)
        await eventually(async () => {
          const { rows } = await tx.execute(sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
          expect(rows.length).toBeGreaterThan(0)
        })
        return { withdrawn: begun }
      })
      expect((await withdrawn).body.code).toBe('not-in-this-state')
    } finally {
      await beside.close()
    }
    const named = eq(tables.enquiry.heardAboutUsId, source)
    expect((await db.select({ id: tables.enquiry.id }).from(tables.enquiry).where(named)).length).toBe(1)
  })

  test('a filter of amenities is offered once it is published, and an amenity that villas have stays', async () => {
    const amenity = await create('amenity', 'Wood-fired pizza')
    expect(await publish('amenity', amenity, 'shared', 'en')).toMatchObject({ status: 204 })
    const filter = await create('amenity-group', 'Pizza')
    await save('amenity-group', filter, 'shared', { amenities: [amenity] })
    expect(await publish('amenity-group', filter, 'shared', 'en')).toMatchObject({ status: 204 })
    await eventually(async () =>
      expect(context.catalogue.content.offeredAmenityGroups.map(({ id }) => id)).toContain(filter),
    )
    const [used] = await db.select().from(tables.villaAmenity).limit(1)
    expect((await act(`amenity/${used?.amenityId}/withdraw`)).status).toBe(409)
    expect((await act(`amenity-group/${filter}/withdraw`)).status).toBe(204)
    await eventually(async () =>
      expect(context.catalogue.content.offeredAmenityGroups.map(({ id }) => id)).not.toContain(filter),
    )
  })
})
