import { expect, test } from 'vitest'
import { connect } from '#database/connection'
import { createMetrics, serveMetrics } from '#server/platform/runtime/metrics'
import { addSiteMetrics } from '#server/site-metrics'
import { testApp } from '#testing/site/app'

const metrics = createMetrics()
const { app, db, url } = await testApp({ metrics })
const connection = connect(url, { max: 1 })
addSiteMetrics(metrics.registry, { visitors: connection }, db)

/** The value of a sample, by its name and labels as they are written. */
const sampleOf = (text: string, sample: string) =>
  text
    .split('\n')
    .find(line => line.startsWith(`${sample} `))
    ?.split(' ')
    .at(-1)

test('metrics count requests by the pattern of their route, on a port of their own', async () => {
  await app.inject({ url: '/api/core/officehours' })
  await app.inject({ url: '/api/core/properties/1/reviews' })
  await app.inject({ url: '/api/core/properties/2/reviews' })
  await app.inject({ url: '/api/nothing?email=anna@example.com' })
  await db.execute(
    `insert into mail (recipient, language, subject, html, text, written_at) values ('a@example.com', 'en', '', '', '', app_now() - interval '90 seconds')`,
  )
  await db.execute('insert into books_check (checked, unanswered, differing) values (40, 0, 3)')
  const { port, stop } = await serveMetrics({ port: 0, host: '127.0.0.1' }, metrics)
  const response = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await response.text()
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  await stop()
  expect(response.headers.get('content-type')).toContain('text/plain')
  const reviews =
    'http_request_duration_seconds_count{method="GET",route="/api/core/properties/:id/reviews",status="2xx"}'
  expect(sampleOf(text, reviews)).toBe('2')
  expect(sampleOf(text, 'maestrale_database_up')).toBe('1')
  expect(Number(sampleOf(text, 'maestrale_mail_oldest_seconds'))).toBeGreaterThanOrEqual(90)
  expect(text).toMatch(/^maestrale_jobs\{name="send-mail",state="failed"\} 0$/m)
  for (const kind of ['differences', 'refunds', 'books'])
    expect(sampleOf(text, `maestrale_payments_unreconciled{kind="${kind}"}`)).toBe(kind === 'books' ? '3' : '0')
  expect(text).toMatch(/^maestrale_build_info\{version="\d+\.\d+\.\d+"\} 1$/m)
  expect(text).not.toContain('example.com')
})

test('while the database is unavailable its gauges have no values, and it is told', async () => {
  connection.line.lost(new Error('away'))
  await connection.close()
  const text = await metrics.registry.metrics()
  expect(sampleOf(text, 'maestrale_database_up')).toBe('0')
})
