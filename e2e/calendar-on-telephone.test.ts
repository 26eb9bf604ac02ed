import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { textOf, widths, withBrowser } from './browser.ts'
import { dayIn, outOfReach } from './calendar.ts'
import { openFilter, screenOf } from './filters.ts'

const { visit } = withBrowser()

/** Opens a full-screen field of the home page's search. */
async function question(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  return page.getByRole('dialog', { name })
}

test('every day of a month chosen by its select is within reach, on the home page and among the filters', async () => {
  const page = await visit('/', { viewport: widths.phone, hasTouch: true })
  const panel = await question(page, 'When')
  await panel.getByRole('combobox', { name: 'Month' }).selectOption('July 2027')
  await expect.poll(() => outOfReach(panel, '2027-07')).toEqual([])
  expect(await dayIn(panel, '2027-07-31').count()).toBe(1)

  const results = await visit('/results', { viewport: widths.phone, hasTouch: true })
  const filter = await openFilter(results, 'dates')
  await filter.getByRole('combobox', { name: 'Month' }).selectOption('July 2027')
  await expect.poll(() => outOfReach(filter, '2027-07')).toEqual([])
  expect(await dayIn(filter, '2027-07-31').count()).toBe(1)
})

test('the foot of a panel is at the bottom of its screen', async () => {
  const page = await visit('/', { viewport: widths.phone })
  const ends = (button: Locator) =>
    button.evaluate(element => Math.round(innerHeight - (element.closest('div')?.getBoundingClientRect().bottom ?? 0)))
  const who = await question(page, 'Who')
  expect(await ends(who.getByRole('button', { name: 'Ok' }))).toBe(0)
  await page.keyboard.press('Escape')
  const when = await question(page, 'When')
  await when.getByRole('radio', { name: 'A month' }).check()
  expect(await ends(when.getByText('Close', { exact: true }))).toBe(0)
})

test('the calendar of a phone opens at the chosen month, jumps to others and stands in the middle', async () => {
  const page = await visit('/results?from=03 Jul 2027&to=10 Jul 2027', { viewport: widths.phone })
  const panel = await openFilter(page, 'dates')
  const inSight = (month: string) =>
    expect
      .poll(() =>
        panel
          .getByRole('grid', { name: month })
          .evaluate(grid => {
            const { top } = grid.getBoundingClientRect()
            return top > 0 && top < innerHeight * 0.6
          })
          .catch(() => false),
      )
      .toBe(true)
  await inSight('July 2027')
  await panel.getByRole('combobox', { name: 'Month' }).selectOption('October 2027')
  await inSight('October 2027')

  const { left = 0, right = 0 } = await panel
    .getByRole('grid', { name: 'October 2027' })
    .evaluate(grid => grid.getBoundingClientRect().toJSON())
  expect(left - (widths.phone.width - right)).toBeLessThan(24)
  expect(widths.phone.width - right - left).toBeLessThan(24)
  expect(await textOf(screenOf(page).getByRole('tab', { selected: true }))).toBe('When')
})
