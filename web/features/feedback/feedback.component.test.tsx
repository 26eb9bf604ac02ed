import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PageOf } from '#contract/pages'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { FeedbackForm } from './feedback-form'

type Given = PageOf<'feedback'>['feedback']

let forms = 0
const empty: Given = {
  ...{
    feedbackId: 1,
    bookingId: 2,
    guid: '00000000-0000-4000-8000-000000000001',
    from: '2026-06-06',
    to: '2026-06-13',
  },
  villa: { name: 'Kalami House', region: 'Corfu', path: '/greece/corfu/kalami', thumb: null },
  ...{ bookingItems: [], experienceItems: [], given: false, comments: '', signature: '', mayPublish: false },
  ratings: { overall: 0, villa: 0, place: 0, service: 0, value: 0 },
  ...{ photos: [], photosAreFinal: false },
}
const show = (more: Partial<Given> = {}) =>
  renderComponent(<FeedbackForm feedback={{ ...empty, feedbackId: ++forms, ...more }} />, {
    ...{ at: '/feedback', messages: ['feedback'], window: 'phone' },
  })
const overall = page.getByRole('group', { name: 'The stay as a whole' })
const house = page.getByRole('group', { name: 'The house' })
const addPhoto = 'POST /core/feedback/feedbackid/{id}/guid/{guid}/photos'
const removePhoto = 'DELETE /core/feedback/feedbackid/{id}/guid/{guid}/photos/{photo}'
const picker = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement

/** A picture of noise, which compresses badly. */
async function aPicture(side: number, name = 'pool.png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const pixels = context.createImageData(side, side)
  let noise = 1
  for (let i = 0; i < pixels.data.length; i++) {
    noise = (noise * 48_271) % 2_147_483_647
    pixels.data[i] = i % 4 === 3 ? 255 : noise % 256
  }
  context.putImageData(pixels, 0, 0)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return new File([blob as Blob], name, { type: 'image/png' })
}

/** Chooses files as the dialog of the browser does. */
function choose(...files: File[]): void {
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  picker().files = chosen.files
  picker().dispatchEvent(new Event('change', { bubbles: true }))
}

test('stars are chosen by arrow keys and by touch, and sent as numbers', async () => {
  await show()
  const sent = stubApi('POST /core/feedback', () => ({ feedbackId: 1 }))
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect.element(overall.getByRole('radio').first()).toHaveFocus()
  await expect.element(overall.getByText('Required')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(overall.getByRole('radio', { name: '4 of 5: good' })).toBeChecked()
  await expect.element(overall.getByText('4 of 5: good')).toBeVisible()
  await house.getByRole('radio', { name: '5 of 5: excellent' }).click()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ overall: 4, villa: 5, place: 0, service: 0, value: 0 })
  await expect.element(page.getByRole('heading', { name: 'Thank you' })).toHaveFocus()
})

test('earlier ratings and photographs are shown again; a rating can be taken back', async () => {
  const photos = [{ id: 7, width: 4, height: 3 }]
  await show({ given: true, ratings: { overall: 3, villa: 5, place: 0, service: 0, value: 0 }, photos })
  const sent = stubApi('POST /core/feedback', () => ({ feedbackId: 1 }))
  await expect.element(overall.getByRole('radio', { name: '3 of 5: fair' })).toBeChecked()
  await expect
    .element(page.getByRole('img', { name: 'Photograph 1' }))
    .toHaveAttribute('src', expect.stringMatching(/photos\/7\?size=small$/))
  await house.getByRole('radio', { name: 'Not applicable' }).click()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ overall: 3, villa: 0 })
})

test('photographs are added and removed; a large one is reduced first', async () => {
  await show()
  let id = 10
  const sent = stubApi(addPhoto, () => ({ id: ++id, width: 4, height: 3 }))
  const large = await aPicture(900)
  expect(large.size).toBeGreaterThan(1_500_000)
  choose(await aPicture(40), large)
  await expect.poll(() => page.getByRole('img').elements().length).toBe(2)
  const sizes = sent.map(({ body }) => (body?.content.length ?? 0) * 0.75)
  expect(sizes[1]).toBeLessThan(large.size)
  expect(atob(sent[1]?.body.content.slice(0, 4) ?? '').charCodeAt(0)).toBe(0xff)
  expect(await accessibilityViolations()).toEqual([])
  stubApi(removePhoto, () => problem(409, 'not-in-this-state'))
  await page.getByRole('button', { name: 'Remove photograph 1' }).click()
  await expect.element(page.getByText('The photograph could not be removed. Please try again.')).toBeVisible()
  const removed = stubApi(removePhoto, () => undefined)
  await page.getByRole('button', { name: 'Remove photograph 1' }).click()
  await expect.poll(() => page.getByRole('img').elements().length).toBe(1)
  expect(removed[0]?.params).toMatchObject({ photo: '11' })
  await expect.element(page.getByRole('button', { name: 'Add photographs' })).toHaveFocus()
})

test('what is no photograph, or one too many, is refused by name', async () => {
  await show({ photos: Array.from({ length: 7 }, (_, i) => ({ id: i + 1, width: 4, height: 3 })) })
  stubApi(addPhoto, () => problem(415, 'file-type-not-accepted'))
  choose(new File(['<svg/>'], 'plan.svg'))
  await expect.element(page.getByText(/^plan\.svg is not a photograph/)).toBeVisible()
  stubApi(addPhoto, () => ({ id: 70, width: 4, height: 3 }))
  choose(await aPicture(40, 'a.png'), await aPicture(40, 'b.png'))
  await expect.element(page.getByText('You can add 8 photographs at most.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add photographs' })).toBeDisabled()
})

test('photographs of published feedback cannot be changed', async () => {
  await show({ given: true, photosAreFinal: true, photos: [{ id: 7, width: 4, height: 3 }] })
  await expect.element(page.getByText(/^Your feedback is published/)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Photograph 1' })).toBeVisible()
  expect(page.getByRole('button', { name: /photograph/i }).elements()).toEqual([])
})
