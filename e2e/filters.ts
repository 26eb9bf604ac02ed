import type { Locator, Page } from 'playwright-core'
import { textOf } from './browser.ts'

type Filter = 'destination' | 'dates' | 'guests' | 'bedrooms' | 'price' | 'amenities'

const tabs: Record<Filter, string> = {
  destination: 'Where',
  dates: 'When',
  guests: 'Who',
  bedrooms: 'Who',
  price: 'More',
  amenities: 'More',
}

/** Whether the filters are full-screen. */
export const onPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** The chip of a filter in the results' bar. */
export const chip = (page: Page, filter: Filter): Locator => page.locator(`[data-filter="${filter}"] > summary`)

/** The full-screen filters of phones. */
export const screenOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filters' })

/** Opens a filter of the results, on phones within its full screen, and returns its panel. */
export async function openFilter(page: Page, filter: Filter): Promise<Locator> {
  if (!onPhone(page)) {
    await chip(page, filter).click()
    return page.locator(`[data-filter="${filter}"]`)
  }
  const screen = screenOf(page)
  if (!(await screen.isVisible())) await page.locator('main a[href="#filters"]').click()
  await screen.getByRole('tab', { name: tabs[filter] }).click()
  return screen.getByRole('tabpanel')
}

/** The state of a checkbox in the destination tree. */
export async function ticked(box: Locator): Promise<'all' | 'some' | 'none'> {
  const half = await box.evaluate(input => (input as HTMLInputElement).indeterminate)
  return half ? 'some' : (await box.isChecked()) ? 'all' : 'none'
}

/** Presses a counter's plus button several times. */
export async function count(panel: Locator, label: string, times: number): Promise<void> {
  const more = panel.getByRole('button', { name: `${label}: one more` })
  for (let i = 0; i < times; i++) await more.click()
}

/** Heading of the results, with number of villas and places: "3 villas in Corfu". */
export const headingOf = (page: Page): Promise<string> => textOf(page.locator('#results-heading'))

/** Expands a country, or a region, of the destination tree. */
export const openPlace = (tree: Locator, name: string): Promise<void> =>
  tree.getByRole('button', { name: `Areas of ${name}` }).click()
