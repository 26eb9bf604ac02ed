import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ChannelFeedShown } from '#contract/staff/office-channels'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { Channels } from './channels'

const feed: ChannelFeedShown = {
  ...{ id: 3, revision: 2, propertyId: 1, villa: 'Kalami House', channel: 'Airbnb', source: 'www.airbnb.com' },
  ...{ exports: true, exportedAt: null, triedAt: '2027-01-15T10:00:00.000Z', succeededAt: '2027-01-14T10:00:00.000Z' },
  ...{ fault: 'too-large', blocks: 4, clashes: 1 },
}
const address = `https://example.com/api/core/channelcalendars/${'x'.repeat(43)}.ics`

async function show(at = '/office/channels', channels: ChannelFeedShown[] = [feed]) {
  stubApi('GET /office/views', () => ({ views: [] }))
  const lists = stubApi('GET /office/channels', () => ({ channels, next: null }))
  await renderComponent(<Channels me={exampleStaff} />, { at, messages: ['admin', 'account'] })
  return lists
}

test('a channel is connected; a refusal keeps what was typed, and the address is shown once', async () => {
  await show('/office/channels', [])
  await expect.element(page.getByText('No channel is connected yet.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  stubApi('GET /office/villas', () => ({ villas: [{ id: 1, name: 'Kalami House', region: 'Corfu' }] }))
  await page.getByLabelText('Villa', { exact: true }).fill('kala')
  await page.getByRole('button', { name: 'Kalami House, Corfu' }).click()
  await page.getByLabelText('Channel', { exact: true }).fill('Airbnb')
  await page.getByLabelText('Address of the channel’s calendar').fill('http://airbnb.com/x.ics')
  stubApi('POST /office/villas/{id}/channels', () =>
    problem(422, 'invalid-input', { errors: [{ field: 'body.source', code: 'invalid', detail: 'Invalid' }] }),
  )
  const connect = page.getByRole('button', { name: 'Connect', exact: true })
  await connect.click()
  await expect.element(page.getByText(/an address that begins with https/)).toBeVisible()
  await expect.element(page.getByLabelText('Channel', { exact: true })).toHaveValue('Airbnb')
  await page.getByLabelText('Address of the channel’s calendar').fill('https://airbnb.com/x.ics')
  const sent = stubApi('POST /office/villas/{id}/channels', () => ({ channel: feed, address }))
  await connect.click()
  await expect.poll(() => sent[0]?.body).toEqual({ channel: 'Airbnb', source: 'https://airbnb.com/x.ics' })
  await expect.element(page.getByLabelText('Address', { exact: true })).toHaveValue(address)
  expect(await accessibilityViolations()).toEqual([])
})

test('the address names a villa: its channels alone, and the form is for it, also of a draft', async () => {
  const draft = { id: 1, name: 'Kalami House', region: 'Corfu', live: false, tiers: [], seasons: [] }
  stubApi('GET /office/prices', () => ({ villas: [{ ...draft, version: '0'.repeat(32) }], next: null, regions: [] }))
  const lists = await show('/office/channels?villa=1', [])
  await expect.element(page.getByText('This villa is connected with no channel yet.')).toBeVisible()
  expect(lists[0]?.query).toMatchObject({ propertyId: '1' })
  expect(await accessibilityViolations()).toEqual([])
  await page.getByLabelText('Channel', { exact: true }).fill('Airbnb')
  const sent = stubApi('POST /office/villas/{id}/channels', () => ({ channel: feed, address }))
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect.poll(() => sent[0]?.params).toEqual({ id: '1' })
  const pages = page.getByRole('navigation', { name: 'Pages of the villa' })
  await expect.element(pages.getByRole('link', { name: 'Villa' })).toHaveAttribute('href', '/office/villas/1')
})

test('a failing calendar tells why; it is read again, changed by its revision, and disconnected', async () => {
  await show()
  await expect.element(page.getByText('The calendar is too large.')).toBeVisible()
  await expect.element(page.getByText('4 ranges of nights taken')).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'one clash' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const read = stubApi('POST /office/channels/{id}/reading', () => undefined)
  await page.getByRole('button', { name: 'Read now: Kalami House, Airbnb' }).click()
  await expect.poll(() => read[0]?.params).toEqual({ id: '3' })
  await page.getByRole('button', { name: 'Change Kalami House, Airbnb' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Channel', { exact: true }).fill('Airbnb France')
  // A colleague has given it another address: both edits are brought together, and no secret address is sent.
  const current = { ...feed, revision: 5, source: 'new.example.com' }
  const changed = stubApi('PUT /office/channels/{id}', ({ body }) =>
    (body as { revision: number }).revision === 5 ? current : problem(409, 'edited-meanwhile', { current }),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => changed[1]?.body).toEqual({ revision: 5, channel: 'Airbnb France' })
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  await page.getByRole('button', { name: 'Disconnect Kalami House, Airbnb' }).click()
  await expect.element(page.getByText(/4 ranges of nights become free/)).toBeVisible()
  const removed = stubApi('DELETE /office/channels/{id}', () => undefined)
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => removed[0]?.params).toEqual({ id: '3' })
})

test('clashes have an address of their own, and are settled one by one', async () => {
  const clash = { id: 8, propertyId: 1, villa: 'Kalami House', channel: 'Airbnb', seenAt: '2027-01-15T10:00:00.000Z' }
  stubApi('GET /office/channels/clashes', () => ({
    clashes: [{ ...clash, from: '2027-06-05', to: '2027-06-12' }],
    next: null,
  }))
  await show('/office/channels?state=clashes')
  await page.getByRole('button', { name: 'Settled: Kalami House, 5 – 12 June 2027' }).click()
  await expect.element(page.getByText(/It leaves the list/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const sent = stubApi('POST /office/channels/clashes/{id}/settle', () => undefined)
  await page.getByRole('dialog').getByRole('button', { name: 'Settled' }).click()
  await expect.poll(() => sent[0]?.params).toEqual({ id: '8' })
})
