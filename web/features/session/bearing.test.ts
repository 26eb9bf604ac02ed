import { expect, test, vi } from 'vitest'
import type { Transport } from '#web/api'
import { bearing } from './bearing'

const json = { 'content-type': 'application/json' }
const init = { method: 'POST', body: '{"a":1}', headers: { 'idempotency-key': 'once' } }

/** A server that takes these tokens and no others, and a session whose renewals bring the given ones. */
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
  const ask = bearing(transport, { token: () => token, renew, refused })
  return { ask: () => ask('/api/x', init), sent, renew, refused, set: (given: string) => (token = given) }
}

test('a request bears the token', async () => {
  const { ask, sent, renew } = served(['one'], 'one')
  expect((await ask()).status).toBe(200)
  expect(sent).toEqual(['Bearer one'])
  expect(renew).not.toHaveBeenCalled()
})

test('a token that is no longer taken is exchanged, and the same request sent again', async () => {
  const { ask, sent, refused } = served(['two'], 'one', ['two'])
  expect((await ask()).status).toBe(200)
  expect(sent).toEqual(['Bearer one', 'Bearer two'])
  expect(refused).not.toHaveBeenCalled()
})

test('a session that is over is told as it was answered, and asked once', async () => {
  const { ask, sent, renew } = served([], 'one', [undefined])
  expect((await ask()).status).toBe(401)
  expect(sent).toEqual(['Bearer one'])
  expect(renew).toHaveBeenCalledOnce()
})

test('a new token that is not taken either ends the session', async () => {
  const { ask, sent, refused } = served([], 'one', ['two'])
  expect((await ask()).status).toBe(401)
  expect(sent).toEqual(['Bearer one', 'Bearer two'])
  expect(refused).toHaveBeenCalledOnce()
})

test('where another request has brought the next token, that is taken', async () => {
  const { ask, sent, renew, set } = served(['two'], 'one')
  const asking = ask()
  set('two')
  expect((await asking).status).toBe(200)
  expect(sent).toEqual(['Bearer one', 'Bearer two'])
  expect(renew).not.toHaveBeenCalled()
})

test('whoever has not signed in is not signed out', async () => {
  const { ask, sent, renew, refused } = served([], undefined)
  expect((await ask()).status).toBe(401)
  expect(sent).toEqual([undefined])
  expect(renew).not.toHaveBeenCalled()
  expect(refused).not.toHaveBeenCalled()
})
