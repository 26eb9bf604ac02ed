import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityFaults, address, arrive, hydrated, placeOf, textOf, widths, withBrowser } from '../browser.ts'
import { villas } from '../catalogue.ts'

const { visit } = withBrowser()

// Drawer, comparison, dates and notices: web/features/shortlist/shortlist.component.test.tsx.
test('a traveller adds villas to the shortlist, finds them after a reload, and opens one', async () => {
  const page = await visit('/results?des=16')
  const [first = '', second = ''] = await page.getByRole('article').getByRole('heading').allInnerTexts()
  const heart = (name: string) => page.getByRole('main').getByRole('button', { name: `${name}: add to my shortlist` })
  const opener = page.getByRole('banner').getByRole('button', { name: 'Shortlist' })
  expect(await textOf(opener)).not.toMatch(/\d/)
  await heart(first).click()
  await page
    .getByRole('status')
    .filter({ hasText: `${first}: added to shortlist` })
    .waitFor()
  await heart(second).click()
  await page.getByRole('banner').getByRole('button', { name: '2 villas on your shortlist' }).waitFor()

  await page.reload({ waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const drawer = await openList(page)
  await drawer.getByText('Corfu').first().waitFor()
  await drawer.getByRole('link', { name: second }).click()
  await arrive(page, /\/villas\//)
  await page.getByRole('heading', { level: 1, name: second }).waitFor()
  expect(await drawer.count(), 'the drawer has closed').toBe(0)
  expect(await heart(second).first().getAttribute('aria-pressed')).toBe('true')
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

test('opening the list causes no layout shift', async () => {
  const page = await visit('/results?des=16', { cookies: kept })
  await page.evaluate(() => document.fonts.ready)
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, main h2, main img')].flatMap(element => {
        if (element.closest('dialog')) return []
        const { left, top, width } = element.getBoundingClientRect()
        return [left, top, width].map(Math.round).join(' ')
      }),
    )
  for (const size of [widths.desk, widths.phone]) {
    await page.setViewportSize(size)
    const before = await places()
    const drawer = await openList(page)
    expect(await places()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect.poll(() => drawer.count()).toBe(0)
  }
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

// Votes of several friends: server/features/shared-shortlists/shared-shortlists.test.ts.
test('a friend votes on each villa of a shared list, its sender sees the votes and withdraws the list', async () => {
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
  const friend = await visit(shared, { viewport: widths.phone, allow })
  await friend.getByRole('heading', { level: 1, name: 'Villas Ada would like you to see' }).waitFor()
  await friend.getByText('<b>Which</b> one?').waitFor()
  await friend.getByText('Guests: 4 adults, 2 children').waitFor()
  const asked = await friend.getByRole('link', { name: 'Ask us about these villas' }).getAttribute('href')
  expect(asked).toContain('adults=4&children=2')
  expect(await friend.getByRole('button', { name: 'Remove this page' }).count()).toBe(0)
  const own = friend.getByRole('button', { name: 'Yes to Kalami House' })
  const answered = friend.waitForResponse(/votes$/)
  await own.click()
  await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
  await answered
  expect(await accessibilityFaults(friend)).toEqual([])
  await friend.reload()
  await expect.poll(() => own.getAttribute('aria-pressed')).toBe('true')
  await friend.getByRole('button', { name: 'Add all 2 to my shortlist' }).click()
  await friend.getByRole('banner').getByRole('button', { name: '2 villas on your shortlist' }).waitFor()

  await sender.goto(link, { waitUntil: 'domcontentloaded' })
  await hydrated(sender)
  await votesOf(sender, 'Kalami House').getByText('1 × yes').waitFor()
  await votesOf(sender, 'Baglio Settevolte').getByText('Nobody has answered yet').waitFor()
  await sender.getByRole('button', { name: 'Remove this page' }).click()
  await sender.getByRole('button', { name: 'Yes, remove it for everyone' }).click()
  await arrive(sender, /\/results$/)
  expect((await fetch(link)).status).toBe(404)
})

test('a list emptied before it is sent explains how to fill one', async () => {
  const page = await visit('/enquiries?shortlist=mine')
  await arrive(page, /\/enquiries\/empty\?shortlist=empty$/)
  await page.getByRole('heading', { level: 1, name: 'Nothing on the list yet' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

// Without consent nothing is stored: web/features/viewed-villas/use-note-viewed.component.test.tsx.
test('a viewed villa appears beneath the list, with consent', async () => {
  const page = await visit(villas.kalamiHouse.path, { cookies: { consent: 'convenience' } })
  const key = () => page.evaluate(() => localStorage.getItem('viewedvillas'))
  await expect.poll(key).toBe(JSON.stringify([villas.kalamiHouse.id]))
  await page.goto(address('/'), { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  const drawer = await openList(page)
  await drawer.getByRole('link', { name: villas.kalamiHouse.name }).click()
  await arrive(page, /kalami-house$/)
})
