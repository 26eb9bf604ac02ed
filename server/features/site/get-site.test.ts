import { expect, test } from 'vitest'
import { testApp } from '#testing/site/app'

const { app } = await testApp()
const ask = (lang: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/core/site/lang/${lang}`, headers })

test('each language and audience has a response of its own', async () => {
  const bodies = [await ask('en'), await ask('de'), await ask('en', { cookie: 'officecountry=it' })].map(
    reply => reply.body,
  )
  expect(new Set(bodies).size).toBe(3)
  expect([(await ask('en')).body, (await ask('de')).body]).toEqual(bodies.slice(0, 2))
})

test('a shared response carries the id of its request, and no counters of another client', async () => {
  for (const id of ['request-of-anna', 'request-of-bruno']) {
    const { headers } = await ask('fr', { 'x-request-id': id })
    expect(headers['x-request-id']).toBe(id)
    expect(Object.keys(headers).filter(name => name.startsWith('x-ratelimit'))).toEqual([])
  }
})
