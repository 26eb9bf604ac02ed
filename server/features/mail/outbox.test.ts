import { expect, test } from 'vitest'
import { testApp } from '#testing/site/app'
import { liveEnvironment } from '#testing/site/live-environment'
import { queueEmail } from './queue-email.ts'

const { app, db } = await testApp()
const ask = (url: string) => app.inject({ url })

const id = await db.transaction(tx =>
  queueEmail(tx, {
    purpose: 'form',
    recipient: '<script>@example.com',
    requestedBy: 'office',
    language: 'en',
    subject: 'Less < more',
    html: '<p>Good day</p><script>alert(1)</script>',
    text: 'Good day',
  }),
)

test('the outbox lists the written e-mails, and escapes all markup', async () => {
  const { statusCode, body, headers } = await ask('/dev/mail')
  expect(statusCode).toBe(200)
  expect(body).toContain('Less &lt; more')
  expect(body).not.toContain('<script>')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('an e-mail is shown in a frame that runs no scripts and has an origin of its own', async () => {
  expect((await ask(`/dev/mail/${id}`)).body).toContain(
    `<iframe title="As it looks" src="/dev/mail/${id}/html" sandbox=`,
  )
  const { body, headers } = await ask(`/dev/mail/${id}/html`)
  expect(body).toContain('<p>Good day</p>')
  expect(headers['content-security-policy']).toMatch(/^sandbox (?!.*allow-(scripts|same-origin))/)
  expect(headers['content-security-policy']).not.toContain('script-src')
})

test.each(['/dev/mail/0', '/dev/mail/x', '/dev/mail/99999999999999/html'])('%s is not found', async url => {
  expect((await ask(url)).statusCode).toBe(404)
})

test('a live site has no outbox', async () => {
  const live = await testApp({ environment: liveEnvironment })
  expect((await live.app.inject({ url: '/dev/mail' })).body).not.toContain('Outbox')
})
