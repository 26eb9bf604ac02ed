import { expect, test } from 'vitest'
import { client, logOutOnPhone } from '../accounts.ts'
import { accessibilityFaults, address, arrive, widths, withBrowser } from '../browser.ts'
import { freeStay, villas } from '../catalogue.ts'
import { expectFresh, expectOutcome } from '../fresh-page.ts'

const { visit } = withBrowser()
const lost = /Failed to load resource|status of|ERR_/

const person = {
  'First name': 'Ada',
  'Last name': 'Holm',
  Telephone: '020 7946 0999',
  Address: '1 Quay Street',
}

async function fill(page: Awaited<ReturnType<typeof visit>>) {
  const form = page.getByRole('main').locator('form')
  for (const [label, value] of Object.entries(person)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByLabel('E-mail', { exact: true }).fill(`${crypto.randomUUID()}@example.com`)
  await form.getByLabel('Title').selectOption('Mrs')
  await form.getByLabel('Country', { exact: true }).selectOption('GB')
  return form
}

// Prefilling, details and failures: web/features/enquiry/enquiry-form.component.test.tsx.
test('a visitor sees the missing fields, and sends the enquiry', async () => {
  const page = await visit('/enquiries', { cookies: { shortlist: encodeURIComponent('1.Kalami House') } })
  const form = page.getByRole('main').locator('form')
  expect(await form.getByLabel('Kalami House').isChecked()).toBe(true)
  const marked = await form
    .locator('label')
    .evaluateAll(labels => labels.filter(label => getComputedStyle(label, '::after').content.includes('*')).length)
  expect(marked).toBe(7)
  const send = form.getByRole('button', { name: 'Send the enquiry' })
  await send.click()
  await expect.poll(() => form.getByText('Required', { exact: true }).count()).toBe(7)
  await expect.poll(() => form.getByLabel('Title').evaluate(field => field === document.activeElement)).toBe(true)
  expect(await accessibilityFaults(page)).toEqual([])
  await fill(page)
  const sent = page.waitForRequest(/enquiries\/enquire/)
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Ada', villas: [1], lang: 'en' })
  await arrive(page, /\/shortlist-thanks\?reference=[\w-]{36}$/)
  await page.getByRole('heading', { level: 1, name: 'Thank you for your enquiry' }).waitFor()
  await expectFresh(page)
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a short question on a villa page needs three fields, survives a reload and includes the dates', async () => {
  const stay = await freeStay(villas.kalamiHouse.id)
  const page = await visit(`${villas.kalamiHouse.path}?from=${stay.from}&to=${stay.to}&people=2`, {
    viewport: widths.phone,
  })
  const form = page.locator('form').filter({ hasText: 'A short question' })
  await form.scrollIntoViewIfNeeded()
  const send = form.getByRole('button', { name: 'Send the question' })
  const required = form.getByText('Required', { exact: true })
  // The form hydrates when it is near the viewport.
  await expect
    .poll(async () => {
      await send.click()
      return required.count()
    })
    .toBe(3)
  await form.getByLabel('Your question').fill('Does the beach suit children?')
  await send.click()
  await expect.poll(() => required.count()).toBe(2)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await form.scrollIntoViewIfNeeded()
  await expect.poll(() => form.getByLabel('Your question').inputValue()).toBe('Does the beach suit children?')
  await form.getByLabel('Your name').fill('Ada Holm')
  await form.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.com`)
  const sent = page.waitForRequest(/enquiries\/question/)
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ propertyId: villas.kalamiHouse.id, ...stay, adults: 2 })
  await expectOutcome(page, page.getByRole('heading', { name: 'Thank you for your question' }))
  await page.getByText(/^Eleni Marinou will answer by e-mail/).waitFor()
})

test('from a villa its dates, guests and name prefill the form, and survive a reload with the changes', async () => {
  const stay = await freeStay(villas.kalamiHouse.id)
  const days = `from=${stay.from}&to=${stay.to}`
  const page = await visit(`${villas.kalamiHouse.path}?${days}&people=4&adults=3&children=1`)
  await page.getByRole('link', { name: 'Send an enquiry' }).first().click()
  await page.waitForURL(/\/enquiries\?/)
  const form = page.getByRole('main').locator('form')
  await expect.poll(() => form.getByLabel('Arrival').inputValue()).toBe(stay.from)
  expect(await form.getByLabel('Departure').inputValue()).toBe(stay.to)
  expect(await form.getByLabel('Adults').inputValue()).toBe('3')
  expect(await form.getByLabel('Children').inputValue()).toBe('1')
  expect(await form.getByLabel('Kalami House').isChecked()).toBe(true)
  await form.getByLabel('Adults').fill('5')
  await form.getByLabel('Is there anything else we should know?').fill('The dog comes along.')
  await page.reload()
  await expect.poll(() => form.getByLabel('Adults').inputValue()).toBe('5')
  expect(await form.getByLabel('Is there anything else we should know?').inputValue()).toBe('The dog comes along.')
  expect(await form.getByLabel('Departure').inputValue()).toBe(stay.to)
})

test('a link on an experience’s page prefills the experience', async () => {
  const page = await visit('/experiences/corfu-coves-by-wooden-boat')
  await page.getByRole('button', { name: 'Ask us to arrange it' }).click()
  await page.waitForURL(/\/enquiries\?experience=\d+/)
  const chosen = page.getByRole('main').getByLabel('An experience').locator('option:checked')
  await expect.poll(() => chosen.textContent()).not.toBe('None in particular')
})

test('the page about car hire sets the subject', async () => {
  const page = await visit('/travel-to-and-around/car-hire')
  await page.getByRole('link', { name: 'Ask us to arrange it' }).click()
  await page.waitForURL(/\/enquiries\?subject=car-hire/)
  const message = page.getByRole('main').getByLabel('Is there anything else we should know?')
  await expect.poll(() => message.inputValue()).toBe('We would like to hire a car.')
})

test('without scripts the form shows other contacts', async () => {
  const page = await visit('/enquiries', { javaScriptEnabled: false })
  const said = page.locator('noscript p')
  expect(await said.textContent()).toContain('This form needs JavaScript')
  expect(await said.boundingBox()).not.toBeNull()
})

test('a client logs in over the enquiry, which prefills empty fields, and is cleared at the log-out', async () => {
  const { email, password, lastname } = await client()
  const page = await visit('/enquiries', { allow: lost, viewport: widths.phone })
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('First name').fill('Zoe')
  const open = page.getByRole('button', { name: 'Log in, and we fill in your details' })
  await open.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create an Account' }).click()
  await dialog.getByRole('button', { name: 'Sign up with email' }).click()
  // The dialog has a close button, and no back button.
  expect(await dialog.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  expect(await dialog.getByRole('button', { name: /^Continue with/ }).count()).toBe(0)
  await dialog.getByLabel('E-mail', { exact: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => form.getByLabel('Last name').inputValue()).toBe(lastname)
  expect(await form.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email)
  expect(await form.getByLabel('First name').inputValue()).toBe('Zoe')
  expect(await dialog.count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/enquiries')

  // A signed-in client sees no log-in: neither here, nor after a reload.
  expect(await open.count()).toBe(0)
  await form.getByLabel('Last name').fill('')
  await page.reload()
  await open.click()
  await expect.poll(() => form.getByLabel('Last name').inputValue()).toBe(lastname)

  const other = await page.context().newPage()
  await other.goto(address('/secure/profile'))
  await logOutOnPhone(other)
  await expect.poll(() => form.getByLabel('Last name').inputValue()).toBe('')
  expect(await form.getByLabel('E-mail', { exact: true }).inputValue()).toBe('')
})
