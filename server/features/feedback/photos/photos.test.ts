import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import type { Permission } from '#domain/access/actor'
import { maxPhotoBytes, maxPhotos } from '#domain/feedback/photos'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { aBooking } from '#testing/builders/bookings'
import { aVilla } from '#testing/builders/villas'
import { testApp } from '#testing/site/app'

const { app, db, catalogue, post } = await testApp()
const lead = bearer(await signInBy(app))
const staff = await staffBearer(db)
const colleague = async (permission: Permission) =>
  staffBearer(db, await aColleague(db, { email: `${permission}@example.com`, permissions: [permission] }))

type Link = { id: number; guid: string }
const past = { from: '2026-12-05', to: '2026-12-12' }

/** The link of a feedback request. */
async function asked(stay = past): Promise<Link> {
  const villa = await aVilla(db)
  const { bookingId } = await aBooking(db, { villaId: villa.id, stay })
  const [row] = await db.insert(tables.feedback).values({ bookingId }).returning()
  if (!row) throw new Error('no feedback request')
  await expect.poll(() => catalogue.villas.get(villa.id)).toBeDefined()
  return { id: row.id, guid: row.guid }
}

const plain = (width = 640, height = 480) => sharp({ create: { width, height, channels: 3, background: '#0e4a5a' } })
const jpeg = () => plain().jpeg().toBuffer()
const at = ({ id, guid }: Link) => `/api/core/feedback/feedbackid/${id}/guid/${guid}`
const add = (link: Link, content: Buffer) =>
  app.inject({ method: 'POST', url: `${at(link)}/photos`, payload: { content: content.toString('base64') } })
const added = async (link: Link) => (await add(link, await jpeg())).json().id as number
const remove = (link: Link, photo: number) => app.inject({ method: 'DELETE', url: `${at(link)}/photos/${photo}` })
const read = (link: Link, photo: number, size = '') => app.inject({ url: `${at(link)}/photos/${photo}${size}` })
const shownOf = async (link: Link) => (await app.inject({ url: at(link) })).json()
const submit = ({ id: feedbackId, guid }: Link) =>
  post('/api/core/feedback', { feedbackId, guid, overall: 5, comments: 'Quiet.', mayPublish: true, signature: 'Ada' })
const decide = (id: number, decision: string) =>
  post(`/api/office/feedback/${id}/decision`, { decision, title: '' }, staff)

describe('a photograph', () => {
  test('is stored upright, reduced and without place and camera, and shown with the feedback', async () => {
    const link = await asked()
    const content = await plain(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '39/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(content).metadata()).exif).toBeDefined()
    const reply = await add(link, content)
    expect([reply.statusCode, reply.json()]).toMatchObject([201, { width: 1000, height: 2000 }])
    await submit(link)
    const { photos, photosAreFinal, ratings } = await shownOf(link)
    expect([photos, photosAreFinal, ratings.overall]).toEqual([[reply.json()], false, 5])
    const large = await read(link, photos[0].id)
    expect(large.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' })
    const stored = await sharp(large.rawPayload).metadata()
    expect(stored).toMatchObject({ format: 'jpeg', width: 1000, height: 2000 })
    for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(stored[kind]).toBeUndefined()
    const small = await sharp((await read(link, photos[0].id, '?size=small')).rawPayload).metadata()
    expect(small).toMatchObject({ width: 200, height: 400 })
  })

  test.each([
    ['a PNG', () => plain().png().toBuffer()],
    ['a WebP', () => plain().webp().toBuffer()],
  ])('can be %s', async (_what, content) => {
    expect((await add(await asked(), await content())).statusCode).toBe(201)
  })

  test.each([
    [
      'a JPEG by its first bytes only',
      async () => Buffer.concat([(await jpeg()).subarray(0, 200), Buffer.alloc(900, 7)]),
      415,
    ],
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>'),
      415,
    ],
    ['a GIF', () => plain().gif().toBuffer(), 415],
    ['a text', async () => Buffer.from('hello'), 415],
    ['a dot', () => plain(20, 20).png().toBuffer(), 415],
    ['65 million pixels', () => plain(13_000, 5000).png({ compressionLevel: 9 }).toBuffer(), 413],
    ['more than 10 MB', async () => Buffer.alloc(maxPhotoBytes + 1), 413],
    ['30 MB', async () => Buffer.alloc(30_000_000), 413],
  ])('that is %s is refused', async (_what, content, status) => {
    const link = await asked()
    expect((await add(link, await content())).statusCode).toBe(status)
    expect((await shownOf(link)).photos).toEqual([])
  })

  test('is one of eight at most, even when all arrive at once', async () => {
    const link = await asked()
    const content = await jpeg()
    const replies = await Promise.all(Array.from({ length: maxPhotos - 2 }, () => add(link, content)))
    expect(replies.every(({ statusCode }) => statusCode === 201)).toBe(true)
    const last = await Promise.all(Array.from({ length: 5 }, () => add(link, content)))
    expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409, 409])
    expect((await shownOf(link)).photos).toHaveLength(maxPhotos)
  })

  test('needs the link of its own feedback, of a stay that is over', async () => {
    const one = await asked()
    const other = await asked()
    const ahead = await asked({ from: '2027-03-06', to: '2027-03-13' })
    const photo = await added(one)
    for (const link of [{ ...one, guid: other.guid }, { ...one, guid: crypto.randomUUID() }, other]) {
      expect((await read(link, photo)).statusCode).toBe(404)
      expect((await remove(link, photo)).statusCode).toBe(404)
    }
    for (const link of [{ ...one, guid: other.guid }, ahead])
      expect((await add(link, await jpeg())).statusCode).toBe(404)
    expect((await read(one, photo)).statusCode).toBe(200)
  })

  test('is removed until the feedback is published, and again once it is withheld or replaced', async () => {
    const link = await asked()
    const [first, second, third] = [await added(link), await added(link), await added(link)]
    expect((await remove(link, first)).statusCode).toBe(204)
    await submit(link)
    expect((await decide(link.id, 'published')).status).toBe(204)
    expect((await shownOf(link)).photosAreFinal).toBe(true)
    expect((await remove(link, second)).statusCode).toBe(409)
    expect((await add(link, await jpeg())).statusCode).toBe(409)
    await decide(link.id, 'withheld')
    expect((await remove(link, second)).statusCode).toBe(204)
    await decide(link.id, 'published')
    await submit(link)
    expect((await remove(link, third)).statusCode).toBe(204)
    expect((await remove(link, third)).statusCode).toBe(404)
  })
})

describe('staff for bookings', () => {
  const office = (id: number, headers: Record<string, string>) =>
    app.inject({ url: `/api/office/feedback/${id}/photos`, headers })
  const linkTo = (id: number, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/api/core/documents/links', headers, payload: { kind: 'feedback-photo', id } })

  test('see the photographs of feedback that was sent, small and large', async () => {
    const link = await asked()
    const photo = await added(link)
    expect((await office(link.id, staff)).statusCode).toBe(404)
    expect((await linkTo(photo, staff)).statusCode).toBe(404)
    await submit(link)
    const { feedback } = (await app.inject({ url: '/api/office/feedback', headers: staff })).json()
    expect(feedback.find(({ id }: Link) => id === link.id).photos).toEqual([{ id: photo, width: 640, height: 480 }])
    const { photos } = (await office(link.id, staff)).json()
    expect(photos).toMatchObject([{ id: photo, small: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) }])
    const opened = await app.inject({ url: new URL((await linkTo(photo, staff)).json().address).pathname })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/jpeg'])
    await db.delete(tables.feedbackPhoto).where(eq(tables.feedbackPhoto.id, photo))
    expect((await linkTo(photo, staff)).statusCode).toBe(404)
  })

  test('are the only ones: clients and other staff do not find them', async () => {
    const link = await asked()
    const photo = await added(link)
    await submit(link)
    for (const headers of [lead, await colleague('payments')]) {
      expect((await office(link.id, headers)).statusCode).toBe(404)
      expect((await linkTo(photo, headers)).statusCode).toBe(404)
    }
    expect((await office(link.id, {})).statusCode).toBe(401)
    expect((await linkTo(photo, {})).statusCode).toBe(401)
  })
})
