import { describe, expect, test } from 'vitest'
import { accessibilityFaults, atWidth, textOf, withBrowser } from './browser.ts'

const { visit } = withBrowser()

const forNobodyElse = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

describe.each(atWidth('phone'))('on a %s', (_, viewport) => {
  test('a client finds their account in the menu, on a page excluded from caches and search engines', async () => {
    const page = await visit('/about-us', { viewport, cookies: { consent: '' } })
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const [document] = await Promise.all([
      page.waitForResponse(response => new URL(response.url()).pathname === '/account'),
      page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My account' }).click(),
    ])
    expect(document.request().resourceType(), 'another area is another document').toBe('document')
    expect(document.headers()).toMatchObject(forNobodyElse)
    await page.getByRole('heading', { level: 2, name: 'Log in' }).waitFor()
    // Features of public pages only.
    expect(await page.getByRole('region', { name: 'May we?' }).count()).toBe(0)
    const search = page.getByRole('button', { name: 'Search villas' }).filter({ visible: true })
    expect(await search.count()).toBe(0)
  })
})

test.each(['/secure/nowhere', '/office/nowhere', '/de/office/bookings/7'])(
  '%s, an unknown page of the client area, helps the visitor, and is not cached',
  async path => {
    const page = await visit(path, { allow: /status of 404/ })
    const answer = await page.request.get(page.url())
    expect(answer.status()).toBe(404)
    expect(answer.headers()).toMatchObject(forNobodyElse)
    await page.getByRole('main').getByRole('search').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test.each([
  ['/about-us?bid=7', '/account?bid=7', 'Good to see you'],
  ['/fr/contact?x=1&bid=1234567890', '/fr/account?bid=1234567890', 'Heureux de vous voir'],
])('an e-mail link to an item of a booking, %s, leads to the account', async (from, to, heading) => {
  const page = await visit(from)
  await page.waitForURL(url => url.pathname + url.search === to)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe(heading)
})

test.each(['bid=', 'bid=x', 'bid=-1', 'bid=12345678901', 'bid=7%20or%201'])('%s leads nowhere', async query => {
  const page = await visit(`/about-us?${query}`)
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/about-us')
})
