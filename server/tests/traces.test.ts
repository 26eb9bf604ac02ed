import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startTraces, traced } from '#server/platform/runtime/traces'
import { testApp } from '#testing/site/app'

interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code: number }
}

/** A collector that keeps what it receives. */
const received: ReceivedSpan[] = []
let everything = ''
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    everything += body
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans) received.push(...spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
afterAll(() => void collector.close())

const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`
const { app } = await testApp({ environment: { TRACES_URL: url, TRACES_SHARE: '1' } })

const named = (name: string) => received.filter(span => span.name === name)
const attribute = (span: ReceivedSpan | undefined, key: string) => {
  const value = span?.attributes.find(each => each.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request, its statements and its calls of other services are one trace, without anything personal', async () => {
  const stop = startTraces({ url, share: 1 })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const headers = { traceparent, 'x-request-id': 'request-of-anna' }
  await app.inject({ url: '/api/core/properties/1/reviews?email=anna@example.com', headers })
  await app.inject('/api/core/contacts/exists/email/anna@example.com')
  await traced('job example', async () => {
    await (
      await fetch(`http://127.0.0.1:${new URL(url).port}/v1/traces`, { method: 'POST', body: '{"resourceSpans":[]}' })
    ).text()
  })
  await stop()

  const [reviews] = named('GET /api/core/properties/:id/reviews')
  expect(reviews?.traceId).toBe('0af7651916cd43dd8448eb211c80319c')
  expect(reviews?.parentSpanId).toBe('b7ad6b7169203331')
  expect(attribute(reviews, 'http.response.status_code')).toBe(200)
  expect(attribute(reviews, 'request.id')).toBe('request-of-anna')

  const [exists] = named('GET /api/core/contacts/exists/email/:email')
  const statements = received.filter(span => span.parentSpanId === exists?.spanId)
  expect(statements.map(({ name }) => name)).toContain('select account')

  const [job] = named('job example')
  const call = received.find(span => span.parentSpanId === job?.spanId)
  expect([call?.name, attribute(call, 'server.address'), attribute(call, 'http.response.status_code')]).toEqual([
    'POST',
    '127.0.0.1',
    200,
  ])
  expect(everything).not.toMatch(/anna@|example\.com/)
})

test('without a share nothing is recorded, and a collector that is away disturbs no request', async () => {
  received.length = 0
  const none = startTraces({ url, share: 0 })
  expect((await app.inject({ url: '/api/core/officehours' })).statusCode).toBe(200)
  await none()
  expect(received).toEqual([])

  const away = startTraces({ url: 'http://127.0.0.1:9/v1/traces', share: 1 })
  expect((await app.inject({ url: '/api/core/officehours' })).statusCode).toBe(200)
  await away()
})
