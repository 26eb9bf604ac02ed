import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  accessibilityFaults,
  address,
  arrive,
  eachWidth,
  hydrated,
  placeOf,
  textOf,
  widths,
  withBrowser,
} from './browser.ts'
import { freeStay, villas } from './catalogue.ts'

const { visit } = withBrowser()

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a traveller adds villas to the shortlist, views it, and removes them', async () => {
    const page = await visit('/results?des=16', { viewport })
    const cards = page.getByRole('article')
    const names = await cards.getByRole('heading').allInnerTexts()
    const [first = '', second = ''] = names
    const heart = (name: string) => page.getByRole('main').getByRole('button', { name: `${name}: add to my shortlist` })
    const opener = page.getByRole('banner').getByRole('button', { name: 'Shortlist' })
    const notice = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
    expect(await textOf(opener)).not.toMatch(/\d/)

    await heart(first).click()
    await notice(`${first}: added to shortlist`)
    expect(await heart(first).getAttribute('aria-pressed')).toBe('true')
    await heart(second).click()
    await page.getByRole('banner').getByRole('button', { name: '2 villas on your shortlist' }).waitFor()

    await page.reload({ waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: '2 villas on your shortlist' }).click()
    const drawer = page.getByRole('dialog', { name: 'My shortlist' })
    await drawer.getByText('Corfu').first().waitFor()
    const { width } = (await drawer.boundingBox()) ?? { width: 0 }
    if (viewport.width > 767) expect(width).toBe(320)
    else expect(width).toBeGreaterThan(viewport.width - 20)

    await drawer.getByRole('button', { name: `Remove ${first}` }).click()
    await notice(`${first}: removed from shortlist`)
    await expect.poll(() => drawer.getByRole('listitem').count()).toBe(1)
    await drawer.getByRole('button', { name: 'Clear list' }).click()
    await notice('Shortlist cleared.')
    await drawer
      .getByText('Your Shortlist is empty. Click the heart icon on the villas you love to add them to your Shortlist.')
      .waitFor()
    await drawer.getByRole('button', { name: 'Restore the list' }).click()
    await drawer.getByRole('link', { name: second }).click()
    await arrive(page, /\/villas\//)
    await page.getByRole('heading', { level: 1, name: second }).waitFor()
    expect(await drawer.count(), 'the drawer has closed').toBe(0)
    expect(await heart(second).first().getAttribute('aria-pressed')).toBe('true')
  })
})

test('a notice disappears by itself', async () => {
  const page = await visit('/results?des=16')
  await page.getByRole('main').getByRole('button', { name: 'add to my shortlist' }).first().click()
  const notice = page.getByRole('status').filter({ hasText: 'added to shortlist' })
  await notice.waitFor()
  await expect.poll(() => notice.count(), { timeout: 4000 }).toBe(0)
})

const kept = { shortlist: encodeURIComponent(`1.${villas.kalamiHouse.name}!2.${villas.baglioSettevolte.name}`) }
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'My shortlist' })
async function openList(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /on your shortlist/ })
    .click()
  await drawerOf(page).waitFor()
  return drawerOf(page)
}

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('opening the list causes no layout shift, and a notice leaves its buttons free', async () => {
    const page = await visit('/results?des=16', { viewport, cookies: kept })
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header a, main h2, main img')].flatMap(element => {
          if (element.closest('dialog')) return []
          const { left, top, width } = element.getBoundingClientRect()
          return [left, top, width].map(Math.round).join(' ')
        }),
      )
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    const drawer = await openList(page)
    expect(await places()).toEqual(before)
    await drawer.getByRole('button', { name: 'Remove Baglio Settevolte' }).click()
    const notice = page.locator('[popover]').getByText('removed from shortlist')
    await notice.waitFor()
    const box = async (locator: typeof notice) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const shown = await box(notice)
    for (const button of [
      drawer.getByRole('link', { name: 'Send us your shortlist' }),
      drawer.getByRole('button', { name: 'Share' }),
      drawer.getByRole('button', { name: 'Close' }),
    ]) {
      const { x, y, width, height } = await box(button)
      const apart =
        shown.x >= x + width || shown.x + shown.width <= x || shown.y >= y + height || shown.y + shown.height <= y
      expect(apart, 'the notice stands beside the button').toBe(true)
    }
  })

  test('villas are compared by their differences', async () => {
    const page = await visit('/', { viewport, cookies: kept })
    const drawer = await openList(page)
    await drawer.getByRole('button', { name: 'Compare' }).click()
    const table = page.getByRole('dialog', { name: 'Side by side' }).getByRole('table')
    await table.getByRole('columnheader', { name: 'Baglio Settevolte' }).waitFor()
    const bedrooms = table.getByRole('row', { name: /^Bedrooms/ })
    await expect.poll(() => bedrooms.getByRole('cell').allInnerTexts()).toEqual(['4', '8'])
    await table.getByRole('row', { name: /^Beach/ }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const rows = await table.getByRole('row').count()
    await page.getByLabel('Differences only').check()
    expect(await table.getByRole('row').count()).toBeLessThanOrEqual(rows)
    await bedrooms.waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor()
  })
})

test('the list shows prices for the searched dates, and for others chosen in it', async () => {
  const stay = await freeStay(villas.kalamiHouse.id)
  const page = await visit('/', { cookies: { ...kept, startdate: stay.from, enddate: stay.to } })
  const drawer = await openList(page)
  const item = drawer.getByRole('listitem').filter({ hasText: 'Kalami House' })
  await item.getByText('for 7 nights').waitFor()
  await drawer.getByRole('button', { name: 'Other dates' }).click()
  await drawer.getByRole('button', { name: 'Without dates' }).click()
  await item.getByText('a week').waitFor()
  await drawer.getByLabel('Arrival').fill(stay.from)
  await drawer.getByLabel('Departure').fill(stay.from)
  await drawer.getByText('The departure must come after the arrival.').waitFor()
  await drawer.getByLabel('Departure').fill(stay.to)
  await item.getByText('for 7 nights').waitFor()
  await item.getByRole('link', { name: 'Kalami House' }).click()
  await arrive(page, /kalami-house\?from=/)
})

test('a villa that is no longer let says so, and the others are shown', async () => {
  const page = await visit('/', { cookies: { shortlist: encodeURIComponent('999999.Long Gone!1.Kalami House') } })
  const drawer = await openList(page)
  await drawer.getByText('This villa is no longer available.').waitFor()
  await drawer.getByText('Kalami, Corfu').waitFor()
})

test('two tabs share one list: each follows the other immediately, and nothing is lost', async () => {
  const one = await visit('/results?des=16')
  const two = await one.context().newPage()
  await two.goto(address('/results?des=16'), { waitUntil: 'domcontentloaded' })
  await hydrated(two)
  const heart = (page: Page, i: number) =>
    page.getByRole('main').getByRole('button', { name: 'add to my shortlist' }).nth(i)
  const count = (page: Page, count: string) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: `${count} on your shortlist` })
      .waitFor()
  await heart(one, 0).click()
  await count(two, '1 villa')
  await heart(two, 1).click()
  await count(one, '2 villas')
  await openList(two)
  await drawerOf(two).getByRole('button', { name: 'Clear list' }).click()
  await count(one, 'No villas')
  await heart(one, 2).click()
  await drawerOf(two).getByRole('listitem').first().waitFor()
  // An undo keeps what was added meanwhile.
  await drawerOf(two).getByRole('button', { name: 'Remove' }).first().click()
  await drawerOf(two).getByRole('button', { name: 'Restore the list' }).click()
  await count(one, '2 villas')
})

test('a full list accepts no more villas, and says so', async () => {
  const list = Array.from({ length: 40 }, (_, i) => `${i + 1001}.`).join('!')
  const page = await visit('/results?des=16', { cookies: { shortlist: encodeURIComponent(list) } })
  const heart = page.getByRole('main').getByRole('button', { name: 'add to my shortlist' }).first()
  await heart.click()
  await page.getByRole('status').filter({ hasText: 'Your shortlist is full, with 40 villas' }).waitFor()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
})

test('a note is stored, appears in the comparison, and prefills the enquiry', async () => {
  const page = await visit('/', { cookies: kept })
  const drawer = await openList(page)
  await drawer.getByRole('button', { name: 'Add a note on Kalami House' }).click()
  await drawer.getByLabel('My note on Kalami House').fill('Ask about the steps.')
  await page.reload()
  await hydrated(page)
  await openList(page)
  await drawer.getByText('Ask about the steps.').waitFor()
  await drawer.getByRole('link', { name: 'Send us your shortlist' }).click()
  await arrive(page, /\/enquiries\?shortlist=mine/)
  const message = page.getByLabel('Is there anything else we should know?')
  await expect.poll(() => message.inputValue()).toBe('Kalami House: Ask about the steps.')
})

test('the shortlist states that notes are stored in this browser, and removes them', async () => {
  const page = await visit('/', { cookies: kept })
  const drawer = await openList(page)
  const notice = drawer.getByText('are stored in this browser only')
  expect(await notice.count()).toBe(0)
  await drawer.getByRole('button', { name: 'Add a note on Kalami House' }).click()
  await drawer.getByLabel('My note on Kalami House').fill('Ask about the steps.')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await notice.waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Remove them from this browser' }).click()
  await notice.waitFor({ state: 'detached' })
  expect(await drawer.getByText('Ask about the steps.').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('shortlist-notes'))).toBeNull()

  // Also while a note is being typed.
  await drawer.getByRole('button', { name: 'Add a note on Kalami House' }).click()
  await drawer.getByLabel('My note on Kalami House').fill('Ask about the pool.')
  await drawer.getByRole('button', { name: 'Remove them from this browser' }).click()
  await drawer.getByRole('button', { name: 'Add a note on Kalami House' }).waitFor()
})

test('friends vote on each villa of a shared list, its sender sees the votes and withdraws the list', async () => {
  // Console messages of rejected requests, and of a deleted page.
  const allow = /404|422/
  const sender = await visit('/', { cookies: { ...kept, people: '6', adults: '4', children: '2' }, allow })
  const drawer = await openList(sender)
  await drawer.getByRole('button', { name: 'Share' }).click()
  const share = sender.getByRole('dialog', { name: 'Share the list' })
  await share.getByRole('button', { name: 'Create the link' }).click()
  await share.getByText('Required').waitFor()
  await share.getByLabel('Your first name').fill('Ada')
  await share.getByLabel('A message to your friends').fill('<b>Which</b> one?')
  expect(await accessibilityFaults(sender)).toEqual([])
  await share.getByRole('button', { name: 'Create the link' }).click()
  await share.getByRole('heading', { name: 'Your link is ready' }).waitFor()
  const link = await share.getByLabel('Link', { exact: true }).inputValue()
  await share.getByLabel('Or let us send it to a friend').fill('friend@example.com')
  await share.getByRole('button', { name: 'Send the link' }).click()
  await share.getByText('Sent to friend@example.com.').waitFor()

  const shared = placeOf({ url: () => link } as Page)
  const votesOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
  for (const [viewport, answer] of [
    [widths.phone, 'Yes'],
    [widths.desk, 'No'],
  ] as const) {
    const friend = await visit(shared, { viewport, allow })
    await friend.getByRole('heading', { level: 1, name: 'Villas Ada would like you to see' }).waitFor()
    await friend.getByText('<b>Which</b> one?').waitFor()
    await friend.getByText('Guests: 4 adults, 2 children').waitFor()
    const asked = await friend.getByRole('link', { name: 'Ask us about these villas' }).getAttribute('href')
    expect(asked).toContain('adults=4&children=2')
    expect(await friend.getByRole('button', { name: 'Remove this page' }).count()).toBe(0)
    const own = friend.getByRole('button', { name: `${answer} to Kalami House` })
    const answered = friend.waitForResponse(/votes$/)
    await own.click()
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
    await answered
    expect(await accessibilityFaults(friend)).toEqual([])
    await friend.reload()
    await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
    await friend.getByRole('button', { name: 'Add all 2 to my shortlist' }).click()
    await friend.getByRole('banner').getByRole('button', { name: '2 villas on your shortlist' }).waitFor()
  }

  await sender.goto(link, { waitUntil: 'domcontentloaded' })
  await hydrated(sender)
  await votesOf(sender, 'Kalami House').getByText('1 × yes, 1 × no').waitFor()
  await votesOf(sender, 'Baglio Settevolte').getByText('Nobody has answered yet').waitFor()
  await sender.getByRole('button', { name: 'Remove this page' }).click()
  await sender.getByRole('button', { name: 'Yes, remove it for everyone' }).click()
  await arrive(sender, /\/results$/)
  expect((await fetch(link)).status).toBe(404)
})

test.each(['', '/fr', '/de'])('pages that need a token do not open without one: %s', async prefix => {
  for (const path of [
    '/shortlist-thanks',
    `/shortlist-thanks?reference=${crypto.randomUUID()}`,
    '/enquiries/empty',
    '/shared-shortlist',
    '/shared-shortlist?id=1',
  ])
    expect((await fetch(address(prefix + path))).status, path).toBe(404)
})

test('a list emptied before it is sent explains how to fill one', async () => {
  const page = await visit('/enquiries?shortlist=mine')
  await arrive(page, /\/enquiries\/empty\?shortlist=empty$/)
  await page.getByRole('heading', { level: 1, name: 'Nothing on the list yet' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('viewed villas appear beneath the list, with consent only', async () => {
  for (const [consent, shown] of [
    ['none', false],
    ['convenience', true],
  ] as const) {
    const page = await visit(villas.kalamiHouse.path, { cookies: { consent } })
    const key = () => page.evaluate(() => localStorage.getItem('viewedvillas'))
    if (shown) await expect.poll(key).toBe(JSON.stringify([villas.kalamiHouse.id]))
    await page.goto(address('/'), { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    const drawer = await openList(page)
    const link = drawer.getByRole('link', { name: villas.kalamiHouse.name })
    if (!shown) {
      expect(await key()).toBe(null)
      expect(await link.count()).toBe(0)
      continue
    }
    await link.click()
    await arrive(page, /kalami-house$/)
  }
})
