import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { readerPath } from '#domain/passports/machine-reader'
import { logIn } from '../accounts.ts'
import { accessibilityFaults, widerBy, widths, withBrowser } from '../browser.ts'

const { visit } = withBrowser({ pictures: true })

/** The specimen of ICAO 9303, part 4. */
const zone = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10']

/** Draws lines as a document has them, 1280 by 960 pixels; a camera sees them in the middle. */
function draw(lines: readonly string[], top: number): Promise<Buffer> {
  const texts = lines.map(
    (line, i) =>
      `<text x="60" y="${top + i * 70}" font-size="43" font-family="Liberation Mono, DejaVu Sans Mono, monospace">${line.replaceAll('<', '&lt;')}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><rect width="100%" height="100%" fill="#f2efe6"/>${texts.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer()
}

/** The headless browser has no camera: its stream is that of a canvas, or it is refused. */
const simulateCamera = (page: Page, picture: string | null) =>
  page.addInitScript(url => {
    navigator.mediaDevices.getUserMedia = async () => {
      if (url === null) throw new DOMException('refused', 'NotAllowedError')
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0)
      draw()
      setInterval(draw, 100)
      return canvas.captureStream(10)
    }
  }, picture)

/** Opens the lines of a guest, and records what the page sends from then on. */
async function open(picture: string | null): Promise<{ page: Page; sent: string[] }> {
  const before = (page: Page) => simulateCamera(page, picture)
  const page = await visit('/secure/passport-details', { viewport: widths.phone, before })
  await logIn(page, { email: demonstrationAccounts.leadBooker, password: demonstrationPassword })
  const lines = page.getByText('Fill in from the document’s machine-readable lines').filter({ visible: true })
  await lines.first().click()
  const sent: string[] = []
  page.on('request', request => {
    sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postDataBuffer()?.length ?? 0}`)
  })
  await page.getByRole('button', { name: 'Read with the camera' }).filter({ visible: true }).first().click()
  return { page, sent }
}

test('the camera reads the lines of a document on the device, and the picture is never sent', async () => {
  const { page, sent } = await open(`data:image/jpeg;base64,${(await draw(zone, 465)).toString('base64')}`)
  const use = page.getByRole('button', { name: 'Use these details' })
  await use.waitFor({ timeout: 60_000 })
  await page.getByText('L898902C3').waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  // The camera is off once the lines are read.
  expect(await page.locator('video').count()).toBe(0)
  expect(sent.filter(request => request.includes(readerPath))).not.toEqual([])

  const choose = async (lines: string[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'document.jpg', mimeType: 'image/jpeg', buffer: await draw(lines, 760) })
  await choose(zone.map(line => line.replace('7408122', '7408123')))
  await page.getByText(/could not be read with certainty/).waitFor({ timeout: 60_000 })
  expect(await use.count()).toBe(0)
  await choose(zone)
  await use.waitFor({ timeout: 60_000 })
  expect(sent.filter(request => !request.startsWith('GET ') || !request.endsWith(' 0'))).toEqual([])
})

test('without leave to use the camera the page says what else helps', async () => {
  const { page } = await open(null)
  await page.getByText(/The browser may not use the camera/).waitFor({ timeout: 60_000 })
  expect(await page.getByRole('button', { name: 'Choose a picture' }).count()).toBe(1)
})
