import { expect, test } from 'vitest'
import { objectStore } from '#testing/network/object-store'
import { testApp } from '#testing/site/app'

/** Two machines with one database and one bucket. */
const remote = await objectStore()
const one = await testApp({ environment: remote.environment })
const other = await testApp({ environment: remote.environment, beside: one })
const { body } = await one.get('/api/core/properties/1/lang/en')
const drawing: string = body.thumb.url
const savedAs = (name: string) => `sizes${drawing.replace('/media', '')}/${name}`
const timesSaved = (key: string) => remote.calls.filter(call => call === `PUT ${key}`).length

test('a picture is made once for all machines, even when both need it at once', async () => {
  const url = `${drawing}/400.webp`
  const replies = await Promise.all([one, other, one, other].map(({ app }) => app.inject({ url })))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(timesSaved(savedAs('400.webp'))).toBe(1)
})

test('a picture that could not be stored is sent, and made by the next machine', async () => {
  const url = `${drawing}/200.webp`
  expect((await one.app.inject({ url })).statusCode).toBe(200)
  remote.objects.clear()
  expect((await other.app.inject({ url })).statusCode).toBe(200)
  expect(timesSaved(savedAs('200.webp'))).toBe(2)
})

test('while the store does not answer, pictures are unavailable and pages are not', async () => {
  remote.become('failing')
  const reply = await one.app.inject({ url: `${drawing}/80.webp` })
  expect([reply.statusCode, reply.json().code, reply.headers['cache-control']]).toEqual([
    503,
    'unavailable',
    'no-store',
  ])
  expect((await one.get('/api/core/properties/1/lang/en')).status).toBe(200)
  remote.become('well')
  expect((await one.app.inject({ url: `${drawing}/80.webp` })).statusCode).toBe(200)
})
