import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { examplePicture, exampleVillaPictures } from '#web/testing/example-pictures'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { stubUploads } from '#web/testing/upload-server'
import Pictures from './pictures'
import { clearUploads, getUploads, removeUpload } from './uploads/upload-queue'

const show = (query = '') =>
  renderComponent(<Pictures me={exampleStaff} />, { at: `/office/pictures${query}`, messages: ['admin'] })
const added = (id: number) => ({ picture: examplePicture(id), isKnown: false, similar: [] })
const file = (name: string, type = 'image/jpeg', bytes = 3_000_000) => new File([new Uint8Array(bytes)], name, { type })
const choose = (files: File[]) => userEvent.upload(page.getByLabelText(/^Choose pictures/), files)

beforeEach(() => {
  stubApi('POST /office/refresh', () => problem(401, 'session-ended'))
  stubApi('GET /office/views', () => ({ views: [] }))
  for (const { id } of getUploads()) removeUpload(id)
  clearUploads()
})

test('the library keeps its part and its words in the address, and helps where nothing matches', async () => {
  const lists = stubApi('GET /office/pictures', ({ query }) => ({
    pictures: query.words ? [] : [examplePicture(8), examplePicture(9, { isDrawing: true, licenceEnds: '2020-01-31' })],
    next: null,
  }))
  const { address } = await show('?state=no-alt')
  await expect.element(page.getByText('Terrace 8')).toBeVisible()
  await expect.element(page.getByText('Licence ended on 31 January 2020')).toBeVisible()
  expect(lists[0]?.query).toEqual({ state: 'no-alt', words: '', order: '-added' })
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('searchbox', { name: /Find pictures/ }).fill('carob')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.element(page.getByText(/No picture matches/)).toBeVisible()
  expect(address()).toBe('/office/pictures?state=no-alt&words=carob')
  await page.getByRole('link', { name: 'Unused' }).click()
  expect(address()).toBe('/office/pictures?state=unused&words=carob')
})

test('the library is a table too, with columns and order in the address', async () => {
  const lists = stubApi('GET /office/pictures', () => ({
    pictures: [examplePicture(8, { uses: 3 }), examplePicture(9, { isDrawing: true, licenceEnds: '2030-01-31' })],
    next: null,
  }))
  const { address } = await show('?state=no-alt')
  await page.getByRole('link', { name: 'Show as a table' }).click()
  await expect.element(page.getByRole('cell', { name: '31 January 2030' })).toBeVisible()
  expect(address()).toBe('/office/pictures?state=no-alt&show=table')
  await page.getByRole('link', { name: 'End of the licence' }).click()
  await expect.poll(() => lists.at(-1)?.query.order).toBe('licence')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'Uses' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Uses' })).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: 'Unused' }).click()
  expect(address()).toMatch(/^\/office\/pictures\?state=unused&show=table&order=licence&columns=/)
})

test('files are sent in parts, go on after a failure of the network, and tell why one is refused', async () => {
  stubApi('GET /office/pictures', () => ({ pictures: [], next: null }))
  const server = stubUploads()
  server.refuseParts(503, 1)
  let made = 20
  const sent = stubApi('POST /office/pictures', () => (made++ === 20 ? added(20) : problem(422, 'picture-too-small')))
  await show()
  await choose([file('terrace.jpg'), file('notes.heic', 'image/heic')])
  await expect.element(page.getByText('In the library')).toBeVisible()
  await expect.element(page.getByText(/This is no picture in JPEG/)).toBeVisible()
  expect(sent[0]?.body).toEqual({ uploadId: '00000000-0000-4000-8000-000000000001' })
  expect(server.requests.filter(request => request.startsWith('PATCH'))).toEqual([
    ...['PATCH 0', 'PATCH 0', 'PATCH 1048576', 'PATCH 2097152'],
  ])
  expect(server.requests).not.toContain('DELETE')
  expect(await accessibilityViolations()).toEqual([])
  await choose([file('small.jpg')])
  await expect.element(page.getByText('The picture is narrower than 600 pixels.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again: small.jpg' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Dismiss small.jpg' }).click()
  await expect.element(page.getByText('small.jpg')).not.toBeInTheDocument()
})

test('a file that is on the server is not sent again, and joins the villa of the page', async () => {
  stubApi('GET /office/villas/{id}/pictures', () => exampleVillaPictures([1]))
  const server = stubUploads()
  stubApi('POST /office/pictures', () => problem(503, 'unavailable'))
  await show('?villa=1')
  await choose([file('pool.jpg', 'image/jpeg', 1000)])
  await expect.element(page.getByRole('button', { name: 'Try again: pool.jpg' })).toBeVisible()
  const before = server.requests.length
  const sent = stubApi('POST /office/pictures', () => ({ ...added(21), isKnown: true }))
  await page.getByRole('button', { name: 'Try again: pool.jpg' }).click()
  await expect.element(page.getByText(/The library had this file already/)).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ villaId: 1 })
  expect(server.requests.length).toBe(before)
})
