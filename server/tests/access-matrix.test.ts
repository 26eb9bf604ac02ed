import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { endpoints } from '#contract/endpoints'
import {
  type ActorName,
  actors,
  bearerOf,
  demonstrationCalls,
  signatureOf,
} from '#testing/bookings/demonstration-calls'
import { accessMatrix, type Row } from '#testing/generated/access-matrix'
import { testApp } from '#testing/site/app'

/** The response of an endpoint after the access check: its effect is not tested. */
const letIn = 299
const { app } = await testApp({
  demonstration: true,
  besides: api => {
    api.addHook('preValidation', async (_request, reply) => reply.status(letIn).send())
  },
})

const everyCall: Endpoint[] = [...endpoints, ...Object.values(demonstrationCalls)]
const everyActor = Object.keys(actors) as ActorName[]
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

let senders = 0

/** Each request has an address of its own, so that no rate limit applies. */
const ask = async ({ method, path }: Endpoint, headers: Record<string, string>) => {
  const reply = await app.inject({
    method,
    url: `/api${path.replace(/\{lang\}/, 'en').replace(/\{\w+\}/g, '2147483647')}`,
    headers: {
      'x-forwarded-for': `2001:db8:${(++senders).toString(16)}::1`,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method !== 'GET' && { payload: '{}' }),
  })
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined, headers: reply.headers }
}

const expectRefused = async (call: Endpoint, headers: Record<string, string>, status: number, code: string) => {
  const answer = await ask(call, headers)
  expect([answer.status, answer.body?.code]).toEqual([status, code])
  return answer
}

test('every call has a row, and every row a call', () => {
  expect(Object.keys(accessMatrix).toSorted()).toEqual(everyCall.map(nameOf).toSorted())
})

/** The expected access, by the declared row. */
function expectedOf(call: Endpoint): readonly ActorName[] {
  const row = accessMatrix[nameOf(call)]
  const named = row === 'all' ? everyActor : Array.isArray(row) ? (row as readonly ActorName[]) : []
  const onlyReads = call.method === 'GET' && call.writes === undefined
  // A public response is the same for everyone; impersonating staff do nothing in the client's name.
  return named.filter(name => onlyReads || name !== 'staff looking on')
}

describe.each(everyCall.map(call => [nameOf(call), call] as const))('%s', (name, call) => {
  const row = accessMatrix[name]

  test('requires sign-in only where it must', async () => {
    if (row === 'all') return expect((await ask(call, {})).status).toBe(letIn)
    if (row === 'own pages') return expectRefused(call, {}, 403, 'other-site')
    const { headers } = await expectRefused(call, {}, 401, row === 'provider' ? 'bad-signature' : 'not-signed-in')
    expect(headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
  })

  test('lets in those of its row, and is not there for others', async () => {
    const answers = await Promise.all(everyActor.map(async actor => ({ actor, ...(await ask(call, bearerOf(actor))) })))
    const refused = answers.filter(({ status }) => status !== letIn)
    const isLetIn = answers.filter(({ status }) => status === letIn).map(({ actor }) => actor)
    expect(isLetIn.toSorted()).toEqual(expectedOf(call).toSorted())
    for (const { status, body } of refused) {
      if (row === 'provider') expect([status, body.code]).toEqual([401, 'bad-signature'])
      else if (row === 'own pages') expect([status, body.code]).toEqual([403, 'other-site'])
      else {
        // A closed endpoint does not exist: the same response as for a missing row.
        const title = 'There is nothing here'
        expect([status, body.code, body.title, body.detail]).toEqual([404, 'not-found', title, title])
      }
    }
  })

  test('rejects unknown tokens', async () => {
    const stolen = { authorization: 'Bearer stolen' }
    if (row === 'provider') return expectRefused(call, stolen, 401, 'bad-signature')
    if (row === 'own pages') return expectRefused(call, stolen, 403, 'other-site')
    // A public answer is the same for everybody, whatever they bear.
    if (row === 'all' && call.method === 'GET') return expect((await ask(call, stolen)).status).toBe(letIn)
    return expectRefused(call, stolen, 401, 'session-ended')
  })
})

const thoseOf = (row: Row) => everyCall.filter(call => accessMatrix[nameOf(call)] === row)

test('endpoints with cookie access are called by pages of the site, whatever token is sent', async () => {
  for (const call of thoseOf('own pages'))
    for (const bearing of [{}, bearerOf('lead-booker'), { authorization: 'Bearer stolen' }])
      expect((await ask(call, { 'sec-fetch-site': 'same-origin', ...bearing })).status).toBe(letIn)
})

test('a provider’s endpoint requires its signature', async () => {
  for (const call of thoseOf('provider'))
    expect((await ask(call, { 'cko-signature': signatureOf('{}') })).status).toBe(letIn)
})
