import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleVilla } from '#web/gallery/example-villa'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { QuizResult } from './quiz-result'

const endpoint = 'GET /core/villamatches'
const matches = {
  matches: [1, 2, 3].map(id => ({
    property: { ...exampleVilla, id, name: `Villa ${id}` },
    reasons: ['pool' as const],
    givenUp: [],
  })),
  searchPath: '/results?people=2',
}

test('the villas that match are sent by e-mail', async () => {
  stubApi(endpoint, () => matches)
  const sent = stubApi('POST /core/villamatches/send', () => undefined)
  await renderComponent(<QuizResult answers={{ guests: '2' }} />)
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(3)
  await page.getByText('Send them to me').click()
  await page.getByLabelText('E-mail').fill('quiz@example.com')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('They are on their way to quiz@example.com.')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ guests: '2', email: 'quiz@example.com', lang: 'en' })
})

test('a traveller whose villas fail to load sees an error, and retries', async () => {
  stubApi(endpoint, offline)
  await renderComponent(<QuizResult answers={{ guests: '4' }} />)
  await expect.element(page.getByText(/^The villas could not be loaded/)).toBeVisible()
  stubApi(endpoint, () => matches)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('article').first()).toBeVisible()
})
