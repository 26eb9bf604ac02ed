import { expect, test } from 'vitest'
import { accessibilityFaults, withBrowser } from '../browser.ts'

const { visit } = withBrowser()
const call = /\/api\/core\/contacts\/emailsub\/footer/

// Errors, drafts and repetitions are tested in web/features/footer/newsletter.component.test.tsx.
test('a visitor subscribes to the newsletter, with the keyboard, in the language of the page', async () => {
  const page = await visit('/fr/about-us')
  const form = page.getByRole('contentinfo').locator('form', { has: page.locator('input[type=email]') })
  const sent = page.waitForRequest(call)
  await form.locator('input[type=email]').fill(`${crypto.randomUUID()}@example.com`)
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ lang: 'fr' })
  await form.getByRole('status').filter({ hasText: 'Merci' }).waitFor()
  await form.scrollIntoViewIfNeeded()
  expect(await accessibilityFaults(page)).toEqual([])
})
