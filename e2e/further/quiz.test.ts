import { expect, test } from 'vitest'
import { accessibilityFaults, placeOf, withBrowser } from '../browser.ts'

const { visit } = withBrowser()
const path = '/the-villa-matchmaker-quiz'
const questions = [
  ['Who is coming along?', 'Us and children'],
  ['How many of you will there be?', 'Up to 8'],
  ['Which light do you have in mind?', 'Greece'],
  ['You are awake first. Where do you go?', 'Into the sea, at once'],
  ['Is the nearest neighbour a comfort or a nuisance?', 'No preference'],
  ['It is eight in the evening. Who cooks?', 'We walk to a taverna in the village'],
  ['What is your budget for a week?', 'Up to €20,000 a week'],
] as const

// E-mail and failures: web/features/quiz/quiz-result.component.test.tsx.
test('a traveller answers seven questions, goes back, reloads, and gets three villas with reasons', async () => {
  const page = await visit(path)
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Leave the matchmaker' }).getAttribute('href')).toBe('/')
  await page.getByRole('link', { name: 'Start' }).click()
  for (const [i, [question, answer]] of questions.entries()) {
    await page.getByRole('heading', { level: 1, name: question }).waitFor()
    await page.getByText(`Question ${i + 1} of 7`).waitFor()
    if (i === 2) {
      // The question is focused for screen readers, and Back keeps earlier answers.
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(question)
      await page.goBack()
      await page.getByRole('heading', { level: 1, name: questions[1][0] }).waitFor()
      await page.goForward()
      await page.getByRole('heading', { level: 1, name: question }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
    }
    if (i === 4) {
      await page.reload()
      await page.getByRole('heading', { level: 1, name: question }).waitFor()
    }
    await page.getByRole('link', { name: answer, exact: true }).click()
  }
  await page.getByRole('article').nth(2).waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
  const reasons = await page.getByRole('list', { name: 'Why this one' }).allTextContents()
  expect(reasons).toHaveLength(3)
  for (const reason of reasons) expect(reason).not.toBe('')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'All villas that match' }).click()
  await page.waitForURL(/\/results\?.*people=8/)
  await page.goBack()
  await page.getByRole('article').nth(2).waitFor()
  expect(placeOf(page)).toContain('#company=family&guests=8&country=greece&morning=swim&neighbours=&evening=taverna')
})

test('a traveller without JavaScript is led to the search', async () => {
  const page = await visit(path, { javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Go to the search' }).click()
  await page.waitForURL(/\/results$/)
})
