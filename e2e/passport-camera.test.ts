import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demonstrationAccounts, demonstrationPassword } from '#domain/demonstration'
import { readerPath } from '#domain/passports/machine-reader'
import { chromiumArguments, chromiumShellPath } from '#testing/chromium'
import { logIn } from './accounts.ts'
import { accessibilityFaults, address, hydrated, widerBy, widths } from './browser.ts'

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

/** A film of one grey picture, which the simulated camera repeats: YUV4MPEG2 with a half-size plane for each colour. */
async function filmOf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const colours = Buffer.alloc(data.length / 2, 128)
  const head = `YUV4MPEG2 W${info.width} H${info.height} F10:1 Ip A1:1 C420jpeg\n`
  return Buffer.concat([Buffer.from(head), Buffer.from('FRAME\n'), data, colours])
}

let folder: string
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camera-'))
  const film = join(folder, 'document.y4m')
  await writeFile(film, await filmOf(await draw(zone, 465)))
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
  browser = await chromium.launch({ executablePath: chromiumShellPath(), args: [...chromiumArguments, ...camera] })
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

/** Opens the lines of the first guest, and records what the page sends from then on. */
async function open(permissions: string[]): Promise<{ page: Page; sent: string[] }> {
  const context = await browser.newContext({ viewport: widths.phone, permissions })
  await context.addCookies([{ name: 'consent', value: 'none', url: address('/') }])
  const page = await context.newPage()
  await page.goto(address('/secure/passport-details'), { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  await logIn(page, { email: demonstrationAccounts.leadBooker, password: demonstrationPassword })
  await page.getByText('Fill in from the document’s machine-readable lines').filter({ visible: true }).first().click()
  const sent: string[] = []
  context.on('request', request => {
    sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postDataBuffer()?.length ?? 0}`)
  })
  await page.getByRole('button', { name: 'Read with the camera' }).filter({ visible: true }).first().click()
  return { page, sent }
}

test('the camera reads the lines of a document on the device, and the picture is never sent', async () => {
  const { page, sent } = await open(['camera'])
  const use = page.getByRole('button', { name: 'Use these details' })
  await use.waitFor({ timeout: 90_000 })
  await page.getByText('L898902C3').waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])
  // The camera is off once the lines are read.
  expect(await page.locator('video').count()).toBe(0)
  expect(sent.filter(request => request.includes(readerPath))).not.toEqual([])
  expect(sent.filter(request => !request.startsWith('GET ') || !request.endsWith(' 0'))).toEqual([])

  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'wrong.jpg', mimeType: 'image/jpeg' },
    buffer: await draw([zone[0] ?? '', (zone[1] ?? '').replace('7408122', '7408123')], 760),
  })
  await page.getByText(/could not be read with certainty/).waitFor({ timeout: 60_000 })
  expect(await use.count()).toBe(0)
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'right.jpg', mimeType: 'image/jpeg' },
    buffer: await draw(zone, 760),
  })
  await use.waitFor({ timeout: 60_000 })
  expect(sent.filter(request => !request.startsWith('GET '))).toEqual([])
  await page.context().close()
})

test('without leave to use the camera the page says what else helps', async () => {
  const { page } = await open([])
  await page.getByText(/The browser may not use the camera/).waitFor({ timeout: 90_000 })
  expect(await page.getByRole('button', { name: 'Choose a picture' }).count()).toBe(1)
  await page.context().close()
})
