import { expect, test, vi } from 'vitest'
import { ApiError, type Transport } from '#web/lib/api-client'
import { createIdentityCheck } from './identity-check'

const json = { 'content-type': 'application/problem+json' }
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status, headers: json })
const write = { method: 'POST', body: '{"a":1}', headers: { 'idempotency-key': 'once' } }

/** A server that requires the second factor until it is proven. */
function served() {
  const check = createIdentityCheck()
  const server = { isProven: false }
  const transport = vi.fn<Transport>(async () =>
    server.isProven ? answer(200, { done: true }) : answer(403, { code: 'second-factor-needed' }),
  )
  const confirm = () => {
    server.isProven = true
    check.confirm()
  }
  return { check, server, transport, send: check.guard(transport), confirm }
}
const opened = (check: ReturnType<typeof createIdentityCheck>) => vi.waitUntil(() => check.isOpen())

test('a request waits for the confirmation, and is repeated as it was', async () => {
  const { check, transport, send, confirm } = served()
  const sending = send('/api/x', write)
  await opened(check)
  confirm()
  expect((await sending).status).toBe(200)
  expect(transport.mock.calls).toEqual([
    ['/api/x', write],
    ['/api/x', write],
  ])
  expect(check.isOpen()).toBe(false)
})

test('requests that fail together wait for one confirmation', async () => {
  const { check, send, confirm } = served()
  const shown = vi.fn()
  check.subscribe(shown)
  const sending = Promise.all(['/api/x', '/api/y', '/api/z'].map(path => send(path, write)))
  await opened(check)
  await vi.waitUntil(() => shown.mock.calls.length === 3)
  confirm()
  expect((await sending).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('a refusal that arrives after the confirmation opens no second dialog', async () => {
  const { check, transport, send, confirm } = served()
  let refuse = () => {}
  transport.mockImplementationOnce(
    () =>
      new Promise(resolve => {
        refuse = () => resolve(answer(403, { code: 'second-factor-needed' }))
      }),
  )
  const late = send('/api/late', write)
  const first = send('/api/x', write)
  await opened(check)
  confirm()
  await first
  refuse()
  expect((await late).status).toBe(200)
  expect(check.isOpen()).toBe(false)
})

test('cancelling rejects each request with the message; the next one asks again', async () => {
  const { check, send } = served()
  const sending = [send('/api/x', write), send('/api/y', write)].map(one => one.catch(error => error))
  await opened(check)
  await vi.waitFor(() => expect(check.isOpen()).toBe(true))
  expect(check.cancel('Not confirmed.')).toBe(false)
  for (const error of await Promise.all(sending)) {
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 403, code: 'second-factor-needed', message: 'Not confirmed.' })
  }
  const again = send('/api/x', write).catch(error => error)
  await opened(check)
  check.cancel('Not confirmed.')
  await again
})

test('a query that was cancelled is not asked for again by its own repetition', async () => {
  const { check, send, transport } = served()
  const read = { method: 'GET', headers: {}, signal: new AbortController().signal }
  const reading = send('/api/x', read).catch(error => error)
  await opened(check)
  expect(check.cancel('Not confirmed.')).toBe(true)
  expect(await reading).toMatchObject({ code: 'second-factor-needed' })
  await expect(send('/api/x', read)).rejects.toMatchObject({ code: 'second-factor-needed' })
  expect(check.isOpen()).toBe(false)
  expect(transport).toHaveBeenCalledTimes(2)
})

test('the dialog closes when nobody waits any more', async () => {
  const { check, send } = served()
  const leaving = new AbortController()
  const reading = send('/api/x', { method: 'GET', headers: {}, signal: leaving.signal })
  await opened(check)
  leaving.abort()
  await expect(reading).rejects.toThrow()
  expect(check.isOpen()).toBe(false)
})

test('other refusals pass unchanged and remain readable', async () => {
  const { send, transport } = served()
  transport.mockResolvedValueOnce(answer(403, { code: 'other-site' }))
  const refused = await send('/api/x', write)
  expect([refused.status, JSON.parse(await refused.text())]).toEqual([403, { code: 'other-site' }])
})
