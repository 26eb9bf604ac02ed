import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeFeedbackShown } from '#contract/staff/office-feedback'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { FeedbackList } from './feedback-list'

const feedback: OfficeFeedbackShown = {
  ...{ id: 3, reference: 'ABCD-EFGH', villa: 'Kalami House', from: '2026-06-03', to: '2026-06-10' },
  ratings: { overall: 5, villa: 5, place: 4, service: null, value: 4 },
  ...{
    comments: 'The stairs are steep, the figs are free.',
    signature: 'Ada',
    photos: [],
    language: 'en',
    mayPublish: true,
  },
  ...{ givenAt: '2026-06-12T09:00:00.000Z', decision: null, decidedAt: null, decidedBy: null },
}

test('feedback is published with its title; a failure keeps the title, success reloads the list', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  const lists = stubApi('GET /office/feedback', () => ({ feedback: [feedback], next: null }))
  stubApi('POST /office/feedback/{id}/decision', () => problem(409, 'not-in-this-state'))
  const { address } = await renderComponent(<FeedbackList me={exampleStaff} />, {
    ...{ at: '/office/feedback', messages: ['admin'] },
  })
  await page.getByLabelText('Order').selectOptions('Rating, rising')
  await expect.poll(address).toBe('/office/feedback?order=overall')
  await expect.poll(() => lists.at(-1)?.query).toMatchObject({ state: 'waiting', order: 'overall' })
  const title = page.getByRole('textbox')
  await title.fill('Figs')
  const publish = page.getByRole('button', { name: /^Publish/ })
  await publish.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(title).toHaveValue('Figs')
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /office/feedback/{id}/decision', () => undefined)
  const before = lists.length
  await publish.click()
  await expect.poll(() => sent[0]?.body).toEqual({ decision: 'published', title: 'Figs' })
  await expect.poll(() => lists.length).toBeGreaterThan(before)
})

test('photographs are shown small, and a large one opens by its own URL', async () => {
  const photos = [{ id: 8, width: 4, height: 3 }]
  stubApi('GET /office/views', () => ({ views: [] }))
  stubApi('GET /office/feedback', () => ({ feedback: [{ ...feedback, photos }], next: null }))
  const small = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
  stubApi('GET /office/feedback/{id}/photos', () => ({ photos: [{ id: 8, width: 4, height: 3, small }] }))
  const sent = stubApi('POST /core/documents/links', () => problem(404, 'not-found'))
  await renderComponent(<FeedbackList me={exampleStaff} />, { at: '/office/feedback', messages: ['admin'] })
  await page.getByRole('button', { name: 'Open photograph 1' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ kind: 'feedback-photo', id: 8 })
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('all feedback has an address of its own', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  const asked = stubApi('GET /office/feedback', () => ({ feedback: [], next: null }))
  const at = '/office/feedback?state=all'
  await renderComponent(<FeedbackList me={exampleStaff} />, { at, messages: ['admin'] })
  await expect.poll(() => asked[0]?.query).toEqual({ state: 'all', order: '-given' })
  await expect.element(page.getByRole('status')).toBeVisible()
})
