import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { testApp } from '#testing/site/app'

const lines: string[] = []
const { app, db, get, store } = await testApp({ log: line => lines.push(line) })
const { body } = await get('/api/core/properties/1/lang/en')
const drawing: string = body.thumb.url
const picture = async (path: string) => app.inject({ url: path })

describe('a picture', () => {
  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('comes as %s in the requested width, immutable under its URL', async (format, type, kind) => {
    const reply = await picture(`${drawing}/200.${format}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe(type)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { width, height, format: found } = await sharp(reply.rawPayload).metadata()
    expect({ width, height, found }).toEqual({ width: 200, height: 133, found: kind })
  })

  test('comes upright too, for telephones', async () => {
    const reply = await picture(`${drawing}/400-tall.webp`)
    const { width, height } = await sharp(reply.rawPayload).metadata()
    expect({ status: reply.statusCode, width, height }).toEqual({ status: 200, width: 400, height: 533 })
    expect((await picture(`${drawing}/520-tall.webp`)).statusCode).toBe(404)
  })

  test('is made once for concurrent requests, and stored', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => picture(`${drawing}/80.webp`)))
    expect(new Set(replies.map(reply => createHash('sha256').update(reply.rawPayload).digest('hex'))).size).toBe(1)
    expect(await store.find(`sizes${drawing.replace('/media', '')}/80.webp`)).toEqual(replies[0]?.rawPayload)
  })

  test.each([
    '/media/1-000000000000/200.webp',
    '/media/999999-000000000000/200.webp',
    '/media/1-abc/200.webp',
    `${drawing}/201.webp`,
    `${drawing}/200.gif`,
    '/media/%2e%2e%2f%2e%2e%2fpackage.json',
  ])('%s is not found', async path => {
    expect((await picture(path)).statusCode).toBe(404)
  })
})

test('a picture that cannot be stored is shown all the same', async () => {
  const { body: pictures } = await get(`/api/core/slideshows/${body.slideshowId}/images/lang/en`)
  const other: string = pictures[1].url
  // A file blocks the path of the folder.
  await store.save(`sizes${other.replace('/media', '')}`, new Uint8Array())
  expect((await picture(`${other}/68.webp`)).statusCode).toBe(200)
})

test('an uploaded photograph goes the same way, turned upright and never made larger', async () => {
  const photograph = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#B5532C' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  await store.save('uploads/photograph.jpg', photograph)
  const hash = createHash('sha256').update(photograph).digest('hex').slice(0, 12)
  const text = { en: 'A wall', fr: 'Un mur', de: 'Eine Wand' }
  await db
    .insert(tables.picture)
    .values({ id: 90_000, hash, file: 'uploads/photograph.jpg', width: 600, height: 300, colour: '#b5532c', alt: text })
  const small = await sharp((await picture(`/media/90000-${hash}/400.jpg`)).rawPayload).metadata()
  expect([small.width, small.height]).toEqual([400, 200])
  const large = await sharp((await picture(`/media/90000-${hash}/1920.jpg`)).rawPayload).metadata()
  expect([large.width, large.height]).toEqual([600, 300])
})

test('a picture whose file is missing is not found, which is logged once; an unreadable store is unavailable', async () => {
  const text = { en: 'A wall', fr: 'Un mur', de: 'Eine Wand' }
  const row = { hash: '0123456789ab', width: 600, height: 300, colour: '#b5532c', alt: text }
  // The name is longer than file systems allow, so reading fails.
  const unreadable = `photographs/${'long'.repeat(100)}.jpg`
  await db.insert(tables.picture).values([
    { ...row, id: 90_001, file: 'photographs/lost.jpg' },
    { ...row, id: 90_002, file: unreadable },
  ])
  await store.save('photographs/other.jpg', new Uint8Array(1))
  const before = lines.length
  for (const width of [200, 400, 200])
    expect((await picture(`/media/90001-0123456789ab/${width}.jpg`)).statusCode).toBe(404)
  expect(lines.slice(before).filter(line => line.includes('the file of a picture is missing'))).toHaveLength(1)
  expect((await picture('/media/90002-0123456789ab/200.jpg')).statusCode).toBe(503)
})
