import { describe, expect, test } from 'vitest'
import { testApp } from '#testing/site/app'

/** The headers of every response with some configuration. */
async function headersOf(environment: Record<string, string>) {
  const { app } = await testApp({ environment })
  return (await app.inject({ url: '/api/core/officehours' })).headers as Record<string, string | undefined>
}

const policyOf = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split(';').map(directive => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('over https', async () => {
  const headers = await headersOf({ PUBLIC_URL: 'https://villas.example' })

  test('browsers remember for two years to come by it alone', () => {
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(policyOf(headers)).toHaveProperty('upgrade-insecure-requests')
  })
})

describe('over http, as on one’s own machine', async () => {
  const headers = await headersOf({})

  test('there is no HSTS', () => {
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(policyOf(headers)).not.toHaveProperty('upgrade-insecure-requests')
  })

  test('no site can frame ours, and no third-party origin is allowed', () => {
    expect(policyOf(headers)).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    })
  })
})

test('origins that the configuration allows on pages are not allowed in API responses', async () => {
  const policy = policyOf(
    await headersOf({
      MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
      HERO_VIDEO: 'https://films.example/sea.mp4',
      CALL_BOOKING_URL: 'https://calls.example/book',
    }),
  )
  expect(policy).toMatchObject({ 'img-src': "'self' data:", 'media-src': "'self'", 'frame-src': "'none'" })
})
