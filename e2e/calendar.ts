import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Day, daysBetween, partsOf } from '#domain/calendar/day'

export const dayIn = (calendar: Locator | Page, day: Day): Locator => calendar.locator(`button[data-date="${day}"]`)

/** Turns a calendar to the month of a day, by its selects, or by scrolling if it is endless. */
export async function turnTo(calendar: Locator, day: Day): Promise<void> {
  const { year, month } = partsOf(day)
  const years = calendar.getByRole('combobox', { name: 'Year' })
  await calendar.locator('button[data-date]').first().waitFor()
  if ((await years.count()) > 0) {
    await years.first().selectOption(String(year))
    await calendar
      .getByRole('combobox', { name: 'Month' })
      .first()
      .selectOption(String(month - 1))
    return
  }
  await expect
    .poll(async () => {
      await calendar.locator('button[data-date]').last().scrollIntoViewIfNeeded()
      return dayIn(calendar, day).count()
    })
    .toBe(1)
}

/** The focused day, if any. */
export const focusedDay = (page: Page): Promise<Day | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.date)

/** Presses Tab until the focus is in the grid of a calendar. */
export async function tabIntoGrid(page: Page): Promise<void> {
  for (let i = 0; i < 12 && !(await focusedDay(page)); i++) await page.keyboard.press('Tab')
  expect(await focusedDay(page), 'the day that has the focus').toBeDefined()
}

/** Moves through the grid with the arrow keys, by weeks and then by days. */
export async function walkTo(page: Page, day: Day): Promise<void> {
  for (;;) {
    const at = await focusedDay(page)
    if (!at) throw new Error('The focus has left the calendar')
    const days = daysBetween(at, day)
    if (days === 0) return
    await page.keyboard.press(days >= 7 ? 'ArrowDown' : days <= -7 ? 'ArrowUp' : days > 0 ? 'ArrowRight' : 'ArrowLeft')
    await expect.poll(() => focusedDay(page)).not.toBe(at)
  }
}
