import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bearerOf, counting } from '#testing/bookings/demonstration-calls'
import { testApp } from '#testing/site/app'

const one = await testApp({ demonstration: true })
const { db, get, post } = one
const at = '/api/demonstration'

test('a slow endpoint is queued, and rejects an address that exceeds its quota', async () => {
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  counting.until = promise
  const asked = Array.from({ length: 100 }, () => get(`${at}/counts`))
  // The first response is a rejection: the others wait.
  const refused = await Promise.race(asked)
  goOn()
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

describe('a limit', () => {
  test('that is counted here holds for an address', async () => {
    const knock = (ip: string) => post(`${at}/knocks/here`, {}, { 'x-forwarded-for': ip })
    expect((await knock('192.0.2.1')).status).toBe(204)
    expect((await knock('192.0.2.1')).status).toBe(204)
    const third = await knock('192.0.2.1')
    expect([third.status, third.body.code]).toEqual([429, 'too-many-requests'])
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
    expect((await knock('192.0.2.2')).status).toBe(204)
  })

  test('of an address holds for all addresses of one network', async () => {
    const knock = (ip: string) => post(`${at}/knocks/here`, {}, { 'x-forwarded-for': ip })
    const replies = [await knock('2001:db8:1:2::1'), await knock('2001:db8:1:2::2'), await knock('2001:db8:1:2:a::3')]
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 429])
  })

  test('for all requests counts invalid tokens, and applies beside a specific limit', async () => {
    const few = await testApp({ demonstration: true, beside: one, environment: { RATE_LIMIT_PER_MINUTE: '3' } })
    const stolen = { authorization: 'Bearer stolen' }
    for (const [path, method] of [
      ['notes/1', 'GET'],
      ['knocks/here', 'POST'],
      ['knocks/everywhere', 'POST'],
    ] as const) {
      const headers = { ...stolen, 'x-forwarded-for': `192.0.2.${path.length}` }
      const tries: number[] = []
      for (let i = 0; i < 5; i++)
        tries.push((await few.app.inject({ method, url: `${at}/${path}`, headers })).statusCode)
      expect(tries, path).toEqual([401, 401, 401, 429, 429])
    }
  })

  test('that all processes share applies to an account at each of them', async () => {
    const two = await testApp({ demonstration: true, beside: one })
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        (i % 2 ? one : two).post(`${at}/knocks/everywhere`, {}, bearerOf('lead-booker')),
      ),
    )
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(2)
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(38)
    expect(Number(refused[0]?.headers['retry-after'])).toBe(300)
    expect((await post(`${at}/knocks/everywhere`, {}, bearerOf('another lead-booker'))).status).toBe(204)
  })

  test('for all anonymous callers applies to unknown addresses, at each process', async () => {
    const two = await testApp({ demonstration: true, beside: one })
    const knock = (i: number, headers = {}) =>
      (i % 2 ? one : two).post(`${at}/knocks/together`, {}, { 'x-forwarded-for': `198.51.100.${i}`, ...headers })
    const replies = await Promise.all(Array.from({ length: 40 }, (_, i) => knock(i)))
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(6)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(34)
    expect((await knock(99, bearerOf('lead-booker'))).status).toBe(204)
  })

  test('is not waited for by the time that a clock was put back', async () => {
    const knock = async () => (await post(`${at}/knocks/everywhere`, {}, bearerOf('another lead-booker'))).status
    const now = one.clock.now()
    await one.clock.set(now + 86_400_000)
    expect([await knock(), await knock(), await knock()]).toEqual([204, 204, 429])
    await one.clock.set(now)
    expect([await knock(), await knock(), await knock()]).toEqual([204, 204, 429])
  })

  test('keeps no address and no account in the open', async () => {
    const { rows } = await db.execute(sql`select encode(key, 'escape') as key from call_limit`)
    expect(JSON.stringify(rows)).not.toContain('lead-booker')
  })
})
