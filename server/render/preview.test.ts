import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { staffBearer } from '#testing/accounts/staff'
import { testApp } from '#testing/site/app'
import { builtSite } from '#testing/site/built-site'

const { app, db, post } = await testApp({ renderer: await builtSite() })
const staff = await staffBearer(db)

test('a preview is a page of the site that no cache and no search engine keeps', async () => {
  const { body } = await post(
    '/api/office/content',
    { kind: 'page', name: 'Slow ferries' },
    { ...staff, 'idempotency-key': randomUUID() },
  )
  const preview = await post(`/api/office/content/page/${body.id}/preview`, { language: 'en' }, staff)
  const seen = await app.inject({ url: preview.body.path })
  expect(seen.statusCode).toBe(200)
  expect(seen.body).toContain('Slow ferries')
  expect(seen.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  // The next visitor of the address does not see it, with or without a token that is none.
  expect((await app.inject({ url: '/slow-ferries' })).statusCode).toBe(404)
  const forged = await app.inject({ url: '/slow-ferries?preview=page.1.9999999999.x' })
  expect(forged.statusCode).toBe(410)
  expect(forged.body).not.toContain('Slow ferries')
})
