import { expect, test } from 'vitest'
import { addDays, addressDay } from '#domain/calendar/day'
import { placeOf, withBrowser } from '../browser.ts'
import { dayIn, focusedDay, tabIntoGrid, walkTo } from '../calendar.ts'
import { freeStay, villas } from '../catalogue.ts'

const { visit } = withBrowser()

// Each day’s reason and name: web/features/calendar/stay-calendar.component.test.tsx.
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

/** The accessible description of a day. */
const describedBy = (day: ReturnType<typeof dayIn>): Promise<string> =>
  day.evaluate(button => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
