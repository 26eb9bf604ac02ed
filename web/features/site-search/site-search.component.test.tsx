import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchResult, SearchResultKind, SiteSearchReply } from '#contract/villas/search'
import { accessibilityViolations } from '#web/testing/accessibility'
import { offline, stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { SiteSearch } from './public'

const endpoint = 'GET /core/search/lang/{lang}'

const result = (id: string, name: string, path: string): SearchResult => ({
  id,
  name,
  path,
  marks: [[0, 3]],
  note: 'Ionian Islands',
  picture: null,
})
const reply = (query: string, groups: [SearchResultKind, SearchResult[]][]): SiteSearchReply => ({
  query,
  groups: groups.map(([kind, found]) => ({ kind, found })),
  more: false,
  queryIds: { Villas: 'own-1', Collections: 'own-2', CMSPages: 'own-3' },
})

const corfu = reply('corfu', [
  ['destinations', [result('destination 16', 'Corfu', '/greece/corfu')]],
  [
    'villas',
    ['Kalami House', 'Aspri Petra', 'Elaiones'].map((name, i) =>
      result(`villa ${i + 1}`, name, `/greece/corfu/villas/${name.toLowerCase().replace(' ', '-')}`),
    ),
  ],
])
const masseria = reply('masseria', [['villas', [result('villa 9', 'Masseria Settevolte', '/italy/masseria')]]])

const field = page.getByRole('combobox', { name: 'Search the site' })
const options = page.getByRole('listbox').getByRole('option')
const selected = () =>
  options
    .elements()
    .filter(option => option.ariaSelected === 'true')
    .map(option => option.textContent)

beforeEach(() => {
  stubApi(endpoint, ({ query }) => (query.q === 'corfu' ? corfu : query.q === 'masseria' ? masseria : reply('', [])))
})

test('the keyboard moves through the results, and deactivates them', async () => {
  let escaped = 0
  await renderComponent(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the surrounding panel.
    <div onKeyDown={event => event.key === 'Escape' && escaped++}>
      <SiteSearch place="panel" />
    </div>,
  )
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('corfu')
  await expect.element(page.getByText('4 results')).toBeInTheDocument()
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  const names = options.elements().map(option => option.textContent)
  expect(names).toHaveLength(4)

  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(selected).toEqual([names[1]])
  const active = field.element().getAttribute('aria-activedescendant') ?? ''
  expect(document.getElementById(active)?.textContent).toBe(names[1])
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{End}')
  await expect.poll(selected).toEqual([names[3]])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(selected, { message: 'after the last comes the first' }).toEqual([names[0]])
  await userEvent.keyboard('{ArrowUp}')
  await expect.poll(selected).toEqual([names[3]])
  await userEvent.keyboard('{Home}')
  await expect.poll(selected).toEqual([names[0]])

  await userEvent.keyboard('{Escape}')
  await expect.poll(selected, { message: 'Escape deactivates' }).toEqual([])
  expect(escaped, 'and does not reach the panel').toBe(0)
  await expect.element(field).toHaveValue('corfu')
  await userEvent.keyboard('{Home}x')
  await expect.element(field).toHaveValue('xcorfu')
  await userEvent.keyboard('{Escape}')
  expect(escaped, 'a second one closes the panel').toBe(1)
})

test('Enter opens the first result; before the response, the search page', async () => {
  const { address } = await renderComponent(<SiteSearch place="panel" />)
  await field.fill('masseria')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/italy/masseria')

  stubApi(endpoint, () => new Promise(() => {}))
  await field.fill('corfu pool')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/search?q=corfu+pool')
})

function Panel() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        Panel
      </button>
      {open && <SiteSearch place="panel" />}
    </>
  )
}

test('typed text is restored when the search reopens on the page, and cleared on the next', async () => {
  const { router } = await renderComponent(<Panel />)
  const opener = page.getByRole('button', { name: 'Panel' })
  await field.fill('masseria')
  await expect.element(options.first()).toBeVisible()
  await opener.click()
  await expect.element(field).not.toBeInTheDocument()
  await opener.click()
  await expect.element(field).toHaveValue('masseria')
  await opener.click()
  await router.navigate('/italy')
  await opener.click()
  await expect.element(field).toHaveValue('')
})

test('a late response does not replace a newer one', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const asked = stubApi(endpoint, async ({ query }) => {
    if (query.q !== 'corfu') return masseria
    await held
    return corfu
  })
  await renderComponent(<SiteSearch place="panel" />)
  await field.fill('corfu')
  await expect.poll(() => asked.length).toBe(1)
  await field.fill('masseria')
  await expect.element(page.getByRole('option', { name: /Masseria/ })).toBeVisible()
  expect(asked[0]?.signal?.aborted, 'the superseded request is cancelled').toBe(true)
  release()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(options.elements().map(option => option.textContent)).toEqual([expect.stringContaining('Masseria')])
})

test('a traveller without results sees where to begin', async () => {
  const { address } = await renderComponent(<SiteSearch place="panel" />)
  await field.fill('qwertzuiop')
  await expect.element(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeInTheDocument()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('search').getByRole('link', { name: 'Greece' }).click()
  await expect.poll(address).toBe('/greece')
})

test('a traveller whose search fails retries', async () => {
  stubApi(endpoint, offline)
  await renderComponent(<SiteSearch place="panel" />)
  await field.fill('corfu villas')
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  stubApi(endpoint, () => corfu)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('option', { name: /^Corfu/ })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})
