import { expect, test, vi } from 'vitest'
import type { Transport } from '#web/lib/api-client'
import { withBearerToken } from './bearer-transport'

const json = { 'content-type': 'application/json' }
const init = { method: 'POST', body: '{"a":1}', headers: { 'idempotency-key': 'once' } }

/** A server that accepts these tokens only, and a session whose renewals return the given ones. */
function served(taken: readonly string[], first: string | undefined, next: readonly (string | undefined)[] = []) {
  const sent: (string | undefined)[] = []
  const transport: Transport = async (_, { headers, body }) => {
    expect([body, headers['idempotency-key']]).toEqual([init.body, 'once'])
    sent.push(headers.authorization)
    const isTaken = taken.some(token => headers.authorization === `Bearer ${token}`)
    return new Response('{}', { status: isTaken ? 200 : 401, headers: json })
  }
  let token = first
  const coming = [...next]
  const renew = vi.fn(async () => {
    token = coming.shift()
    return token !== undefined
  })
  const refused = vi.fn()
  const ask = withBearerToken(transport, { token: () => token, renew, handleRejectedToken: refused })
  return { ask: () => ask('/api/x', init), sent, renew, refused, set: (given: string) => (token = given) }
}

test('a request carries the token', async () => {
  const { ask, sent, renew } = served(['one'], 'one')
  expect((await ask()).status).toBe(200)
  expect(sent).toEqual(['Bearer one'])
  expect(renew).not.toHaveBeenCalled()
})

test('a rejected token is renewed, and the same request sent again', async () => {
  const { ask, sent, refused } = served(['two'], 'one', ['two'])
  expect((await ask()).status).toBe(200)
  expect(sent).toEqual(['Bearer one', 'Bearer two'])
  expect(refused).not.toHaveBeenCalled()
})

test('an ended session returns the original response, after one renewal', async () => {
  const { ask, sent, renew } = served([], 'one', [undefined])
  expect((await ask()).status).toBe(401)
  expect(sent).toEqual(['Bearer one'])
  expect(renew).toHaveBeenCalledOnce()
})

test('a rejected new token ends the session', async () => {
  const { ask, sent, refused } = served([], 'one', ['two'])
  expect((await ask()).status).toBe(401)
  expect(sent).toEqual(['Bearer one', 'Bearer two'])
  expect(refused).toHaveBeenCalledOnce()
})

test('if another request has already renewed the token, that one is used', async () => {
  const { ask, sent, renew, set } = served(['two'], 'one')
  const asking = ask()
  set('two')
  expect((await asking).status).toBe(200)
  expect(sent).toEqual(['Bearer one', 'Bearer two'])
  expect(renew).not.toHaveBeenCalled()
})

test('an anonymous visitor is not signed out', async () => {
  const { ask, sent, renew, refused } = served([], undefined)
  expect((await ask()).status).toBe(401)
  expect(sent).toEqual([undefined])
  expect(renew).not.toHaveBeenCalled()
  expect(refused).not.toHaveBeenCalled()
})
