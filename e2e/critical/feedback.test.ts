import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accessibilityFaults, widths, withBrowser } from '../browser.ts'

const { visit } = withBrowser()
const lost = /Failed to load resource|status of/

/** The feedback link of a past booking, as in the demonstration. */
const link = (booking: number) =>
  `/feedback?bookingid=${booking}&guid=00000000-0000-4000-8000-${String(booking).padStart(12, '0')}`

test('a guest gives feedback after a stay', async () => {
  const page = await visit(link(1), { viewport: widths.phone })
  const form = page.getByRole('main').locator('form')
  const send = form.getByRole('button', { name: 'Send feedback' })
  await send.click()
  await form.getByText('Required', { exact: true }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('group', { name: 'The stay as a whole' }).getByLabel('5 of 5: excellent').check()
  await form.locator('input[type=file]').setInputFiles({
    ...{ name: 'pool.jpg', mimeType: 'image/jpeg' },
    buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0e4a5a' } })
      .jpeg()
      .toBuffer(),
  })
  const photo = form.getByRole('img', { name: 'Photograph 1' })
  await photo.waitFor()
  await form.getByLabel('In your own words').fill('The dog liked it, too.')
  await send.click()
  await page.getByRole('heading', { name: 'Thank you', exact: true }).waitFor()
  await page.reload()
  await page.getByText('You have already answered').waitFor()
  expect(await form.getByLabel('5 of 5: excellent').first().isChecked()).toBe(true)
  await photo.waitFor()
  // Pictures are not loaded in journeys: the file is asked for by its address.
  const type = await photo.evaluate(async (image: HTMLImageElement) =>
    (await fetch(image.src)).headers.get('content-type'),
  )
  expect(type).toBe('image/jpeg')
  expect(await form.getByLabel('In your own words').inputValue()).toBe('The dog liked it, too.')
})

test('without the link of an e-mail the page does not exist', async () => {
  const page = await visit('/feedback', { allow: lost })
  await expect.poll(() => page.title()).not.toContain('Tell us about your stay')
})
