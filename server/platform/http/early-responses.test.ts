import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { testApp } from '#testing/site/app'
import { clientIp, rateLimitKey, siteOfCaller } from './early-responses.ts'

const address = '/api/core/properties/search?des=1&from=2027-06-05&to=2027-06-12'

const listening = async (environment: Record<string, string> = {}) => {
  const site = await testApp({ environment })
  const origin = await site.app.listen({ port: 0, host: '127.0.0.1' })
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(origin + path, { headers, method })
}

test('a cached search gets the same response as the first time', async () => {
  const ask = await listening()
  const first = await ask(address)
  const again = await ask(address)
  expect(await again.text()).toBe(await first.text())
  for (const name of ['content-type', 'content-security-policy', 'cache-control', 'vary', 'etag']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name))
  }
  expect(again.headers.get('x-ratelimit-remaining')).toBeNull()
})

test('it is compressed for clients that accept that, has no body for HEAD, and is not sent to a client that has it', async () => {
  const ask = await listening()
  const plain = await (await ask(address, { 'accept-encoding': 'identity' })).text()
  for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
    const reply = await ask(address, { 'accept-encoding': encoding })
    expect(reply.headers.get('content-encoding')).toBe(encoding)
    expect(await reply.text()).toBe(plain)
  }
  const head = await ask(address, {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  const known = await ask(address, { 'if-none-match': String(head.headers.get('etag')) })
  expect([known.status, await known.text()]).toEqual([304, ''])
})

test('each encoding has its own validator, by which alone it is known', async () => {
  const ask = await listening()
  const encodings = ['identity', 'gzip', 'br']
  const etags = new Map<string, string>()
  for (const path of [address, '/api/core/site/lang/en']) {
    for (const encoding of encodings) {
      const { headers } = await ask(path, { 'accept-encoding': encoding })
      expect(headers.get('content-encoding') ?? 'identity').toBe(encoding)
      etags.set(encoding, String(headers.get('etag')))
    }
    expect(new Set(etags.values()).size).toBe(encodings.length)
    // The same text may be compressed more or less, so that parts of two answers must not be put together.
    expect([...etags.values()].map(etag => etag.startsWith('W/'))).toEqual([false, true, true])
    for (const encoding of encodings) {
      for (const [of, etag] of etags) {
        const known = await ask(path, { 'accept-encoding': encoding, 'if-none-match': `"other", ${etag}` })
        expect([encoding, of, known.status]).toEqual([encoding, of, encoding === of ? 304 : 200])
        if (known.status === 304) expect(known.headers.get('etag')).toBe(etag)
        await known.arrayBuffer()
      }
    }
  }
})

test('each audience is answered what it may see', async () => {
  const ask = await listening()
  const totals = async (path: string) => {
    const seen = async (cookie: string) => (await (await ask(path, { cookie })).json()).total as number
    return [await seen(''), await seen('officecountry=it'), await seen('officecountry=gr')]
  }
  const path = '/api/core/properties/search?limit=1000'
  const first = await totals(path)
  expect(new Set(first).size).toBeGreaterThan(1)
  expect(await totals(path)).toEqual(first)
})

test('cached responses count towards the rate limit, for each caller separately', async () => {
  const ask = await listening({ RATE_LIMIT_PER_MINUTE: '4', TRUST_PROXY: '1' })
  const from = async (caller: string, path = address) => (await ask(path, { 'x-forwarded-for': caller })).status
  const mine = []
  for (let i = 0; i < 6; i++) mine.push(await from('192.0.2.1'))
  expect(mine).toEqual([200, 200, 200, 200, 429, 429])
  expect(await from('192.0.2.1', '/api/core/properties/maxroomsandsleeps')).toBe(429)
  expect(await from('192.0.2.2')).toBe(200)
})

test('a caller is an IPv4 address, or a network of IPv6 addresses', () => {
  expect(rateLimitKey('192.0.2.1')).toBe('192.0.2.1')
  expect(rateLimitKey('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(rateLimitKey('2001:db8::1')).toBe('2001:db8:0:0')
  expect(rateLimitKey('2001:0DB8:0:0:1:2:3:4')).toBe('2001:db8:0:0')
  expect(rateLimitKey('2001:db8:0:1::')).toBe('2001:db8:0:1')
  expect(rateLimitKey('::1')).toBe('0:0:0:0')
  expect(rateLimitKey('unknown')).toBe('unknown')
})

const told = (said: string, proxies: number) => {
  const request = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': said } }
  return clientIp(request as unknown as IncomingMessage, { proxies })
}

test('the client’s address is that of the connection, or the one reported by the trusted proxies', () => {
  const addresses = [0, 1, 2, 3].map(proxies => told('1.1.1.1, 2.2.2.2', proxies))
  expect(addresses).toEqual(['10.0.0.1', '2.2.2.2', '1.1.1.1', '1.1.1.1'])
})

test.each([
  ['192.0.2.1:51514', '192.0.2.1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
])('however a proxy writes it: %s is %s', (said, address) => {
  expect(told(said, 1)).toBe(address)
  expect(told(`203.0.113.7, ${said}`, 1)).toBe(address)
})

test.each(['', ' ', 'unknown', '_hidden', '1.2.3', '192.0.2.1:', '192.0.2.1:1:2', '[192.0.2.1', 'a:b', '"192.0.2.1"'])(
  'what is no address, "%s", is nobody’s: the proxy is counted',
  said => {
    expect(told(said, 1)).toBe('10.0.0.1')
    expect(told(`${said}, 192.0.2.1`, 2)).toBe('192.0.2.1')
  },
)

test('another port each time does not extend the rate limit', async () => {
  const ask = await listening({ RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: '1' })
  const statuses: number[] = []
  for (const said of ['192.0.2.7:1', '192.0.2.7:2', '192.0.2.7', '192.0.2.7:3'])
    statuses.push((await ask(address, { 'x-forwarded-for': said })).status)
  for (const said of ['a', 'b', 'c', 'd']) statuses.push((await ask(address, { 'x-forwarded-for': said })).status)
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429])
})

test('the limit resets after a minute, whatever happens to the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  try {
    const ask = await listening({ RATE_LIMIT_PER_MINUTE: '2' })
    const statuses = async () => [(await ask(address)).status, (await ask(address)).status, (await ask(address)).status]
    expect(await statuses()).toEqual([200, 200, 429])
    vi.advanceTimersByTime(61_000)
    vi.setSystemTime(Date.now() - 7_200_000)
    expect(await statuses()).toEqual([200, 200, 429])
  } finally {
    vi.useRealTimers()
  }
})

test('the site of a caller is the /48 of its network, or an IPv4 address itself', () => {
  const siteOf = (address: string) => siteOfCaller(rateLimitKey(address))
  expect(siteOf('2001:db8:7:1::5')).toBe('2001:db8:7')
  expect(siteOf('2001:DB8:0007:ffff:a:b:c:d')).toBe('2001:db8:7')
  expect(siteOf('192.0.2.7')).toBe('192.0.2.7')
  expect(siteOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
})
