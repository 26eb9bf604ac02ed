import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Day, daysBetween, partsOf } from '#domain/calendar/day'

/** The button of a day, if it is shown. */
export const dayButton = (day: Day): HTMLElement | null => document.querySelector(`button[data-date="${day}"]`)

/** The day that has the focus. */
export const focusedDay = (): Day | undefined => (document.activeElement as HTMLElement | null)?.dataset.date

/** Turns a calendar to the month of a day, by its selects. */
export async function turnTo(day: Day): Promise<void> {
  const { year, month } = partsOf(day)
  const select = async (name: string, value: number) =>
    userEvent.selectOptions(page.getByRole('combobox', { name }).first(), String(value))
  await select('Year', year)
  await select('Month', month - 1)
}

/** Presses Tab until the focus is in the grid of a calendar. */
export async function tabIntoGrid(): Promise<void> {
  await expect.poll(() => document.querySelector('button[data-date]')).not.toBeNull()
  for (let i = 0; i < 12 && !focusedDay(); i++) await userEvent.tab()
  expect(focusedDay(), 'the day that has the focus').toBeDefined()
}

/** Moves through the grid with the arrow keys, by weeks and then by days. */
export async function walkTo(day: Day): Promise<void> {
  for (;;) {
    const at = focusedDay()
    if (!at) throw new Error('The focus has left the calendar')
    const days = daysBetween(at, day)
    if (days === 0) return
    await userEvent.keyboard(
      days >= 7 ? '{ArrowDown}' : days <= -7 ? '{ArrowUp}' : days > 0 ? '{ArrowRight}' : '{ArrowLeft}',
    )
    await expect.poll(focusedDay).not.toBe(at)
  }
}
