import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SavedViewShown } from '#contract/staff/saved-views'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { ViewMenu } from './view-menu'

const view = (id: number, name: string, query: string, more: Partial<SavedViewShown> = {}): SavedViewShown => ({
  ...{ id, revision: 1, name, query, shared: false, isOwn: true, author: 'Mara Conti', isDefault: false },
  ...{ isEditable: true, ...more },
})
const drafts = view(1, 'Drafts', 'state=draft')
const large = view(2, 'Large', 'order=-sleeps')
const shared = view(3, 'Corfu', 'region=16', { shared: true, isOwn: false, isEditable: false, author: 'Ada' })

async function menu(views: SavedViewShown[], at = '/office/villas?state=archived') {
  const asked = stubApi('GET /office/views', () => ({ views }))
  const shown = await renderComponent(<ViewMenu me={exampleStaff} list="/office/villas" />, { at, messages: ['admin'] })
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  return shown
}
const opener = () => page.getByRole('button', { name: /^View/ })

test('the keyboard opens the menu, moves in it, opens a view and gives the focus back', async () => {
  const { address } = await menu([drafts, large, shared])
  await userEvent.keyboard('v')
  await expect.element(page.getByRole('link', { name: 'Standard' })).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'Large' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(page.getByRole('link', { name: 'Corfu' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/office/villas?region=16')
  await expect.element(page.getByRole('button', { name: 'View: Corfu' })).toBeVisible()
})

test('a list opens with its default, but another address stays', async () => {
  const views = [drafts, view(2, 'Large', 'order=-sleeps', { isDefault: true })]
  const { address } = await menu(views, '/office/villas')
  await expect.poll(address).toBe('/office/villas?order=-sleeps')
  await opener().click()
  await page.getByRole('link', { name: 'Standard' }).click()
  await expect.poll(address).toBe('/office/villas?view=standard')
  await expect.element(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible()
})

test('after a reload the list still shows what was chosen, whatever its default is', async () => {
  const views = [view(2, 'Large', 'order=-sleeps', { isDefault: true })]
  const { address } = await menu(views, '/office/villas?view=standard')
  await expect.element(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible()
  expect(address()).toBe('/office/villas?view=standard')
})

test('the present address is saved under a name; a refusal keeps what was typed', async () => {
  await menu([drafts])
  await opener().click()
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Required')).toBeVisible()
  await page.getByLabelText('Name of the view').fill('Archive')
  await page.getByRole('checkbox', { name: /^For all/ }).click()
  stubApi('POST /office/views', () => problem(409, 'too-many-views') as never)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('There are fifty views', { exact: false })).toBeVisible()
  await expect.element(page.getByLabelText('Name of the view')).toHaveValue('Archive')
  const sent = stubApi('POST /office/views', () => view(9, 'Archive', 'state=archived', { shared: true }))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      ...{ list: '/office/villas', query: 'state=archived', name: 'Archive', shared: true },
    })
})

test('views are ordered, chosen and changed; a removed one comes back', async () => {
  await menu([drafts, large, shared])
  await opener().click()
  await page.getByRole('button', { name: 'Manage views' }).click()
  const ordered = stubApi('PUT /office/vieworder', () => ({ views: [] }))
  await page.getByRole('button', { name: 'Move Large up' }).click()
  await expect.poll(() => ordered[0]?.body).toEqual({ list: '/office/villas', ids: [2, 1] })
  const chosen = stubApi('PUT /office/defaultview', () => undefined)
  await page.getByRole('checkbox', { name: 'Opens first: Corfu' }).click()
  await expect.poll(() => chosen[0]?.body).toEqual({ list: '/office/villas', viewId: 3 })
  await expect.element(page.getByRole('button', { name: 'Remove Corfu' })).not.toBeInTheDocument()
  expect(await accessibilityViolations()).toEqual([])
  const removed = stubApi('DELETE /office/views/{id}', () => undefined)
  await page.getByRole('button', { name: 'Remove Drafts' }).click()
  const restored = stubApi('POST /office/views/{id}/restore', () => drafts)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => restored.length).toBe(1)
  expect(removed).toHaveLength(1)
  await page.getByRole('button', { name: 'Change Drafts' }).click()
  await page.getByLabelText('Name of the view').fill('Old drafts')
  await page.getByRole('checkbox', { name: /^Take over/ }).click()
  // A colleague has shared it meanwhile.
  const current = { ...drafts, revision: 2, shared: true }
  const changed = stubApi('PUT /office/views/{id}', ({ body }) =>
    (body as { revision: number }).revision === 1 ? (problem(409, 'edited-meanwhile', { current }) as never) : current,
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const edit = { name: 'Old drafts', query: 'state=archived' }
  await expect
    .poll(() => changed.map(({ body }) => body))
    .toEqual([
      { ...edit, revision: 1, shared: false },
      { ...edit, revision: 2, shared: true },
    ])
})
