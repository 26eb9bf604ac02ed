import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { examplePictureDetail as picture } from '#web/testing/example-pictures'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import OfficePicture from './office-picture'

const show = () =>
  renderComponent(<OfficePicture pictureId={7} me={exampleStaff} />, { at: '/office/pictures/7', messages: ['admin'] })

test('the focal point is moved by keys, and the crop of one ratio; a stale save keeps what was typed', async () => {
  stubApi('GET /office/pictures/{id}', () => picture)
  const current = { ...picture, revision: 4, alt: { ...picture.alt, de: 'Ein Pool' } }
  const refused = stubApi('PUT /office/pictures/{id}', () => problem(409, 'edited-meanwhile', { current }))
  await show()
  const point = page.getByRole('button', { name: /^Focal point/ })
  await point.click()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}')
  await expect.element(page.getByText('Point of all crops: 40% from the left, 51% from the top')).toBeVisible()
  await page.getByRole('button', { name: /^1:1/ }).click()
  await page.getByRole('button', { name: /^Crop 1:1/ }).click()
  await userEvent.keyboard('+{ArrowRight}')
  await expect.element(page.getByText(/^Crop 1:1: \d+% from the left, \d+% from the top, zoom 110%/)).toBeVisible()
  await page.getByLabelText('Description (German)').fill('Eine Terrasse')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/A colleague has saved other values meanwhile/)).toBeVisible()
  await expect.element(page.getByLabelText('Description (German)')).toHaveValue('Eine Terrasse')
  expect(refused[0]?.body).toMatchObject({
    revision: 3,
    focus: { all: [40, 51], '1 / 1': [expect.any(Number), expect.any(Number), 1.1] },
  })
})

test('a colleague’s other fields are kept; of one that both changed, a person chooses', async () => {
  const saved = { ...picture, revision: 4, photographer: 'Cleo Rossi', licence: 'Until 2030' }
  stubApi('GET /office/pictures/{id}', () => picture)
  await show()
  await page.getByLabelText('Description (German)').fill('Eine Terrasse')
  await page.getByLabelText('Photographer').fill('Ben Moreau')
  const sent = stubApi('PUT /office/pictures/{id}', ({ body }) => {
    const { revision, texts } = body as { revision: number; texts: { photographer: string } }
    return revision === 4 ? { ...saved, revision: 5, ...texts } : problem(409, 'edited-meanwhile', { current: saved })
  })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Cleo Rossi')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(page.getByLabelText('Photographer')).toHaveValue('Ben Moreau')
  await save.click()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({
      revision: 4,
      texts: { altDe: 'Eine Terrasse', photographer: 'Ben Moreau', licence: 'Until 2030' },
    })
  await expect.element(page.getByLabelText('Photographer')).toHaveValue('Ben Moreau')
})

test('what was typed survives a reload, and is saved', async () => {
  stubApi('GET /office/pictures/{id}', () => picture)
  const { unmount } = await show()
  await page.getByRole('button', { name: /^Focal point/ }).click()
  await userEvent.keyboard('{ArrowUp}')
  await page.getByLabelText('Photographer').fill('Ben Moreau')
  await unmount()
  await show()
  await expect.element(page.getByLabelText('Photographer')).toHaveValue('Ben Moreau')
  await expect.element(page.getByText(/50% from the left, 49% from the top/)).toBeVisible()
  const sent = stubApi('PUT /office/pictures/{id}', () => ({ ...picture, revision: 4, photographer: 'Ben Moreau' }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      focus: { all: [50, 49] },
      texts: { altEn: 'Terrace 7', photographer: 'Ben Moreau', licenceEnds: '' },
    })
})

test('a picture in use is not removed, and an earlier version is restored', async () => {
  stubApi('GET /office/pictures/{id}', () => picture)
  await show()
  await expect.element(page.getByText('The site shows this picture. Replace it there first.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Its pictures' }))
    .toHaveAttribute('href', '/office/pictures?villa=1')
  const sent = stubApi('POST /office/pictures/{id}/versions/{number}/restore', () => ({ ...picture, revision: 5 }))
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect.poll(() => [sent[0]?.params, sent[0]?.body]).toEqual([{ id: '7', number: '1' }, { revision: 3 }])
})

test('an unused picture is removed after a question, and restored', async () => {
  let isRemoved = false
  stubApi('GET /office/pictures/{id}', () => ({ ...picture, usedBy: [], isRemoved }))
  stubApi('DELETE /office/pictures/{id}', () => {
    isRemoved = true
    return undefined
  })
  const restored = stubApi('POST /office/pictures/{id}/restore', () => ({ ...picture, usedBy: [] }))
  await show()
  await page.getByRole('button', { name: 'Remove from the library' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from the library' }).click()
  await expect.element(page.getByText(/This picture has been removed/)).toBeVisible()
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect.poll(() => restored.length).toBe(1)
  await expect.element(page.getByText(/This picture has been removed/)).not.toBeInTheDocument()
})
