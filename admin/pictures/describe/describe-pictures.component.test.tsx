import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import Pictures from '#admin/pictures/pictures'
import type { VillaPictureTexts } from '#contract/staff/office-pictures'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { examplePicture, exampleVillaPictures } from '#web/testing/example-pictures'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'

const texts = (ids: readonly number[], revision: number): VillaPictureTexts => ({
  pictures: ids.map(id => ({
    ...examplePicture(id),
    ...{ revision, photographer: '', licence: '', alt: { en: '', fr: '', de: '' } },
  })),
})
const show = () => {
  stubApi('GET /office/villas/{id}/pictures', () => exampleVillaPictures([1, 2, 3]))
  stubApi('GET /office/villas/{id}/pictures/texts', () => texts([1, 2, 3], 4))
  return renderComponent(<Pictures me={exampleStaff} />, {
    ...{ at: '/office/pictures?villa=1&view=texts', messages: ['admin'] },
  })
}
const field = (name: string) => page.getByLabelText(name, { exact: true })
/** Pastes a text into a field, as a spreadsheet's table comes. */
function paste(name: string, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  field(name).element().dispatchEvent(event)
  return event.defaultPrevented
}
const saveIt = () => page.getByRole('button', { name: 'Save', exact: true }).click()

test('a pasted table fills the descriptions, one licence is for all, and the filling is undone', async () => {
  const sent = stubApi('PUT /office/villas/{id}/pictures/texts', () => texts([1, 2, 3], 5))
  await show()
  await expect.element(field('Picture 1, English')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  expect(paste('Picture 1, English', 'one cell')).toBe(false)
  expect(
    paste('Picture 2, English', 'Pool\tPiscine\tPool\r\n"The ""blue""\nroom"\tLa chambre\tDas Zimmer\r\nToo\tmuch\r\n'),
  ).toBe(true)
  await expect.element(page.getByText('6 fields are filled.')).toBeVisible()
  await expect.element(field('Picture 3, English')).toHaveValue('The "blue"\nroom')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(field('Picture 2, French')).toHaveValue('')
  const long = 'x'.repeat(501)
  expect(paste('Picture 2, English', `${long}\tPiscine`)).toBe(true)
  await expect.element(field('Picture 2, English')).toHaveValue(long)
  await saveIt()
  await expect.element(field('Picture 2, English')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await field('Picture 1, English').fill('The terrace')
  await page.getByRole('button', { name: 'Same as the previous picture: picture 2' }).click()
  await expect.element(field('Picture 2, English')).toHaveValue('The terrace')
  await field('Photographer').fill('Ada')
  await saveIt()
  const credit = { photographer: 'Ada', licence: '', licenceEnds: '' }
  const terrace = { altEn: 'The terrace', altFr: '', altDe: '', ...credit }
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      pictures: [
        { id: 1, revision: 4, texts: terrace },
        { id: 2, revision: 4, texts: terrace },
        { id: 3, revision: 4, texts: { ...terrace, altEn: '' } },
      ],
    })
  await expect.element(page.getByText('The descriptions are saved.').first()).toBeVisible()
})

test('what a colleague described meanwhile stays, and what is typed survives a failure', async () => {
  const theirs = texts([1, 2, 3], 7)
  const [first, ...others] = theirs.pictures
  const current = {
    pictures: [
      { ...(first as VillaPictureTexts['pictures'][number]), alt: { en: 'Theirs', fr: '', de: '' } },
      ...others,
    ],
  }
  const sent = stubApi('PUT /office/villas/{id}/pictures/texts', ({ body }) =>
    body.pictures.every(({ revision }) => revision === 7) ? theirs : problem(409, 'edited-meanwhile', { current }),
  )
  await show()
  await field('Picture 2, German').fill('Die Küche')
  await saveIt()
  const none = { altEn: '', altFr: '', altDe: '', photographer: '', licence: '', licenceEnds: '' }
  await expect
    .poll(() => sent[1]?.body)
    .toEqual({ pictures: [{ id: 2, revision: 7, texts: { ...none, altDe: 'Die Küche' } }] })
  stubApi('PUT /office/villas/{id}/pictures/texts', () => problem(503, 'unavailable'))
  await field('Picture 3, French').fill('La chambre')
  await saveIt()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(field('Picture 3, French')).toHaveValue('La chambre')
})
