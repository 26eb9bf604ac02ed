import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { arrive, atWidth, placeOf, textOf, withBrowser } from '../browser.ts'
import { dayIn, turnTo } from '../calendar.ts'
import { countOf, freeStay, villas } from '../catalogue.ts'
import { count, headingOf, onPhone, openFilter, openPlace, screenOf, ticked } from '../filters.ts'

const { visit } = withBrowser()

/** Opens a field of the home page's search, and returns its panel. */
async function question(page: Page, name: string): Promise<Locator> {
  const bar = page.getByRole('main').getByRole('search')
  await bar.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  return bar
}

// Panels, counts and phones: web/features/filters/filters.component.test.tsx, web/features/search-bar/….
describe.each(atWidth('phone'))('on a %s', (_, viewport) => {
  test('a traveller searches by tree, dates, guests and bedrooms, and finds the villa at its price', async () => {
    const villa = villas.baglioSettevolte
    const stay = await freeStay(villa.id)
    const page = await visit('/results', { viewport })

    const tree = await openFilter(page, 'destination')
    const box = (name: string) => tree.getByRole('checkbox', { name, exact: false }).first()
    await openPlace(tree, 'France')
    await box('France').check()
    expect(
      await Promise.all(['Corsica', 'Provence', 'France', 'All destinations'].map(name => ticked(box(name)))),
    ).toEqual(['all', 'all', 'all', 'some'])
    await box('France').uncheck()
    await openPlace(tree, 'Italy')
    await openPlace(tree, 'Sicily')
    await box('Val di Noto').check()
    await box('Etna and Taormina').check()
    expect(await Promise.all(['Sicily', 'Italy', 'Greece'].map(name => ticked(box(name))))).toEqual([
      'some',
      'some',
      'none',
    ])

    const dates = await openFilter(page, 'dates')
    await turnTo(dates, stay.from)
    await dayIn(dates, stay.from).click()
    await dayIn(dates, stay.to).click()

    const guests = await openFilter(page, 'guests')
    await count(guests, 'Adults (13+)', 4)
    const bedrooms = await openFilter(page, 'bedrooms')
    await count(bedrooms, 'Bedrooms', 4)

    const found = await countOf({ subdes: '101,102', startDate: stay.from, endDate: stay.to, people: 4, rooms: 4 })
    expect(found).toBeGreaterThan(0)
    if (onPhone(page)) {
      const show = screenOf(page).getByRole('button', { name: `Show ${found} villa` })
      await show.waitFor()
      expect(placeOf(page), 'nothing is applied before it is asked for').toBe('/results')
      await show.click()
    }
    await expect
      .poll(() => headingOf(page))
      .toBe(`${found} ${found === 1 ? 'villa' : 'villas'} in Val di Noto and Etna and Taormina`)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      des: '1',
      subdes: '101,102',
      from: addressDay(stay.from),
      to: addressDay(stay.to),
      people: '4',
      rooms: '4',
    })

    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: villa.name }) })
    const price = await textOf(card.getByText('for 7 nights'))
    await card.getByRole('link', { name: villa.name }).click()
    await arrive(page, address => address.pathname === villa.path)
    await page.getByRole('heading', { level: 1, name: villa.name }).waitFor()
    if (onPhone(page)) await page.getByRole('button', { name: 'Show your stay' }).click()
    const whole = page.locator('dl div').filter({ hasText: 'Whole stay' }).filter({ visible: true })
    await whole.waitFor()
    expect(price).toContain(await textOf(whole.getByRole('definition')))
  })
})

test('the party is shown beside its number', async () => {
  const page = await visit('/?people=5&adults=2&children=3&infants=1')
  const who = page.getByRole('main').getByRole('button', { name: /^Who/ })
  await expect.poll(() => textOf(who)).toBe('Who5 guests2 adults, 3 children, 1 infant')
})

test('a traveller fills in the home page’s search and sees results', async () => {
  const stay = await freeStay(villas.kalamiHouse.id)
  const page = await visit('/')
  const bar = page.getByRole('main').getByRole('search')

  const where = await question(page, 'Where')
  await where.getByRole('combobox').fill('cofru')
  await where.getByRole('option', { name: /^Corfu/ }).click()
  await where.getByText(`${await countOf({ des: 16 })} villas`).waitFor()
  await where.getByRole('button', { name: 'Ok' }).click()
  await bar.getByRole('button', { name: 'Where Corfu' }).waitFor()

  const when = await question(page, 'When')
  await turnTo(when, stay.from)
  await dayIn(when, stay.from).click()
  await dayIn(when, stay.to).click()
  await when.getByRole('button', { name: 'Confirm' }).click()

  const who = await question(page, 'Who')
  await count(who, 'Adults (13+)', 2)
  await count(who, 'Infants (0 - 2)', 2)
  await who.getByRole('button', { name: 'Ok' }).click()
  await bar.getByRole('button', { name: 'Who 2 guests' }).waitFor()

  await bar.getByRole('button', { name: 'Search villas' }).click()
  await arrive(page, /\/results/)
  const asked = { des: '16', from: addressDay(stay.from), to: addressDay(stay.to), people: '2' }
  expect(await headingOf(page)).toBe(`${await countOf(asked)} villas in Corfu`)
})

test('a traveller without results sees which filters to drop', async () => {
  const page = await visit('/results?des=16&rooms=12&amenities=10,18&maxprice=1000')
  expect(await headingOf(page)).toBe('No villa matches all of this')
  const way = page.getByRole('link', { name: /^Without / }).first()
  const villasThen = /(\d+) villas?$/.exec(await textOf(way))?.[1]
  await way.click()
  await expect.poll(() => headingOf(page)).toContain(`${villasThen} villa`)
})
