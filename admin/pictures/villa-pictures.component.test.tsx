import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { OfficeVillaPictures } from '#contract/staff/office-pictures'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleVillaPictures } from '#web/testing/example-pictures'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import Pictures from './pictures'

/** A server that keeps the order. */
function serve(ids: readonly number[]) {
  let kept: OfficeVillaPictures = exampleVillaPictures(ids)
  stubApi('GET /office/villas/{id}/pictures', () => kept)
  return stubApi('PUT /office/villas/{id}/pictures', ({ body }) => {
    const { pictures: known } = exampleVillaPictures(ids)
    if (body.revision !== kept.revision) return problem(409, 'edited-meanwhile')
    const pictures = body.pictures.flatMap(({ id, room }) =>
      known.flatMap(each => (each.id === id ? { ...each, room } : [])),
    )
    kept = { ...kept, revision: kept.revision + 1, thumbId: Number(body.thumbId), pictures }
    return kept
  })
}
const show = () =>
  renderComponent(<Pictures me={exampleStaff} />, { at: '/office/pictures?villa=1', messages: ['admin'] })
const idsOf = (sent: { body: { pictures: readonly { id: unknown }[] } } | undefined) =>
  sent?.body.pictures.map(({ id }) => id)

test('pictures are moved by their buttons, get rooms, and each change is undone', async () => {
  const sent = serve([1, 2, 3])
  await show()
  await page.getByRole('button', { name: 'Move Terrace 1 back' }).click()
  await expect.poll(() => idsOf(sent[0])).toEqual([2, 1, 3])
  await page.getByLabelText('Room of Terrace 3').selectOptions('1')
  await expect.poll(() => sent[1]?.body.pictures.at(-1)).toEqual({ id: 3, room: 1 })
  await page.getByRole('button', { name: 'Show in lists: Terrace 2' }).click()
  await expect.poll(() => sent[2]?.body).toMatchObject({ revision: 6, thumbId: 2 })
  await expect.element(page.getByText('All changes are saved.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => idsOf(sent.at(-1))).toEqual([1, 2, 3])
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ thumbId: 1 })
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a picture is dragged by keys alone', async () => {
  const sent = serve([1, 2, 3])
  await show()
  await expect.element(page.getByRole('button', { name: 'Move Terrace 1', exact: true })).toBeVisible()
  const grip = page.getByRole('button', { name: 'Move Terrace 1', exact: true }).element()
  if (grip instanceof HTMLElement) grip.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
  await expect.poll(() => idsOf(sent[0])?.indexOf(1)).toBeGreaterThan(0)
})

test('a picture is taken off after a question, and comes back', async () => {
  const sent = serve([1, 2])
  await show()
  await page.getByRole('button', { name: 'Take off Terrace 1' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/stays in the library/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Take it off' }).click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ thumbId: 2, pictures: [{ id: 2, room: null }] })
  // The only one cannot go.
  await expect.element(page.getByRole('button', { name: 'Take off Terrace 2' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => idsOf(sent[1])).toEqual([1, 2])
})

test('an order that a colleague has changed stays as it was made, until theirs is loaded', async () => {
  serve([1, 2, 3])
  await show()
  const refused = stubApi('PUT /office/villas/{id}/pictures', () => problem(409, 'edited-meanwhile'))
  await page.getByRole('button', { name: 'Move Terrace 3 forward' }).click()
  await expect.element(page.getByText(/A colleague has changed these pictures/)).toBeVisible()
  await expect.element(page.getByText('The last change is not saved.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect
    .poll(() => refused.map(idsOf))
    .toEqual([
      [1, 3, 2],
      [1, 3, 2],
    ])
  await page.getByRole('button', { name: /Discard mine/ }).click()
  await expect.element(page.getByText('All changes are saved.')).toBeVisible()
})
