import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { windowNames } from '#web/testing/windows'
import { AdminHome } from './admin-home'
import { Keyboard } from './keyboard'

const found = {
  bookings: [
    {
      ...{ bookingId: 7, reference: 'ABCD-EFGH', villa: 'Kalami House', from: '2028-06-03', to: '2028-06-10' },
      name: 'Ada Ferrante',
    },
  ],
  people: [{ id: '00000000-0000-4000-8000-0000000000aa', name: 'Ada Ferrante', email: 'ada@example.com' }],
}
const show = (window: 'phone' | 'desktop' = 'desktop', me = exampleStaff) =>
  renderComponent(
    <div style={{ background: 'var(--sea-deep)' }}>
      <Keyboard me={me} />
      <input aria-label="Note" />
    </div>,
    { at: '/office', messages: ['admin'], window },
  )

describe.each(windowNames)('on a %s', window => {
  test('a booking is found and opened by keyboard', async () => {
    const sent = stubApi('POST /office/search', () => found)
    const { address } = await show(window)
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = page.getByRole('combobox', { name: 'Booking, client, page or action' })
    await expect.element(field).toHaveFocus()
    await field.fill('ferr')
    await expect.element(page.getByRole('option', { name: /ABCD-EFGH · Ada Ferrante/ })).toBeVisible()
    await expect.element(page.getByText('2 results')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ words: 'ferr' }])
    expect(await accessibilityViolations()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    await expect.poll(address).toBe('/office/bookings/7')
  })
})

test('pages and actions are found by a part of their name, as far as they are permitted', async () => {
  const { address } = await show('desktop', { ...exampleStaff, permissions: ['payments'] })
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('combobox').fill('ba')
  await expect.element(page.getByRole('option', { name: 'Bank transfers' })).toBeVisible()
  await page.getByRole('combobox').fill('clients')
  await expect.element(page.getByText('Nothing is called that.')).toBeInTheDocument()
  await page.getByRole('combobox').fill('record')
  await page.getByRole('option').click()
  await expect.poll(address).toBe('/office/banktransfers?new=1')
})

test('actions are not offered to staff who only read', async () => {
  await show('desktop', { ...exampleStaff, permissions: ['payments'], readsOnly: ['payments'] })
  await page.getByRole('button', { name: /^Search/ }).click()
  await page.getByRole('combobox').fill('ba')
  await expect.element(page.getByRole('option', { name: 'Bank transfers' })).toBeVisible()
  await page.getByRole('combobox').fill('record')
  await expect.element(page.getByText('Nothing is called that.')).toBeInTheDocument()
})

test('a question mark lists the keys, but not in a field, where it is text', async () => {
  await show()
  await page.getByLabelText('Note').click()
  await userEvent.keyboard('?')
  await expect.element(page.getByLabelText('Note')).toHaveValue('?')
  expect(page.getByRole('dialog').elements()).toEqual([])
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
})

test('the start page shows what waits, and names the lists on which nothing does', async () => {
  stubApi('GET /office/today', () => ({
    counts: [
      { name: 'messages' as const, count: 2 },
      { name: 'changes' as const, count: 1 },
      { name: 'refunds' as const, count: 100 },
      { name: 'claims' as const, count: 0 },
    ],
  }))
  const { address } = await renderComponent(<AdminHome me={exampleStaff} />, { at: '/office', messages: ['admin'] })
  await expect.element(page.getByRole('link', { name: /2\s*conversations to answer/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /99\+\s*refunds not made yet/ })).toBeVisible()
  await expect.element(page.getByText('Nothing waits in claims.')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: /1\s*change request/ }).click()
  await expect.poll(address).toBe('/office/changes')
})
