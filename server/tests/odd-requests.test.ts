import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as tables from '#database/tables'
import { decodeAvailability } from '#domain/availability/availability-codec'
import { anOption } from '#testing/builders/bookings'
import { eventually } from '#testing/eventually'
import { type RawAnswer, rawAnswer } from '#testing/network/raw-request'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'

const { app, db, clock, catalogue } = await testApp({ renderer: await builtSite() })
const ask = (url: string, options: { method?: 'GET' | 'PUT'; headers?: Record<string, string> } = {}) =>
  app.inject({ url, ...options })

describe('an address that cannot be one of the site', () => {
  test.each([
    ['control characters', '/greece%0d%0aSet-Cookie:x=1'],
    ['a line separator', '/greece%E2%80%A8'],
    ['malformed percent-encoding', '/greece/%'],
    ['fifteen thousand characters', `/${'a/'.repeat(7500)}`],
    ['nothing but percent signs', `/${'%'.repeat(15_000)}`],
    ['another site in front of it', '//villas.example/greece'],
  ])('with %s is a page that is not there', async (_, url) => {
    const reply = await ask(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  test('of an endpoint is rejected as a problem with all its headers', async () => {
    const reply = await ask('/api/core/properties/%/lang/en')
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'malformed-request' })
    expect(reply.headers).toMatchObject({ 'content-type': 'application/problem+json', 'x-frame-options': 'DENY' })
  })
})

describe('a method that an address does not take', () => {
  test.each([
    ['/greece', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/media/x', 'GET, HEAD'],
    ['/api/core/properties/search', 'GET, HEAD'],
    ['/api/core/properties/1/lang/en', 'GET, HEAD'],
    ['/api/core/contacts/emailsub/footer', 'POST'],
  ])('is refused with those that %s takes', async (url, allow) => {
    const reply = await ask(url, { method: 'PUT' })
    expect(reply.statusCode).toBe(405)
    expect(reply.headers.allow?.toString().split(', ').sort().join(', ')).toBe(allow)
    expect(reply.json()).toMatchObject({ code: 'method-not-allowed', status: 405 })
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  const asJson = 'application/json'
  const asked: [what: string, method: string, body?: string, type?: string, length?: number][] = [
    ['nothing', 'DELETE'],
    ['broken JSON', 'POST', '{bad', asJson],
    ['nothing as JSON', 'POST', '', asJson],
    // Waiting for the rest of the body would never end.
    ['far too much', 'PUT', '"x', asJson, 3_000_000],
    ['what is of no kind', 'POST', 'x', 'x'],
    ['what is of another kind', 'PATCH', '<a/>', 'text/xml'],
    ['what names no kind', 'QUERY', 'x'],
    ['what comes back to who traces', 'TRACE'],
  ]
  const pages = ['/', '/secure', '/healthz', '/media/x', '/assets/x', '/robots.txt']
  const calls = ['/api/core/officehours', '/api/core/properties/search']
  const cases = (paths: string[]) => paths.flatMap(path => asked.map(([what]) => [path, what] as const))

  const send = (path: string, what: string) => {
    const [, method, body = '', type, length = body.length] = asked.find(([one]) => one === what) ?? ['', '']
    const lines = [`${method} ${path} HTTP/1.1`, 'Host: a', 'Connection: close', 'X-Mark: of-the-visitor']
    if (length > 0) lines.push(`Content-Length: ${length}`)
    if (type) lines.push(`Content-Type: ${type}`)
    return rawAnswer(app, `${lines.join('\r\n')}\r\n\r\n${body}`)
  }
  const expectRefused = ({ status, headers, body }: RawAnswer, wanted: number, code: string) => {
    expect([status, JSON.parse(body).code]).toEqual([wanted, code])
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding, cookie, x-visitor-country',
      'cache-control': 'no-store',
    })
    expect(JSON.stringify([headers, body])).not.toContain('of-the-visitor')
  }

  test.each(cases([...pages, ...calls]))('%s rejects it before the body is parsed: %s', async (path, what) => {
    const answer = await send(path, what)
    expectRefused(answer, 405, 'method-not-allowed')
    expect(answer.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD'])
  })

  test.each(cases(['/api/nothing']))('%s is not there, whatever is sent: %s', async (path, what) => {
    expectRefused(await send(path, what), 404, 'not-found')
  })

  test('that is unknown belongs to no endpoint', async () => {
    const answer = await rawAnswer(app, `PROPFIND ${calls[0]} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expectRefused(answer, 404, 'not-found')
  })
})

test('not-found responses are not cached', async () => {
  for (const url of ['/api/nothing', '/api/core/properties/999999/lang/en', '/media/1-000000000000/520.avif']) {
    const reply = await ask(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers['cache-control']).toBe('no-store')
  }
  const missing = await ask('/sitemap-9999.xml')
  expect(missing.json()).toMatchObject({ code: 'not-found' })
})

test.each([
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0, br;q=0.5', 'br'],
  ['BR', 'br'],
  ['br;q=0,gzip;q=0', undefined],
])('who accepts "%s" gets %s', async (accepts, encoding) => {
  for (const url of ['/greece', '/api/core/properties/search']) {
    expect((await ask(url, { headers: { 'accept-encoding': accepts } })).headers['content-encoding']).toBe(encoding)
  }
})

describe('behind a proxy', () => {
  test('made-up addresses do not extend the rate limit', async () => {
    const few = await testApp({ environment: { RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: 'true' } })
    const statuses: number[] = []
    for (const madeUp of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4']) {
      const headers = { 'x-forwarded-for': `${madeUp}, 203.0.113.9` }
      statuses.push((await few.app.inject({ url: '/api/core/officehours', headers })).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('a cached page', () => {
  test('does not outlive an option that it shows', async () => {
    const path = '/greece/corfu/villas/kalami-house'
    const nights = { from: '2027-10-02', to: '2027-10-09' }
    const booked = async () => {
      const [, shown = ''] = /"availability":(\{[^}]*\})/.exec((await ask(path)).body) ?? []
      return decodeAvailability(JSON.parse(shown)).bookedDates.some(({ date }) => date === nights.from)
    }
    await db.delete(tables.occupancy).where(eq(tables.occupancy.villaId, 1))
    await db.transaction(tx => anOption(tx, { villaId: 1, stay: nights, expiresAt: clock.at + 60_000 }))
    await eventually(async () => expect(await booked()).toBe(true))
    await catalogue.settled()
    expect(await booked()).toBe(true)
    await clock.set(clock.at + 61_000)
    expect(await booked()).toBe(false)
  })
})

describe('as a connection brings it', () => {
  const statusOf = async (path: string) => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const [reply] = await once(request({ port, path, agent: false }).end(), 'response')
    reply.resume()
    return reply.statusCode
  }

  test('a search as long as a request may be is shown', async () => {
    expect(await statusOf(`/results?des=16&from=${'<'.repeat(15_000)}`)).toBe(200)
  })

  test('the whole address is read as its path, as one would write it to a proxy', async () => {
    expect(await statusOf('http://villas.example/greece')).toBe(200)
    expect(await statusOf('http://villas.example')).toBe(200)
    expect(await statusOf('*')).toBe(404)
  })

  test.each(['/nowhere/../greece', '/nowhere/%2e%2e/greece', '/.//villas.example/..', '/greece\\corfu', '/./greece'])(
    '%s leads nowhere, and not to a second address of a page',
    async path => {
      expect(await statusOf(path)).toBe(404)
    },
  )
})

test('any text is displayed as text, in the page and in its data', async () => {
  const name = '</script><img src=x onerror=alert(1)>\u2028"\'&'
  await db.update(tables.villa).set({ name }).where(eq(tables.villa.id, 1))
  const path = '/greece/corfu/villas/kalami-house'
  const html = await eventually(async () => {
    const { body } = await ask(path)
    expect(body).toContain('&lt;img src=x')
    return body
  })
  expect(html).not.toContain('<img src=x')
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(state).page.heading1).toBe(name)
  const echoed = await ask('/results?des=%3C/script%3E%3Cimg%20src=x%3E&sort=%3Cimg%20src=x%3E')
  expect(echoed.body).not.toContain('<img src=x')
})
