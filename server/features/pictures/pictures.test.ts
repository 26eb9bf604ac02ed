import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import * as tables from '#database/tables'
import { maxPicturePixels } from '#domain/pictures/picture-rules'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { tusClient } from '#testing/site/upload-picture'
import { rounds } from '#testing/soak'
import { run } from './delete-removed.ts'
import { listPictures } from './list-pictures.ts'

vi.setConfig({ testTimeout: 60_000 })

const site = await testApp()
const { app, db, store, get, post } = site
const staff = await staffBearer(db)
const { upload, begin } = tusClient(app, staff)
const other = await testApp({ beside: site })

let colour = 0
/** A photograph that no other test has: stripes of its own. */
async function photograph({ width = 900, height = 600, seed = ++colour } = {}) {
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const light = ((seed * 7919 + i * i * (31 + seed)) % 200) + 30
    return `<rect x="${(i * width) / 9}" width="${width / 9}" height="${height}" fill="rgb(${light},${light},${(seed * 37) % 255})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

const put = async (url: string, payload: object, headers = staff) => {
  const reply = await app.inject({ method: 'PUT', url, payload, headers })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined }
}
const add = async (content: Buffer, villaId?: number) =>
  post('/api/office/pictures', { uploadId: await upload(content), ...(villaId && { villaId }) }, staff)
const added = async (content: Buffer, villaId?: number): Promise<{ id: number; url: string }> =>
  (await add(content, villaId)).body.picture
const detailOf = async (id: number) => (await get(`/api/office/pictures/${id}`, staff)).body
const noTexts = { altEn: '', altFr: '', altDe: '', photographer: '', licence: '', licenceEnds: '' }
const edit = (id: number, revision: number, texts: object, focus = {}) =>
  put(`/api/office/pictures/${id}`, { revision, focus, texts: { ...noTexts, ...texts } })
const remove = (id: number) => app.inject({ method: 'DELETE', url: `/api/office/pictures/${id}`, headers: staff })
const file = (url: string) => app.inject({ url })

const [villa] = await db
  .select()
  .from(tables.villa)
  .where(eq(tables.villa.live, true))
  .orderBy(tables.villa.id)
  .limit(1)
if (!villa) throw new Error('no villa')
const ofVilla = async () => (await get(`/api/office/villas/${villa.id}/pictures`, staff)).body

describe('an upload', () => {
  test('becomes a picture without camera, place or rotation', async () => {
    const content = await sharp(await photograph({ width: 1600, height: 900 }))
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '39/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const reply = await add(content)
    expect([reply.status, reply.body.isKnown]).toEqual([201, false])
    expect(reply.body.picture).toMatchObject({ name: 'pool.jpg', width: 900, height: 1600, uses: 0, isDrawing: false })
    const [row] = await db.select().from(tables.picture).where(eq(tables.picture.id, reply.body.picture.id))
    const stored = await sharp(await store.find(row?.file ?? '')).metadata()
    expect(stored).toMatchObject({ format: 'jpeg', width: 900, height: 1600 })
    for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(stored[kind]).toBeUndefined()
    expect((await file(`${reply.body.picture.url}/400.jpg`)).statusCode).toBe(200)
  })

  test.each([
    [
      'a PNG with transparency',
      async () =>
        sharp({ create: { width: 700, height: 500, channels: 4, background: { r: 9, g: 80, b: 90, alpha: 0.5 } } })
          .png()
          .toBuffer(),
    ],
    [
      'a WebP',
      async () =>
        sharp(await photograph())
          .webp()
          .toBuffer(),
    ],
    [
      'an AVIF',
      async () =>
        sharp(await photograph())
          .avif({ effort: 0 })
          .toBuffer(),
    ],
    [
      'grey',
      async () =>
        sharp(await photograph())
          .greyscale()
          .jpeg()
          .toBuffer(),
    ],
  ])('can be %s', async (_what, content) => {
    expect((await add(await content())).status).toBe(201)
  })

  const huge = () =>
    sharp({ create: { width: 11_000, height: 11_000, channels: 3, background: '#0e4a5a' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
  test.each([
    [
      'a JPEG by its first bytes only',
      async () => Buffer.concat([(await photograph()).subarray(0, 300), Buffer.alloc(9000, 7)]),
      422,
      'picture-damaged',
    ],
    ['a photograph that ends early', async () => (await photograph()).subarray(0, 2500), 422, 'picture-damaged'],
    [
      'a drawing with a script',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'),
      415,
      'file-type-not-accepted',
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'file-type-not-accepted'],
    [
      'a GIF',
      async () =>
        sharp(await photograph())
          .gif()
          .toBuffer(),
      415,
      'file-type-not-accepted',
    ],
    [
      'a thumbnail',
      async () =>
        sharp(await photograph())
          .resize(300)
          .jpeg()
          .toBuffer(),
      422,
      'picture-too-small',
    ],
    ['121 million pixels in a small file', huge, 413, 'picture-too-many-pixels'],
  ])('that is %s is refused, and deleted', async (_what, make, status, code) => {
    const content = await make()
    const uploadId = await upload(content)
    const reply = await post('/api/office/pictures', { uploadId }, staff)
    expect([reply.status, reply.body.code]).toEqual([status, code])
    expect(await Array.fromAsync(store.list(`unfinished/${uploadId}`))).toEqual([])
    expect((await post('/api/office/pictures', { uploadId }, staff)).status).toBe(410)
  })

  test('of a bomb is refused by its header', () => expect(11_000 ** 2).toBeGreaterThan(maxPicturePixels))

  test('that has not arrived whole waits', async () => {
    const uploadId = String((await begin(5000)).headers.location)
      .split('/')
      .at(-1)
    expect((await post('/api/office/pictures', { uploadId }, staff)).body.code).toBe('upload-unfinished')
  })

  test('of a colleague, or of nobody, is gone', async () => {
    const theirs = await staffBearer(db, await aColleague(db, { email: 'c@example.com', permissions: ['pictures'] }))
    const uploadId = await upload(await photograph())
    expect((await post('/api/office/pictures', { uploadId }, theirs)).status).toBe(410)
    expect((await post('/api/office/pictures', { uploadId: crypto.randomUUID() }, staff)).status).toBe(410)
  })

  test('is added once: repeated, uploaded again, at once, and in another format without its metadata', async () => {
    const content = await photograph()
    const uploadId = await upload(content)
    const [first, again] = [
      await post('/api/office/pictures', { uploadId }, staff),
      await post('/api/office/pictures', { uploadId }, staff),
    ]
    expect([again.status, again.body.picture.id]).toEqual([201, first.body.picture.id])
    const known = await add(content)
    expect(known.body).toMatchObject({ isKnown: true, picture: { id: first.body.picture.id } })
    const fresh = await photograph()
    const [one, two] = [await upload(fresh), await upload(fresh)]
    const both = await Promise.all([one, two].map(id => post('/api/office/pictures', { uploadId: id }, staff)))
    expect(new Set(both.map(({ body }) => body.picture.id)).size).toBe(1)
  })

  test('that looks like another picture is added, and both are named', async () => {
    const content = await photograph({ width: 1200, height: 800 })
    const { id } = await added(content)
    const smaller = await add(await sharp(content).resize(800).webp({ quality: 60 }).toBuffer())
    expect(smaller.body.isKnown).toBe(false)
    expect(smaller.body.similar).toMatchObject([{ id }])
    expect((await detailOf(id)).similar).toMatchObject([{ id: smaller.body.picture.id }])
  })
})

describe('the library', () => {
  test('finds pictures by words, state and page', async () => {
    const { id } = await added(await photograph())
    const { revision } = await detailOf(id)
    await edit(id, revision, { altEn: 'A hammock under the carob tree', licenceEnds: '2027-02-01' })
    const list = async (query: string) =>
      (await get(`/api/office/pictures?${query}`, staff)).body.pictures.map((row: { id: number }) => row.id)
    expect(await list('words=hammo%20CAROB')).toEqual([id])
    expect(await list('words=!%26|')).toEqual([])
    for (const state of ['all', 'unused', 'no-alt', 'licence-ending'])
      expect(await list(`state=${state}`)).toContain(id)
    for (const state of ['licence-ended', 'removed']) expect(await list(`state=${state}`)).not.toContain(id)
    await db.update(tables.picture).set({ licenceEnds: '2027-01-14' }).where(eq(tables.picture.id, id))
    expect(await list('state=licence-ended')).toEqual([id])
    const first = (await get('/api/office/pictures', staff)).body
    expect(first.pictures).toHaveLength(48)
    const second = (await get(`/api/office/pictures?cursor=${first.next}`, staff)).body
    expect(second.pictures[0].id).toBeLessThan(first.pictures.at(-1).id)
  })

  test('searches unused pictures a part of the library at a time: pages can have none, and nothing is left out', async () => {
    await added(await photograph())
    const walk = async (order: '-added' | 'licence', examined?: number) => {
      const [ids, sizes]: [number[], number[]] = [[], []]
      let cursor: string | undefined
      do {
        const { pictures, next } = await listPictures(
          db,
          'everywhere',
          { state: 'unused', words: '', order, cursor },
          examined,
        )
        ids.push(...pictures.map(({ id }) => id))
        sizes.push(pictures.length)
        cursor = next ?? undefined
      } while (cursor !== undefined)
      return { ids, sizes }
    }
    for (const order of ['-added', 'licence'] as const) {
      const whole = await walk(order)
      expect(whole.ids.length).toBeGreaterThan(0)
      const byParts = await walk(order, 30)
      expect(byParts.ids).toEqual(whole.ids)
      expect(byParts.sizes).toContain(0)
    }
  })

  test('is exported as it is filtered, without formulas, and logged; of a colleague who may not, it is not found', async () => {
    const { id } = await added(await photograph())
    const { revision } = await detailOf(id)
    await edit(id, revision, { altEn: '=cmd() of a carafe', photographer: 'Ada', licenceEnds: '2027-09-01' })
    const csv = (payload: object, headers = staff) =>
      app.inject({ method: 'POST', url: '/api/office/pictures/csv', headers, payload })
    const reply = await csv({ words: 'carafe', order: 'licence' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv'])
    const [titles, ...lines] = reply.body.trim().split('\r\n')
    expect(titles).toMatch(/^\uFEFF?Id,File,Kind/)
    expect(lines).toEqual([`${id},pool.jpg,photograph,900,600,"'=cmd() of a carafe",,,Ada,,2027-09-01,0`])
    const [entry] = await db
      .select()
      .from(tables.staffAuditEntry)
      .where(eq(tables.staffAuditEntry.action, 'list-exported'))
    expect(entry?.reason).toContain('words: carafe')
    const theirs = await staffBearer(db, await aColleague(db, { email: 'v@example.com', permissions: ['villas'] }))
    expect((await csv({}, theirs)).statusCode).toBe(404)
  })

  test('knows every use: each foreign key to a picture is part of the view', async () => {
    const { rows: keys } = await db.execute<{ table: string }>(sql`
      select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'picture'::regclass order by 1`)
    const { rows: uses } = await db.execute<{ table: string }>(sql`
      select distinct table_name::text as table from information_schema.view_column_usage
      where view_name = 'picture_use' and column_name in ('picture_id', 'thumb_id') order by 1`)
    const own = ['picture_former_hash', 'picture_upload']
    expect(keys.map(row => row.table).filter(name => !own.includes(name))).toEqual(uses.map(row => row.table))
  })
})

describe('a picture', () => {
  test('keeps its texts, licence and focus; a stale edit is refused', async () => {
    const { id } = await added(await photograph())
    const before = await detailOf(id)
    const saved = await edit(
      id,
      before.revision,
      { altEn: 'A pool', photographer: 'Ada', licence: 'Ours' },
      { all: [20, 80] },
    )
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ alt: { en: 'A pool', fr: '' }, photographer: 'Ada', focus: { all: [20, 80] } })
    const stale = await edit(id, before.revision, { altEn: 'Another' })
    expect([stale.status, stale.body.code]).toEqual([409, 'edited-meanwhile'])
    expect(stale.body.current).toEqual(await detailOf(id))
    for (const focus of [{ all: [20, 101] }, { all: [1] }, { '5 / 4': [1, 1] }])
      expect((await edit(id, saved.body.revision, {}, focus)).status).toBe(422)
  })

  test('has a new address with its focus, and the upright crop follows it; the former address leads there', async () => {
    const left = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const content = await sharp({ create: { width: 1800, height: 800, channels: 3, background: '#0000ff' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .toBuffer()
    const { id, url } = await added(content)
    const red = async (address: string) => {
      const { data } = await sharp((await file(address)).rawPayload)
        .resize(1, 1)
        .raw()
        .toBuffer({ resolveWithObject: true })
      return (data[0] ?? 0) > 200
    }
    expect(await red(`${url}/400-tall.jpg`)).toBe(false)
    const { body } = await edit(id, (await detailOf(id)).revision, {}, { all: [50, 50], '3 / 4': [0, 50] })
    expect(body.url).not.toBe(url)
    expect(await red(`${body.url}/400-tall.jpg`)).toBe(true)
    const old = await file(`${url}/1000.webp`)
    expect([old.statusCode, old.headers.location]).toEqual([302, `${body.url}/1000.webp`])
    expect((await file(`/media/${id}-0123456789ab/1000.webp`)).statusCode).toBe(404)
  })

  /** Four columns of one colour each, so that a crop shows by its colours what it contains. */
  const columns = async (width: number, height: number, seed = 0) => {
    const colours = [`rgb(255,0,${seed})`, '#00ff00', '#0000ff', '#ffff00']
    const bars = colours.map((fill, i) => `<rect x="${i * 25}%" width="25%" height="100%" fill="${fill}"/>`)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bars.join('')}</svg>`
    return sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer()
  }
  const isGreen = async (address: string) => {
    const { data, info } = await sharp((await file(address)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (share: number) =>
      (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * info.channels
    return [0.03, 0.5, 0.97].map(share => (data[at(share)] ?? 0) < 60 && (data[at(share) + 1] ?? 0) > 190)
  }
  const shownBy = async (server: typeof site, id: number) => {
    const { body } = await server.get(`/api/core/properties/${villa.id}/lang/en`)
    return [body.thumb].find((each: { id: number }) => each.id === id)
  }

  test('shows exactly the chosen part at every width, in another process too; former addresses lead there', async () => {
    const { id } = await added(await columns(4000, 2667), villa.id)
    const before = await ofVilla()
    const order = before.pictures.map((row: { id: number; room: number | null }) => ({ id: row.id, room: row.room }))
    const path = `/api/office/villas/${villa.id}/pictures`
    await put(path, { revision: before.revision, thumbId: id, pictures: order })
    // The second column: a quarter of the width, between the first and the third one.
    const crop = { '4 / 3': [33.3, 50, 3.56], '3 / 4': [33.3, 50, 2] }
    const { body, status } = await edit(id, (await detailOf(id)).revision, {}, crop)
    expect([status, body.focus]).toEqual([200, crop])
    await expect.poll(async () => (await shownBy(other, id))?.url).toBe(body.url)
    const shown = await shownBy(other, id)
    expect(shown.crops['4 / 3']).toEqual({ url: `${body.url}/4x3`, width: 999, height: 749 })
    for (const [width, format] of [
      [200, 'jpg'],
      [520, 'webp'],
      [1000, 'avif'],
    ] as const) {
      const address = `${body.url}/4x3/${width}.${format}`
      expect(await isGreen(address)).toEqual([true, true, true])
      const made = await sharp((await file(address)).rawPayload).metadata()
      expect(made.width).toBe(Math.min(width, 999))
      expect(Math.abs(made.width - (made.height * 4) / 3)).toBeLessThan(2)
    }
    expect(await isGreen(`${body.url}/400-tall.jpg`)).toEqual([true, true, true])
    expect((await file(`${body.url}/3x2/200.jpg`)).statusCode).toBe(404)
    for (const name of ['5x4/200.jpg', '4x3/201.jpg', '4x3/400-tall.jpg', '4x3/3x2/200.jpg'])
      expect((await file(`${body.url}/${name}`)).statusCode).toBe(404)
    const moved = await edit(id, body.revision, {}, { '4 / 3': [0, 50, 2] })
    const former = await file(`${body.url}/4x3/760.jpg`)
    expect([former.statusCode, former.headers.location]).toEqual([302, `${moved.body.url}/4x3/760.jpg`])
    const whole = await edit(id, moved.body.revision, {})
    expect((await file(`${body.url}/4x3/760.jpg`)).headers.location).toBe(`${whole.body.url}/760.jpg`)
    const { number } = whole.body.versions.find((version: { number: number }) => version.number > 1)
    const restored = await post(
      `/api/office/pictures/${id}/versions/${number - 1}/restore`,
      { revision: whole.body.revision },
      staff,
    )
    expect([restored.body.focus, restored.body.url]).toEqual([{ '4 / 3': [0, 50, 2] }, moved.body.url])
  })

  test.each([
    ['no pixels', { '4 / 3': [50, 50, 0] }],
    ['beyond every zoom', { '4 / 3': [50, 50, 9] }],
    ['outside of the picture', { '4 / 3': [-1, 50, 2] }],
    ['endless digits', { '4 / 3': [33.333333, 50, 2] }],
    ['endless digits of a zoom', { '4 / 3': [33, 50, 1.23456] }],
    ['no number', { '4 / 3': ['50', 50, 2] }],
    ['a further number', { '4 / 3': [50, 50, 2, 2] }],
    ['a ratio that the site has not', { '5 / 4': [50, 50, 2] }],
    ['a zoom of all ratios', { all: [50, 50, 2] }],
    ['too few pixels', { '4 / 3': [50, 50, 4] }],
  ])('has no crop of %s', async (_what, focus) => {
    const { id } = await added(await columns(2400, 1600))
    const { revision } = await detailOf(id)
    const { status, body } = await edit(id, revision, {}, focus)
    expect([status, body.code]).toEqual([422, 'invalid-input'])
    expect(body.errors[0].field).toMatch(/^body\.focus/)
    expect((await detailOf(id)).focus).toEqual({})
  })

  test('of a smaller file has crops that are no closer than its pixels allow', async () => {
    const { id } = await added(await columns(4000, 2667, 3))
    const { body } = await edit(id, (await detailOf(id)).revision, {}, { '1 / 1': [20, 30, 6], '21 / 9': [0, 0, 2] })
    const uploadId = await upload(await columns(1200, 800, 4))
    const replaced = await put(`/api/office/pictures/${id}/file`, { uploadId, revision: body.revision })
    expect(replaced.body.focus).toEqual({ '1 / 1': [20, 30, 2], '21 / 9': [0, 0] })
    expect((await file(`${replaced.body.url}/1x1/200.jpg`)).statusCode).toBe(200)
    expect((await file(`${body.url}/21x9/200.jpg`)).headers.location).toBe(`${replaced.body.url}/200.jpg`)
  })

  test('has the crop of one of two editors, and many pictures have theirs at once', async () => {
    const { id } = await added(await columns(2400, 1600, 5))
    const { revision } = await detailOf(id)
    const both = await Promise.all([1.5, 2].map(zoom => edit(id, revision, {}, { '1 / 1': [50, 50, zoom] })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const drawings = await db
      .select({ id: tables.picture.id, revision: tables.picture.revision })
      .from(tables.picture)
      .where(sql`brief is not null and removed_at is null`)
      .limit(rounds({ few: 20, many: 200 }))
    const saved = await Promise.all(drawings.map(each => edit(each.id, each.revision, {}, { '4 / 3': [10, 90, 2.5] })))
    expect(saved.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual([])
    const drawn = await sharp((await file(`${saved[0]?.body.url}/4x3/200.webp`)).rawPayload).metadata()
    expect([drawn.width, drawn.height]).toEqual([200, 150])
  })

  test('gets another file without losing uses or texts, and takes the former one back', async () => {
    const { id, url } = await added(await photograph(), villa.id)
    await edit(id, (await detailOf(id)).revision, { altEn: 'The pool' })
    const before = await detailOf(id)
    const uploadId = await upload(await photograph({ width: 1000, height: 1000 }))
    const path = `/api/office/pictures/${id}/file`
    expect((await put(path, { uploadId, revision: before.revision + 1 })).body.code).toBe('edited-meanwhile')
    const { status, body } = await put(path, { uploadId, revision: before.revision })
    expect(status).toBe(200)
    expect(body).toMatchObject({ width: 1000, alt: { en: 'The pool' }, usedBy: [{ kind: 'villa', id: villa.id }] })
    expect((await put(path, { uploadId, revision: before.revision })).status).toBe(200)
    expect((await file(`${url}/80.jpg`)).headers.location).toBe(`${body.url}/80.jpg`)
    const { number } = body.versions.find((version: { canBeRestored: boolean }) => version.canBeRestored)
    const restored = await post(
      `/api/office/pictures/${id}/versions/${number}/restore`,
      { revision: body.revision },
      staff,
    )
    expect(restored.body).toMatchObject({ width: 900, alt: { en: 'The pool' }, url: before.url })
    expect((await file(`${url}/80.jpg`)).statusCode).toBe(200)
  })

  test('that was a drawing becomes a photograph, and a drawing again', async () => {
    const [drawing] = await db
      .select()
      .from(tables.picture)
      .where(sql`brief is not null`)
      .orderBy(tables.picture.id)
      .limit(1)
    const id = drawing?.id ?? 0
    const uploadId = await upload(await photograph())
    const { revision } = await detailOf(id)
    const replaced = await put(`/api/office/pictures/${id}/file`, { uploadId, revision })
    expect(replaced.body.isDrawing).toBe(false)
    const back = await post(
      `/api/office/pictures/${id}/versions/1/restore`,
      { revision: replaced.body.revision },
      staff,
    )
    expect(back.body.isDrawing).toBe(true)
    expect((await file(`${back.body.url}/80.webp`)).statusCode).toBe(200)
  })

  test('in use is not removed; another one is, can be restored, and is deleted after a month', async () => {
    const used = await added(await photograph(), villa.id)
    expect((await remove(used.id)).json().code).toBe('picture-in-use')
    const content = await photograph()
    const { id } = await added(content)
    expect((await remove(id)).statusCode).toBe(204)
    expect((await remove(id)).statusCode).toBe(404)
    expect((await post(`/api/office/pictures/${id}/restore`, {}, staff)).body.isRemoved).toBe(false)
    await remove(id)
    expect((await add(content)).body).toMatchObject({ isKnown: true, picture: { id, isRemoved: false } })
    await remove(id)
    const [row] = await db.select().from(tables.picture).where(eq(tables.picture.id, id))
    const clean = () => run({ db, store }, {}, { signal: new AbortController().signal })
    await clean()
    expect((await get(`/api/office/pictures/${id}`, staff)).status).toBe(200)
    await db
      .update(tables.picture)
      .set({ removedAt: sql`app_now() - interval '31 days'` })
      .where(eq(tables.picture.id, id))
    await clean()
    expect((await get(`/api/office/pictures/${id}`, staff)).status).toBe(404)
    expect(await store.find(row?.file ?? '')).toBeUndefined()
  })

  test('leaves its file to another picture that had it before', async () => {
    const content = await photograph()
    const { id } = await added(content)
    const { revision } = await detailOf(id)
    const uploadId = await upload(await photograph())
    const replaced = await put(`/api/office/pictures/${id}/file`, { uploadId, revision })
    const again = await added(content)
    expect(again.id).not.toBe(id)
    await remove(again.id)
    await db
      .update(tables.picture)
      .set({ removedAt: sql`app_now() - interval '31 days'` })
      .where(eq(tables.picture.id, again.id))
    await run({ db, store }, {}, { signal: new AbortController().signal })
    expect((await get(`/api/office/pictures/${again.id}`, staff)).status).toBe(404)
    const restored = `/api/office/pictures/${id}/versions/1/restore`
    const back = await post(restored, { revision: replaced.body.revision }, staff)
    expect((await file(`${back.body.url}/80.webp`)).statusCode).toBe(200)
  })
})

describe('the descriptions of all pictures of a villa', () => {
  const url = `/api/office/villas/${villa.id}/pictures/texts`
  const present = async () => (await get(url, staff)).body.pictures
  const texts = { ...noTexts, altEn: 'The pool', altFr: 'La piscine', altDe: 'Der Pool', photographer: 'Ada' }

  test('are saved at once, with a version and an entry in the log for each that changed', async () => {
    const [one, two, three] = await present()
    const [{ count: before = 0 } = {}] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(tables.recordVersion)
      .where(eq(tables.recordVersion.recordId, two.id))
    const unchanged = {
      ...{ altEn: three.alt.en, altFr: three.alt.fr, altDe: three.alt.de, photographer: three.photographer },
      ...{ licence: three.licence, licenceEnds: three.licenceEnds ?? '' },
    }
    const pictures = [
      { id: one.id, revision: one.revision, texts },
      { id: two.id, revision: two.revision, texts: { ...texts, altEn: 'The sea', licenceEnds: '2030-12-31' } },
      { id: three.id, revision: three.revision, texts: unchanged },
    ]
    const saved = await put(url, { pictures })
    expect(saved.status).toBe(200)
    expect(saved.body.pictures.slice(0, 3)).toMatchObject([
      { alt: { en: 'The pool', fr: 'La piscine', de: 'Der Pool' }, photographer: 'Ada', licenceEnds: null },
      { alt: { en: 'The sea' }, licenceEnds: '2030-12-31' },
      { revision: three.revision, alt: three.alt },
    ])
    const versions = await db.select().from(tables.recordVersion).where(eq(tables.recordVersion.recordId, two.id))
    expect(versions.length).toBeGreaterThan(before)
    // The page of the villa has them without a restart, of another process too.
    for (const { get: read } of [site, other])
      await expect
        .poll(async () => {
          const { body: shown } = await read(`/api/core/slideshows/${villa.slideshowId}/images/lang/en`)
          return shown.find(({ id }: { id: number }) => id === one.id)?.alt
        })
        .toBe('The pool')
  })

  test('are all refused where one of them has changed meanwhile, and the present ones come back', async () => {
    const [one, two] = await present()
    await edit(two.id, two.revision, { altEn: 'Theirs' })
    const pictures = [one, two].map(({ id, revision }) => ({ id, revision, texts: { ...texts, altEn: 'Mine' } }))
    const { status, body } = await put(url, { pictures })
    expect([status, body.code]).toEqual([409, 'edited-meanwhile'])
    expect(body.current.pictures.slice(0, 2).map(({ alt }: { alt: { en: string } }) => alt.en)).toEqual([
      one.alt.en,
      'Theirs',
    ])
    expect((await present())[0].revision).toBe(one.revision)
  })

  test('are refused for a picture of another villa, one named twice, and huge texts', async () => {
    const [one] = await present()
    const { id } = await added(await photograph())
    const send = (...pictures: object[]) => put(url, { pictures })
    const edited = { id: one.id, revision: one.revision, texts }
    expect((await send(edited, { id, revision: 1, texts })).status).toBe(404)
    expect((await send(edited, edited)).status).toBe(422)
    expect((await send({ ...edited, texts: { ...texts, altDe: 'x'.repeat(501) } })).status).toBe(422)
    expect((await send()).status).toBe(422)
    // As many pictures as a villa has, with the longest texts of all three languages.
    const long = 'ä'.repeat(500)
    const full = {
      altEn: long,
      altFr: long,
      altDe: long,
      photographer: 'ä'.repeat(200),
      licence: long,
      licenceEnds: '',
    }
    const many = Array.from({ length: 200 }, (_, i) => ({ id: 2_000_000_000 + i, revision: 1, texts: full }))
    expect((await send(...many)).status).toBe(404)
    expect((await put('/api/office/villas/2000000000/pictures/texts', { pictures: [edited] })).status).toBe(404)
    expect((await present())[0].revision).toBe(one.revision)
  })
})

describe('the pictures of a villa', () => {
  test('are ordered with their rooms, and every process shows it', async () => {
    const { id } = await added(await photograph(), villa.id)
    const before = await ofVilla()
    expect(before.pictures.at(-1)).toMatchObject({ id, room: null })
    const order = before.pictures.map(({ id: each, room }: { id: number; room: number | null }) => ({ id: each, room }))
    const wanted = [{ id, room: 0 }, ...order.slice(0, -1)]
    const path = `/api/office/villas/${villa.id}/pictures`
    const { status, body } = await put(path, { revision: before.revision, thumbId: id, pictures: wanted })
    expect(status).toBe(200)
    expect(body.pictures[0]).toMatchObject({ id, room: 0 })
    expect((await put(path, { revision: before.revision, thumbId: id, pictures: wanted })).body.code).toBe(
      'edited-meanwhile',
    )
    for (const one of [site, other])
      await expect
        .poll(async () => {
          const { body: shown } = await one.get(`/api/core/slideshows/${villa.slideshowId}/images/lang/en`)
          return [shown[0].id, one.catalogue.villas.get(villa.id)?.row.thumb.id]
        })
        .toEqual([id, id])
    const { focus: _, ...detail } = await detailOf(id)
    await edit(id, detail.revision, { altEn: 'Seen by all' }, { all: [10, 90] })
    for (const one of [site, other])
      await expect
        .poll(async () => {
          const { body: shown } = await one.get(`/api/core/slideshows/${villa.slideshowId}/images/lang/en`)
          return [shown[0].alt, shown[0].focus, one.catalogue.villas.get(villa.id)?.row.thumb.focus]
        })
        .toEqual(['Seen by all', { all: '10% 90%' }, { all: [10, 90] }])
    const undone = await put(path, { revision: body.revision, thumbId: before.thumbId, pictures: order })
    expect(undone.body.pictures.map((row: { id: number }) => row.id)).toEqual(
      order.map((row: { id: number }) => row.id),
    )
    const [version] = await db
      .select()
      .from(tables.recordVersion)
      .where(sql`kind = 'villa-pictures' and record_id = ${villa.id}`)
      .orderBy(sql`number desc`)
    expect(version?.state).toMatchObject({ thumbId: before.thumbId })
  })

  test('are never none, twice the same, removed ones, of rooms that it has not, or without the first one', async () => {
    const { revision, thumbId, pictures, rooms } = await ofVilla()
    const { id } = await added(await photograph())
    await remove(id)
    const order = pictures.map((row: { id: number; room: number | null }) => ({ id: row.id, room: row.room }))
    const path = `/api/office/villas/${villa.id}/pictures`
    const wrong = [
      { thumbId, pictures: [] },
      { thumbId, pictures: [...order, order[0]] },
      { thumbId, pictures: [...order, { id, room: null }] },
      { thumbId, pictures: [...order, { id: 2_000_000_000, room: null }] },
      { thumbId, pictures: [{ ...order[0], room: rooms.length }, ...order.slice(1)] },
      { thumbId: id, pictures: order },
    ]
    for (const body of wrong) expect((await put(path, { revision, ...body })).status).toBe(422)
    expect(await ofVilla()).toMatchObject({ revision, pictures })
  })

  test('are found by the name of the villa, also of one that is not public', async () => {
    const find = async (words: string) => (await get(`/api/office/picturedvillas?words=${words}`, staff)).body.villas
    expect(await find(encodeURIComponent(villa.name.slice(0, 5)))).toContainEqual(
      expect.objectContaining({ id: villa.id }),
    )
    const [draft] = await db.select().from(tables.villa).orderBy(sql`id desc`).limit(1)
    await db
      .update(tables.villa)
      .set({ live: false })
      .where(eq(tables.villa.id, draft?.id ?? 0))
    await expect.poll(() => site.catalogue.villas.get(draft?.id ?? 0)).toBeUndefined()
    expect(await find(encodeURIComponent(draft?.name ?? ''))).toContainEqual(expect.objectContaining({ id: draft?.id }))
  })
})
