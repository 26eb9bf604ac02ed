import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import { Questions } from './public'

const question = (id: string, heading: string, html: string) => ({ id, heading, html: `<p>${html}</p>` })
const groups = [
  {
    id: 'travelling',
    heading: 'Travelling with us',
    questions: [
      question('may-we-bring-the-dog', 'May we bring the dog?', 'Tell us the size.'),
      question('is-there-a-cot', 'Is there a cot?', 'Free of charge.'),
    ],
  },
  { id: 'paying', heading: 'Paying', questions: [question('by-card', 'Can we pay by card?', 'Any card.')] },
]

const questions = () => [...document.querySelectorAll('details')]

describe.each(windowNames)('on a %s', window => {
  test('a question is found by a word, and its answer opens', async () => {
    await renderComponent(<Questions groups={groups} />, { window })
    const field = page.getByRole('searchbox', { name: 'Search the questions' })
    await field.fill('dog')
    await expect.element(page.getByRole('status').filter({ hasText: '1 question' })).toBeVisible()
    expect(questions()).toHaveLength(1)
    await page.getByText('May we bring the dog?').click()
    await expect.element(page.getByText('Tell us the size.')).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await field.fill('helicopter')
    await expect.element(page.getByRole('status').filter({ hasText: 'We found nothing on this' })).toBeVisible()
    await field.fill('')
    await expect.poll(() => questions().length).toBe(3)
  })
})

test('a link to a question opens it', async () => {
  await renderComponent(<Questions groups={groups} />, { at: '/faq#is-there-a-cot' })
  await expect.element(page.getByText('Free of charge.')).toBeVisible()
  expect(questions().filter(({ open }) => open)).toHaveLength(1)
})
