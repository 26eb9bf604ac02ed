import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeContent } from '#contract/staff/office-content'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { ContentList } from './content-list'

const item: OfficeContent = {
  kind: 'collection',
  group: 'collection',
  id: 3,
  name: 'By the sea',
  path: '/collections/by-the-sea',
  state: 'published',
  sharedDraft: true,
  languages: { en: 'published', fr: 'behind', de: 'missing' },
  plannedAt: '2027-03-28T01:30:00.000Z',
  troubles: ['broken-link'],
  villas: 12,
}

const show = (at = '/office/pages') =>
  renderComponent(<ContentList me={exampleStaff} />, { at, messages: ['admin', 'account', 'content-editor'] })

test('each record has its kind, its languages and its troubles, and leads to its editor', async () => {
  stubApi('GET /office/content', () => ({ items: [item], next: null }))
  await show()
  await expect
    .element(page.getByRole('link', { name: 'By the sea' }))
    .toHaveAttribute('href', '/office/pages/3?kind=collection')
  for (const text of ['Draft for all languages', 'FR Behind the source', 'DE Missing', '12 villas'])
    await expect.element(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
  await expect.element(page.getByRole('paragraph').filter({ hasText: 'Broken link' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('the filters stand in the address, and an empty list says so', async () => {
  const asked = stubApi('GET /office/content', () => ({ items: [], next: null }))
  const { address } = await show('/office/pages?trouble=orphan')
  await expect.element(page.getByText('Nothing matches. Change or clear a filter.')).toBeVisible()
  await page.getByLabelText('Kind').selectOptions('article')
  await expect.poll(address).toBe('/office/pages?trouble=orphan&group=article')
  await page.getByLabelText('Name or path').fill('corfu')
  await page.getByLabelText('Name or path').element().closest('form')?.requestSubmit()
  await expect.poll(address).toBe('/office/pages?group=article&trouble=orphan&words=corfu')
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ trouble: 'orphan', group: 'article', words: 'corfu' })
})

test('a failure can be retried', async () => {
  stubApi('GET /office/content', () => problem(500, 'failed'))
  await show()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a new draft is created by kind and name; a refusal keeps both', async () => {
  stubApi('GET /office/content', () => ({ items: [], next: null }))
  stubApi('POST /office/content', () => problem(503, 'unavailable'))
  const { address } = await show('/office/pages?group=article')
  await page.getByRole('button', { name: 'New page or text' }).click()
  await page.getByLabelText('Name in English').fill('Olive harvest')
  await page.getByRole('button', { name: 'Create the draft' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect.element(page.getByLabelText('Name in English')).toHaveValue('Olive harvest')
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /office/content', () => ({ kind: 'article' as const, id: 10_001 }))
  await page.getByRole('button', { name: 'Create the draft' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ kind: 'article', name: 'Olive harvest' })
  await expect.poll(address).toBe('/office/pages/10001?kind=article')
})
