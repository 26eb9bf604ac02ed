import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { ContentEditor } from './content-editor'
import { examplePage } from './example-content'

const messages = ['admin', 'account', 'content-editor'] as const

async function show(details: OfficeContentDetails = examplePage()) {
  let current = details
  stubApi('GET /office/content/{kind}/{id}', () => current)
  const rendered = await renderComponent(<ContentEditor id={7} me={exampleStaff} />, {
    at: '/office/pages/7?kind=page',
    messages: [...messages],
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  return {
    ...rendered,
    /** The values on the server from now on. */
    set: (change: (before: OfficeContentDetails) => OfficeContentDetails) => {
      current = change(current)
    },
  }
}

const revised = (details: OfficeContentDetails, revision: number): OfficeContentDetails => ({
  ...details,
  parts: { ...details.parts, en: { ...details.parts.en, revision, isDraft: true, editedBy: 'Ada' } },
})

test('a text is typed, saved as a draft of its language alone, and published', async () => {
  const server = await show()
  expect(await accessibilityViolations()).toEqual([])
  const saved = stubApi('PUT /office/content/{kind}/{id}/parts/{part}', () => {
    server.set(before => revised(before, 1))
    return { revision: 1 }
  })
  await page.getByLabelText('Title (EN)', { exact: true }).fill('Coastal walks')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.poll(() => saved.map(({ params }) => params.part)).toEqual(['en'])
  expect(saved[0]?.body).toMatchObject({ revision: 0, values: { title: 'Coastal walks' } })
  const published = stubApi('POST /office/content/{kind}/{id}/publish', () => undefined)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(() => published[0]?.body).toEqual({ parts: { en: 1 } })
})

test('the rich editor formats a text; one with a table is edited as HTML and keeps it', async () => {
  await show()
  const saved = stubApi('PUT /office/content/{kind}/{id}/parts/{part}', () => ({ revision: 1 }))
  const text = page.getByRole('textbox', { name: 'Text (EN)' })
  await text.click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await page.getByRole('toolbar', { name: 'Format: Text (EN)' }).getByRole('button', { name: 'H2 Heading' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect
    .poll(() => saved[0]?.body)
    .toMatchObject({ values: { modules: { a: { html: '<h2>Along the coast</h2>' } } } })
})

test('a table stays: its text is edited as HTML', async () => {
  const details = examplePage()
  const html = '<table><tbody><tr><td>Data</td></tr></tbody></table>'
  const texts = { ...details.state.en, modules: { a: { html } } }
  await show({ ...details, state: { ...details.state, en: texts } })
  await expect.element(page.getByLabelText('Text (EN)', { exact: true })).toHaveValue(html)
})

const theirTitle = (before: OfficeContentDetails) =>
  revised(
    { ...before, state: { ...before.state, en: { ...before.state.en, title: 'Their title', heading2: 'Theirs' } } },
    3,
  )

test('a colleague was faster: fields of one edit are merged, and of others a person decides', async () => {
  const server = await show()
  const saved = stubApi('PUT /office/content/{kind}/{id}/parts/{part}', ({ body }) => {
    if (body.revision === 3) return { revision: 4 }
    server.set(theirTitle)
    return problem(409, 'edited-meanwhile')
  })
  const title = page.getByLabelText('Title (EN)', { exact: true })
  await title.fill('My title')
  await page.getByLabelText('Name in menus (EN)', { exact: true }).fill('Mine')
  await page.getByRole('button', { name: 'Save draft' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Their title')).toBeVisible()
  await expect.element(title).toHaveValue('My title')
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByLabelText(/^Saved by the colleague/).click()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect
    .poll(() => saved.at(-1)?.body)
    .toMatchObject({ revision: 3, values: { title: 'Their title', heading2: 'Theirs', menuName: 'Mine' } })
  await expect.element(title).toHaveValue('Their title')
  await expect.element(page.getByText('Everything is saved.')).toBeVisible()
})

test('a draft that survived a reload never overwrites unseen what was saved meanwhile', async () => {
  const first = await show()
  await page.getByLabelText('Title (EN)', { exact: true }).fill('My title')
  first.unmount()
  const server = await show(theirTitle(examplePage()))
  stubApi('PUT /office/content/{kind}/{id}/parts/{part}', () => problem(409, 'edited-meanwhile'))
  await expect.element(page.getByLabelText('Title (EN)', { exact: true })).toHaveValue('My title')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByRole('dialog').getByText('Their title')).toBeVisible()
  server.unmount()
  sessionStorage.clear()
})

test('what was typed survives a reload, and an error of the server is shown at its field', async () => {
  const first = await show()
  stubApi('PUT /office/content/{kind}/{id}/parts/{part}', () =>
    problem(422, 'invalid-input', { errors: [{ field: 'body.title', code: 'too-long', detail: '' }] }),
  )
  await page.getByLabelText('Title (EN)', { exact: true }).fill('A title that stays')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.element(page.getByText('This is too long.')).toBeVisible()
  first.unmount()
  await show()
  await expect.element(page.getByLabelText('Title (EN)', { exact: true })).toHaveValue('A title that stays')
  await expect.element(page.getByText('Not saved yet; this tab remembers it.')).toBeVisible()
})

test('modules are moved by buttons and by the keyboard on their handle', async () => {
  await show()
  const saved = stubApi('PUT /office/content/{kind}/{id}/parts/{part}', () => ({ revision: 1 }))
  const order = page.getByRole('grid', { name: 'Order: Modules' })
  await order.getByRole('button', { name: 'Move “2. List of pages” up' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect.poll(() => saved[0]?.body).toMatchObject({ values: { modules: [{ key: 'b' }, { key: 'a' }] } })
})

test('what is missing for a publication is named in a sentence and at its field', async () => {
  await show(revised(examplePage(), 1))
  stubApi('POST /office/content/{kind}/{id}/publish', () =>
    problem(422, 'invalid-input', { errors: [{ field: 'body.en.title', code: 'missing', detail: '' }] }),
  )
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect.element(page.getByText('Please check: Title (English).')).toBeVisible()
  await expect.element(page.getByText('Required', { exact: true })).toBeVisible()
})

test('on a phone one language is shown, and the others by a switch', async () => {
  stubApi('GET /office/content/{kind}/{id}', examplePage)
  await renderComponent(<ContentEditor id={7} me={exampleStaff} />, {
    at: '/office/pages/7?kind=page',
    messages: [...messages],
    window: 'phone',
  })
  const german = page.getByLabelText('Title (DE)', { exact: true })
  await expect.element(page.getByLabelText('Title (EN)', { exact: true })).toBeVisible()
  await expect.element(german).not.toBeVisible()
  await page.getByRole('button', { name: 'German' }).click()
  await expect.element(german).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
