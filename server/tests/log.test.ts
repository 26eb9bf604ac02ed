import { expect, test } from 'vitest'
import { testApp } from '#testing/site/app'

const lines: string[] = []
const { app, db } = await testApp({ demonstration: true, log: line => lines.push(line) })

const key = '6f1c1d0e-6e1f-4d6e-9d5a-0d3c8f5b2a11'
/** Values that must not appear in the log. */
const secrets = [
  's3cret-bearer',
  's3cret-session',
  's3cret-password',
  's3cret-token',
  's3cret-reset',
  'anna@example.com',
]

const authorization = 'Bearer s3cret-bearer'
const cookie = 'session=s3cret-session; officecountry=gb'
const input = Buffer.from('{"password":"s3cret-password","token":"s3cret-token"}').toString('base64')
const headers = { authorization, cookie, input }

test('an error is logged with its reason, and without any data of the visitor', async () => {
  await db.execute('alter table contact rename to contact_away')
  const failed = await Promise.all([
    // A query that fails with values of the visitor's.
    app.inject({
      method: 'POST',
      url: '/api/core/contacts/emailsub/footer?t=s3cret-reset',
      headers: { cookie, input },
      payload: { email: 'anna@example.com' },
    }),
    app.inject({
      method: 'POST',
      url: '/api/demonstration/contacts?email=anna@example.com',
      headers: { cookie, input, 'idempotency-key': key },
      payload: { email: 'anna@example.com' },
    }),
    // A page that cannot be rendered.
    app.inject({ url: '/reset-password?t=s3cret-reset&e=anna%40example.com', headers }),
  ])
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500])
  const log = lines.join('')
  for (const { headers, body } of failed) {
    const requestId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(body)?.[0] ?? String(headers['x-request-id'])
    expect(log, 'the reason is found by the number of the request').toContain(requestId)
  }
  expect(log).toContain('relation \\"contact\\" does not exist')
  const told = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'failed')
  const subscription = told.find(({ route }) => route?.includes('emailsub'))
  expect(subscription).toMatchObject({ method: 'POST', err: { query: expect.stringContaining('contact') } })
  expect(subscription.err.stack, 'the place of the query').toMatch(/at .*server\/features\/newsletter\//)
  for (const secret of [...secrets, input, encodeURIComponent('anna@example.com')]) expect(log).not.toContain(secret)
})

test('the id of the proxy in front is returned, and one that could forge a line is not', async () => {
  const idOf = async (given: string) =>
    (await app.inject({ url: '/api/core/officehours', headers: { 'x-request-id': given } })).headers['x-request-id']
  expect(await idOf('7a9c-proxy.1_b')).toBe('7a9c-proxy.1_b')
  for (const strange of ['short', 'a'.repeat(65), 'two words', '{"level":50}'])
    expect(await idOf(strange)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
})

test('answered and rejected requests leave no log line', async () => {
  lines.length = 0
  const asked = [
    ['/api/core/officehours', 200],
    ['/api/nothing?t=s3cret-token', 404],
    ['/api/core/properties/x/lang/en', 422],
    ['/media/x', 404],
  ] as const
  for (const [url, status] of asked)
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, status])
  expect(lines).toEqual([])
})
