import { expect, test } from 'vitest'
import { addDays, addressDay, weekdayOf } from '#domain/calendar/day'
import { arrive, focused, placeOf, withBrowser } from './browser.ts'
import { dayIn, focusedDay, tabIntoGrid, walkTo } from './calendar.ts'
import { freeStay, nextJune, villas } from './catalogue.ts'
import { chip } from './filters.ts'

const { visit } = withBrowser()

test('a traveller without a mouse chooses a stay in the calendar of a villa', async () => {
  const villa = villas.kalamiHouse
  const stay = await freeStay(villa.id)
  const page = await visit(villa.path)
  const calendar = page.getByRole('region', { name: 'When to come' })

  await page
    .getByRole('link', { name: /^Check in/ })
    .filter({ visible: true })
    .focus()
  await page.keyboard.press('Enter')
  await calendar.locator('button[data-date]').first().waitFor()
  await tabIntoGrid(page)

  await walkTo(page, addDays(stay.from, 1))
  await page.keyboard.press('Enter')
  await expect
    .poll(() => calendar.getByRole('status').allInnerTexts())
    .toContain('Check in / Check out needs to be on Saturday')
  await walkTo(page, stay.from)
  await page.keyboard.press('Enter')
  await calendar.getByText('Now choose the day you leave.').waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focusedDay(page)).toBe(addDays(stay.from, 1))
  expect(await describedBy(dayIn(page, addDays(stay.from, 1)))).toBe(
    'This villa has a minimum stay of 7 nights, but if you need some flexibility with dates we’re here to find a solution - just get in touch.',
  )

  await walkTo(page, stay.to)
  await page.keyboard.press('Space')
  await calendar.getByText(': 7 nights.').waitFor()
  expect(placeOf(page)).toBe(
    `${villa.path}?${new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })}`,
  )
  await page.getByText('Whole stay').filter({ visible: true }).waitFor()

  const clear = calendar.getByRole('button', { name: 'Clear the dates' })
  await clear.focus()
  await page.keyboard.press('Enter')
  await calendar.getByText('Choose the day you arrive.').waitFor()
  await expect.poll(() => placeOf(page)).toBe(villa.path)
})

test('a day that is taken, past or too far ahead gives its reason', async () => {
  const page = await visit(villas.kalamiHouse.path)
  const calendar = page.getByRole('region', { name: 'When to come' })
  await calendar.scrollIntoViewIfNeeded()
  await calendar.locator('button[data-date]').first().waitFor()
  const reasons = await calendar
    .locator('button[data-date][aria-disabled="true"]')
    .evaluateAll(days =>
      days.map(day => document.getElementById(day.getAttribute('aria-describedby') ?? '')?.textContent),
    )
  expect(reasons.length).toBeGreaterThan(0)
  expect(new Set(reasons)).not.toContain(undefined)
  for (const reason of new Set(reasons)) expect(reason).toMatch(/^\w.{15}/)
})

test('a traveller without a mouse chooses dates for a search, and leaves the picker by Escape', async () => {
  const page = await visit('/results?des=16')
  const saturday = addDays(nextJune, (13 - weekdayOf(nextJune)) % 7)
  await chip(page, 'dates').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-filter="dates"] button[data-date]').first().waitFor()
  await tabIntoGrid(page)
  await walkTo(page, saturday)
  await page.keyboard.press('Enter')
  await page.getByText('And the day you leave').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Dates')
  expect(await dayIn(page, saturday).count(), 'the picker is closed').toBe(0)

  await page.keyboard.press('Enter')
  await page.getByText('Choose the day you arrive').waitFor()
  await tabIntoGrid(page)
  await walkTo(page, saturday)
  await page.keyboard.press('Enter')
  await page.getByText('And the day you leave').waitFor()
  await walkTo(page, addDays(saturday, 9))
  await page.keyboard.press('Enter')
  await page.getByText(/ – .+, 9 nights/).waitFor()
  await arrive(page, address => address.searchParams.get('to') === addressDay(addDays(saturday, 9)))
  expect(new URL(page.url()).searchParams.get('from')).toBe(addressDay(saturday))

  await page.getByRole('button', { name: 'Clear', exact: true }).focus()
  await page.keyboard.press('Enter')
  await arrive(page, address => address.search === '?des=16')
})

/** The accessible description of a day. */
const describedBy = (day: ReturnType<typeof dayIn>): Promise<string> =>
  day.evaluate(button => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
