import { describe, expect, test } from 'vitest'
import { accessibilityFaults, atWidth, textOf, withBrowser } from '../browser.ts'

const { visit } = withBrowser()

const forNobodyElse = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

describe.each(atWidth('phone'))('on a %s', (_, viewport) => {
  test('a client finds their account in the menu, on a page excluded from caches and search engines', async () => {
    const cookies = { consent: '', contactid: crypto.randomUUID() }
    const page = await visit('/about-us', { viewport, cookies, allow: /status of 401/ })
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'My account' })
    await link.waitFor()
    const ofSession = asked.filter(path => path.startsWith('/api/auth') || path.includes('/current'))
    expect(ofSession, 'public pages send no session request').toEqual([])
    const [document] = await Promise.all([
      page.waitForResponse(response => new URL(response.url()).pathname === '/account'),
      link.click(),
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

// Other addresses and their headers: server/render/areas.test.ts.
test('an unknown page of the client area helps the visitor', async () => {
  const page = await visit('/secure/nowhere', { allow: /status of 404/ })
  await page.getByRole('main').getByRole('search').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('an e-mail link to an item of a booking leads to the account, in the language of its page', async () => {
  const page = await visit('/fr/contact?x=1&bid=1234567890')
  await page.waitForURL(url => url.pathname + url.search === '/fr/account?bid=1234567890')
  expect(await textOf(page.getByRole('heading', { level: 1 }))).toBe('Heureux de vous voir')
})
