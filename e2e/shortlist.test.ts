import { describe, expect, test } from 'vitest'
import { arrive, eachWidth, hydrated, textOf, withBrowser } from './browser.ts'

const { visit } = withBrowser()

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a traveller keeps villas on the shortlist, looks at it, and takes them off', async () => {
    const page = await visit('/results?des=16', { viewport })
    const cards = page.getByRole('article')
    const names = await cards.getByRole('heading').allInnerTexts()
    const [first = '', second = ''] = names
    const heart = (name: string) =>
      page.getByRole('main').getByRole('button', { name: `${name}: keep on my shortlist` })
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
    await drawer.getByRole('button', { name: 'Bring the list back' }).click()
    await drawer.getByRole('link', { name: second }).click()
    await arrive(page, /\/villas\//)
    await page.getByRole('heading', { level: 1, name: second }).waitFor()
    expect(await drawer.count(), 'the drawer has closed').toBe(0)
    expect(await heart(second).first().getAttribute('aria-pressed')).toBe('true')
  })
})

test('a notice goes away by itself', async () => {
  const page = await visit('/results?des=16')
  await page.getByRole('main').getByRole('button', { name: 'keep on my shortlist' }).first().click()
  const notice = page.getByRole('status').filter({ hasText: 'added to shortlist' })
  await notice.waitFor()
  await expect.poll(() => notice.count(), { timeout: 4000 }).toBe(0)
})
