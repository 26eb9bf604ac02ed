import { expect, test } from 'vitest'
import { ApiError, createApi } from './api-client'

const answering = (body: string | null, init: ResponseInit) => {
  const api = createApi(async () => new Response(body, init))
  return { ask: () => api('GET /core/officehours', { query: {} }) }
}
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('the call did not fail')
  return error
}

test('an answer without content is undefined', async () => {
  expect(await answering(null, { status: 204 }).ask()).toBeUndefined()
})

test('a problem keeps its code and fields', async () => {
  const problem = { code: 'invalid-input', detail: 'No', errors: [{ field: 'query.lang', code: 'custom', detail: '' }] }
  const headers = { 'content-type': 'application/problem+json' }
  const error = await failure(answering(JSON.stringify(problem), { status: 422, headers }).ask())
  expect(error).toMatchObject({ status: 422, code: 'invalid-input', errors: problem.errors, message: 'No' })
})

test.each([
  [502, 'text/html', '<h1>Bad gateway</h1>', 502],
  [200, 'text/html', '<h1>Welcome to the hotel</h1>', 0],
  [200, 'application/json', '{"cut off', 0],
  [500, 'application/json', '', 500],
])('%i with %s of another server counts as no response', async (status, type, body, told) => {
  const error = await failure(answering(body, { status, headers: { 'content-type': type } }).ask())
  expect(error).toMatchObject({ status: told, code: 'unreachable' })
})

test('the client sends an idempotency key with idempotent endpoints only', async () => {
  const keys: (string | undefined)[] = []
  const api = createApi(async (_path, { headers }) => {
    keys.push(headers['idempotency-key'])
    return new Response(null, { status: 204 })
  })
  const body = { email: 'ada@example.com' }
  await api('POST /core/contacts/emailsub/footer', { body }, { idempotencyKey: 'one' })
  expect(keys).toEqual(['one'])
  // @ts-expect-error this endpoint requires an idempotency key
  await api('POST /core/contacts/emailsub/footer', { body })
  // @ts-expect-error this endpoint ignores idempotency keys
  await api('GET /core/officehours', { query: {} }, { once: 'two' })
})
