import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ConversationShown, MessageShown } from '#contract/messages/messages'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, problem, stubApi } from '#web/testing/api-stub'
import { exampleSession } from '#web/testing/example-session'
import { renderComponent } from '#web/testing/render-component'
import { Conversation } from './conversation'

const call = 'GET /core/bookings/{id}/messages'
let people = 0
const aMessage = (more: Partial<MessageShown>): MessageShown => ({
  ...{ id: 1, side: 'client', author: 'Eleanor Hartley', body: 'May we bring a dog?', byEmail: false, files: [] },
  sentAt: '2027-01-15T10:00:00.000Z',
  ...more,
})
const answer = aMessage({ id: 2, side: 'staff', author: 'Agnese', body: 'Of course.\nHow big is it?' })
const conversation = (messages: MessageShown[], more: Partial<ConversationShown> = {}): ConversationShown => ({
  ...{ bookingId: 7, readId: 99, staffReadId: 1, messages },
  ...more,
})

/** Renders it for a person of its own: what is fetched is shared by person. */
const show = (more: { lookingOn?: boolean; language?: 'en' | 'de' } = {}) => {
  const id = `00000000-0000-4000-8001-${String(++people).padStart(12, '0')}`
  const contact = { ...exampleSession.contact, id, loggedInAsContactAdmin: more.lookingOn ?? false }
  return renderComponent(<Conversation bookingId={7} contact={contact} />, {
    messages: ['account', 'booking', 'conversation'],
    ...(more.language && { language: more.language }),
  })
}
const field = page.getByLabelText('Your message')
const sendButton = page.getByRole('button', { name: 'Send', exact: true })

beforeEach(() => {
  stubApi('GET /core/messages/unread', () => ({ bookings: [] }))
  sessionStorage.clear()
})

test('both sides stand in the order of their messages, and what the company has seen is marked', async () => {
  stubApi(call, () => conversation([aMessage({}), answer]))
  await show()
  const items = page.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(2)
  for (const words of [/^You/, /May we bring a dog/, /Seen/])
    await expect.element(items.first().getByText(words)).toBeVisible()
  for (const words of [/^Agnese/, /Of course/]) await expect.element(items.last().getByText(words)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('unread answers are marked as read, but not by staff who look on', async () => {
  stubApi(call, () => conversation([answer], { readId: 0 }))
  const read = stubApi('POST /core/bookings/{id}/messages/read', () => undefined)
  const { unmount } = await show({ lookingOn: true })
  await expect.element(page.getByText('Looking on as a client', { exact: false })).toBeVisible()
  expect(read).toEqual([])
  unmount()
  await show()
  await expect.poll(() => read.map(({ body }) => body)).toEqual([{ messageId: 2 }])
})

test('a message is sent once, and stands in the list', async () => {
  stubApi(call, () => conversation([]))
  const sent = stubApi('POST /core/bookings/{id}/messages', ({ body }) => conversation([aMessage(body as object)]))
  await show()
  await expect.element(page.getByText('No messages yet', { exact: false })).toBeVisible()
  await field.fill('Is there a cot?')
  await sendButton.dblClick()
  await expect.element(page.getByText('Is there a cot?')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ body: 'Is there a cot?', fileIds: [] }])
  await expect.element(field).toHaveValue('')
})

test('what was typed survives a failure and a reload', async () => {
  stubApi(call, () => conversation([]))
  stubApi('POST /core/bookings/{id}/messages', offline)
  const { unmount } = await show()
  await field.fill('Is there a cot?')
  await sendButton.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(field).toHaveValue('Is there a cot?')
  unmount()
  await show()
  await expect.element(field).toHaveValue('Is there a cot?')
})

describe('a file', () => {
  const chosen = (name: string) => new File([new Uint8Array(2000)], name, { type: 'image/png' })

  test('is uploaded, named, removed, and sent with the message', async () => {
    stubApi(call, () => conversation([]))
    let id = 40
    stubApi('POST /core/bookings/{id}/messages/files', ({ body }) => ({
      ...{ id: ++id, name: (body as { name: string }).name, type: 'image/png' as const, size: 2000 },
    }))
    const sent = stubApi('POST /core/bookings/{id}/messages', () => conversation([]))
    await show()
    await userEvent.upload(page.getByLabelText('Attach a file'), [chosen('dog.png'), chosen('cat.png')])
    await expect.element(page.getByText(/dog\.png/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove cat.png' }).click()
    expect(page.getByText(/cat\.png/).elements()).toEqual([])
    expect(await accessibilityViolations()).toEqual([])
    await field.fill('The dog.')
    await sendButton.click()
    await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ body: 'The dog.', fileIds: [41] }])
    await expect.poll(() => page.getByText(/dog\.png/).elements()).toEqual([])
  })

  test('that is not accepted says why', async () => {
    stubApi(call, () => conversation([]))
    stubApi('POST /core/bookings/{id}/messages/files', () => problem(415, 'file-type-not-accepted'))
    await show()
    await userEvent.upload(page.getByLabelText('Attach a file'), chosen('notes.png'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('notes.png is neither a picture nor a PDF.')
  })
})

test('a conversation that cannot be loaded offers to try again', async () => {
  stubApi(call, offline)
  await show()
  await expect.element(page.getByRole('button', { name: /try again/i })).toBeVisible()
})
