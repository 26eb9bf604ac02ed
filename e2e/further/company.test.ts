import { expect, test } from 'vitest'
import { withBrowser } from '../browser.ts'

const { visit } = withBrowser()
const lost = /Failed to load resource|status of|ERR_/

// Missing fields of each form, and the search of the questions: web/app/application-forms.component.test.tsx,
// web/features/questions/questions.component.test.tsx.
test('an owner offers a villa', async () => {
  const page = await visit('/villa-owners')
  await page.getByRole('link', { name: 'Offer us a villa' }).click()
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Your name').fill('Ada Holm')
  await form.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.com`)
  await form.getByLabel('Telephone', { exact: true }).fill('020 7946 0999')
  await form.getByLabel('Where it is').fill('Kassiopi, Corfu')
  await form.getByLabel('Country of the villa').selectOption('GR')
  await form.getByLabel('What would you tell a friend').fill('The stairs are steep, the figs are free.')
  await form.getByRole('button', { name: 'Offer the villa' }).click()
  await page.getByRole('heading', { name: 'Thank you, we have received it' }).waitFor()
})

test('a question is opened by a link, in the language of the page', async () => {
  const page = await visit('/de/faq#may-we-bring-the-dog')
  await page.getByText('Sagen Sie uns, wie groß er ist').waitFor()
  expect(await page.getByRole('main').locator('details').count()).toBeGreaterThan(10)
})

test('a typed application survives an unreachable server, and a reload', async () => {
  const page = await visit('/careers', { allow: lost })
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Position').selectOption('Area manager')
  await form.getByLabel('Your name').fill('Ada Holm')
  await form.getByLabel('E-mail').fill('ada@example.com')
  await form.getByLabel('Telephone', { exact: true }).fill('020 7946 0999')
  await form.getByLabel('Where you live').fill('Argostoli')
  await form.getByLabel('A house you know well').fill('I would move the stairs.')
  await page.route(/careers\/apply/, route => route.abort())
  await form.getByRole('button', { name: 'Send the application' }).click()
  await form.getByText('We cannot reach our server.').waitFor()
  await page.unroute(/careers\/apply/)
  await page.reload()
  await expect.poll(() => form.getByLabel('A house you know well').inputValue()).toBe('I would move the stairs.')
  expect(await form.getByLabel('Position').inputValue()).toContain('Area manager')
})

test('the newsletter has a sign-up on its own page', async () => {
  const page = await visit('/fr/newsletter')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Votre e-mail').fill(`${crypto.randomUUID()}@example.com`)
  await form.getByRole('button', { name: 'S’abonner' }).click()
  await form.getByText('Presque fini').waitFor()
})

test('a section of the conditions is linked from the contents', async () => {
  const page = await visit('/de/booking-conditions')
  const heading = '5. Stornierung durch Sie'
  const contents = page.getByRole('main').getByRole('navigation').filter({ hasText: heading })
  await contents.getByRole('link', { name: heading }).click()
  await page.waitForURL(/#cancellation-by-you$/)
  await expect
    .poll(() =>
      page
        .getByRole('heading', { name: heading })
        .evaluate(found => found.getBoundingClientRect().top < innerHeight / 2),
    )
    .toBe(true)
})
