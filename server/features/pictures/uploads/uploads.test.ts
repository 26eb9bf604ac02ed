import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { maxOpenUploads, maxPictureBytes, maxUploadParts } from '#domain/pictures/picture-rules'
import { bearer, signInBy } from '#testing/accounts/accounts'
import { aColleague, staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { tusClient } from '#testing/site/upload-picture'
import { run } from './expire-uploads.ts'

const { app, db, store } = await testApp()
const staff = await staffBearer(db)
const { tus, begin, send, head, cancel, upload } = tusClient(app, staff)
const content = Buffer.from('no picture yet '.repeat(1000))
const locationOf = async (bytes = content.length) => String((await begin(bytes)).headers.location)
const idOf = (location: string) => location.split('/').at(-1) ?? ''

test('a file arrives in parts; the server says how far it has come', async () => {
  const begun = await begin(content.length, 'villa\\..\\pool.jpg')
  expect(begun.statusCode).toBe(201)
  const location = String(begun.headers.location)
  expect(location).toMatch(/^\/api\/office\/pictureuploads\/[0-9a-f-]{36}$/)
  expect(begun.headers['access-control-allow-origin']).toBeUndefined()
  const first = await send(location, 0, content.subarray(0, 5000))
  expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '5000'])
  const asked = await head(location)
  expect([asked.statusCode, asked.headers['upload-offset'], asked.headers['upload-length']]).toEqual([
    ...[200, '5000', String(content.length)],
  ])
  expect((await send(location, 4000, content.subarray(4000))).statusCode).toBe(409)
  expect((await send(location, 5000, content.subarray(5000))).statusCode).toBe(204)
  const [row] = await db
    .select()
    .from(tables.pictureUpload)
    .where(eq(tables.pictureUpload.id, idOf(location)))
  expect(row).toMatchObject({ name: 'villa .. pool.jpg', received: content.length })
  const parts = await Promise.all((row?.parts ?? []).map(key => store.find(key)))
  expect(Buffer.concat(parts.flatMap(part => part ?? []))).toEqual(content)
})

test('a killed connection loses at most its last part, and the upload goes on', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const large = Buffer.alloc(6 * 2 ** 20, content)
  const sent = 5 * 2 ** 20
  const location = await locationOf(large.length)
  const cut = request({
    ...{ port, path: location, method: 'PATCH' },
    headers: {
      ...{ ...tus, host: `localhost:${port}`, 'upload-offset': '0', 'content-length': String(large.length) },
      'content-type': 'application/offset+octet-stream',
    },
  })
  const isCut = once(cut, 'error')
  cut.write(large.subarray(0, sent))
  const arrived = async () => Number((await head(location)).headers['upload-offset'])
  await expect.poll(arrived).toBeGreaterThanOrEqual(4 * 2 ** 20)
  cut.destroy(new Error('the train enters a tunnel'))
  await isCut
  // The server may still be storing the rest; a sender that comes too early asks again.
  await expect
    .poll(async () => {
      const offset = await arrived()
      expect(offset).toBeLessThanOrEqual(sent)
      return (await send(location, offset, large.subarray(offset))).statusCode
    })
    .toBe(204)
  const [row] = await db
    .select()
    .from(tables.pictureUpload)
    .where(eq(tables.pictureUpload.id, idOf(location)))
  const parts = await Promise.all((row?.parts ?? []).map(key => store.find(key)))
  expect(Buffer.concat(parts.flatMap(part => part ?? [])).equals(large)).toBe(true)
})

test('two senders of the same bytes do not mix them', async () => {
  const location = await locationOf()
  const replies = await Promise.all([send(location, 0, content), send(location, 0, content)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  const [row] = await db
    .select()
    .from(tables.pictureUpload)
    .where(eq(tables.pictureUpload.id, idOf(location)))
  expect([row?.received, row?.parts.length]).toEqual([content.length, 1])
})

test('more than was announced, or than a picture can have, is refused', async () => {
  expect((await begin(maxPictureBytes + 1)).statusCode).toBe(413)
  expect((await begin(200_000_000)).statusCode).toBe(413)
  const location = await locationOf(10)
  expect((await send(location, 0, content)).statusCode).toBe(413)
  expect((await head(location)).headers['upload-offset']).toBe('0')
})

test('uploads of a colleague do not exist, and neither do they for clients and other staff', async () => {
  const location = await locationOf()
  const other = await staffBearer(db, await aColleague(db, { email: 'p@example.com', permissions: ['pictures'] }))
  const without = await staffBearer(db, await aColleague(db, { email: 'v@example.com', permissions: ['villas'] }))
  const lead = bearer(await signInBy(app))
  for (const headers of [other, without, lead]) {
    const theirs = { ...headers, 'tus-resumable': '1.0.0' }
    expect((await head(location, theirs)).statusCode).toBe(404)
    expect((await send(location, 0, content, theirs)).statusCode).toBe(404)
  }
  expect((await head(location, { 'tus-resumable': '1.0.0' })).statusCode).toBe(401)
  expect((await send('/api/office/pictureuploads/..%2f..%2fdrafts', 0, content)).statusCode).toBe(404)
})

test('a cancelled upload is gone with its parts', async () => {
  const id = await upload(content)
  const location = `/api/office/pictureuploads/${id}`
  expect((await cancel(location)).statusCode).toBe(204)
  expect((await head(location)).statusCode).toBe(404)
  expect(await Array.fromAsync(store.list(`unfinished/${id}`))).toEqual([])
})

test('one person cannot fill the store with uploads that are never finished', async () => {
  const busy = await staffBearer(db, await aColleague(db, { email: 'busy@example.com', permissions: ['pictures'] }))
  const [{ staffId } = { staffId: 0 }] = await db
    .select({ staffId: tables.staff.id })
    .from(tables.staff)
    .where(eq(tables.staff.email, 'busy@example.com'))
  const open = (count: number) => ({ staffId, name: 'a', bytes: count })
  const rows = Array.from({ length: maxOpenUploads - 1 }, () => ({ ...open(1), id: crypto.randomUUID() }))
  await db.insert(tables.pictureUpload).values(rows)
  const client = tusClient(app, busy)
  const replies = await Promise.all([client.begin(1), client.begin(1), client.begin(1)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 413, 413])
})

test('one upload cannot fill the store with parts of a byte', async () => {
  const location = await locationOf()
  await send(location, 0, content.subarray(0, 1))
  await db
    .update(tables.pictureUpload)
    .set({ parts: Array.from({ length: maxUploadParts }, (_, i) => `unfinished/${idOf(location)}/${i}`) })
    .where(eq(tables.pictureUpload.id, idOf(location)))
  expect((await send(location, 1, content.subarray(1))).statusCode).toBe(413)
  expect((await head(location)).headers['upload-offset']).toBe('1')
})

test('uploads end with the session, and with the permission', async () => {
  const email = 'leaving@example.com'
  const client = tusClient(app, await staffBearer(db, await aColleague(db, { email, permissions: ['pictures'] })))
  const location = String((await client.begin(content.length)).headers.location)
  expect((await client.send(location, 0, content.subarray(0, 100))).statusCode).toBe(204)
  await db
    .update(tables.staff)
    .set({ permissions: ['villas'] })
    .where(eq(tables.staff.email, email))
  expect((await client.send(location, 100, content.subarray(100))).statusCode).toBe(404)
  expect((await client.begin(1)).statusCode).toBe(404)
  await db
    .update(tables.staff)
    .set({ permissions: ['pictures'] })
    .where(eq(tables.staff.email, email))
  await db.execute(sql`delete from session where account_id = (
    select account.id from account join staff on staff.id = staff_id where staff.email = ${email})`)
  expect((await client.send(location, 100, content.subarray(100))).statusCode).toBe(401)
})

test('uploads expire, with files that no upload has; those under way stay', async () => {
  const [old, young] = [await upload(content), await upload(content)]
  const orphan = crypto.randomUUID()
  await store.save(`unfinished/${orphan}/0-a`, content)
  await db
    .update(tables.pictureUpload)
    .set({ startedAt: sql`app_now() - interval '3 days'` })
    .where(eq(tables.pictureUpload.id, old))
  expect((await head(`/api/office/pictureuploads/${old}`)).statusCode).toBe(404)
  await run({ db, store }, {}, { signal: new AbortController().signal })
  const folders = await Array.fromAsync(store.list('unfinished'))
  expect(folders).toContain(young)
  expect(folders).not.toContain(old)
  expect(folders).not.toContain(orphan)
})
