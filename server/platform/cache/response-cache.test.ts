import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { eventually } from '#testing/eventually'
import { type PreparedResponse, prepareResponse, sendPrepared } from './prepared-response.ts'
import { ResponseCache } from './response-cache.ts'

const reply = (text: string) => prepareResponse(200, text, { headers: {}, quality: 4 })
const words = (length: number) =>
  Array.from({ length: length / 8 }, (_, i) => String((i * 7919) % 10_000_000).padStart(8)).join('')

/** The real bytes of a response, in all its encodings. */
const held = ({ variants }: PreparedResponse) => Object.values(variants).reduce((sum, { body }) => sum + body.length, 0)

test('the cache never exceeds its bytes, and evicts the least recently used entry', () => {
  const kept = new ResponseCache({ bytes: 1_000_000 })
  for (let i = 0; i < 500; i++) {
    kept.set(`/${i}`, { ready: reply(words(40_000)) })
    kept.get('/0')
    expect(kept.bytes).toBeLessThanOrEqual(1_000_000)
  }
  expect(kept.get('/0')).toBeDefined()
  expect(kept.get('/1')).toBeUndefined()
  expect(kept.get('/499')).toBeDefined()
})

test('a long key is counted too', () => {
  const kept = new ResponseCache({ bytes: 100_000 })
  for (let i = 0; i < 100; i++) kept.set(`/${i}?${'x'.repeat(10_000)}`, { ready: reply('{}') })
  expect(
    Array.from({ length: 100 }, (_, i) => kept.get(`/${i}?${'x'.repeat(10_000)}`)).filter(Boolean).length,
  ).toBeLessThan(6)
})

test('a response beyond its share is not cached, and evicts no others', () => {
  const kept = new ResponseCache({ bytes: 1_000_000, share: 1 / 8 })
  kept.set('/small', { ready: reply(words(80_000)) })
  kept.set('/large', { ready: reply(words(800_000)) })
  expect(kept.get('/large')).toBeUndefined()
  expect(kept.get('/small')).toBeDefined()
})

test('compressed forms are counted when they are made, the smallest in place of the one before', async () => {
  const kept = new ResponseCache({ bytes: 1_000_000 })
  const ready = prepareResponse(200, words(100_000), { headers: {}, quality: 9 })
  kept.set('/', { ready })
  const beside = kept.bytes - held(ready)
  const app = Fastify()
  app.get('/', (request, reply) => sendPrepared(request, reply, ready))
  const ask = (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
  for (const encoding of ['gzip', 'br']) {
    const before = kept.bytes
    const { rawPayload } = await ask(encoding)
    expect(kept.bytes).toBe(before + rawPayload.length)
  }
  const first = ready.variants.br?.body.length
  await ask('br')
  await eventually(() => expect(ready.variants.br?.body.length).not.toBe(first))
  expect(kept.bytes).toBe(held(ready) + beside)
  kept.delete('/')
  expect(kept.bytes).toBe(0)
  await app.close()
})
