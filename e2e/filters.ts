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

/** Whether the filters have a screen of their own. */
export const onPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768

/** The chip of a filter in the bar of the results. */
export const chip = (page: Page, filter: Filter): Locator => page.locator(`[data-filter="${filter}"] > summary`)

/** The screen of the filters on a telephone. */
export const screenOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filters' })

/** Opens a filter of the results, on a telephone first the screen on which it stands, and answers where it is chosen. */
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

/** What a box of the destination tree says: all, some or none of it is chosen. */
export async function ticked(box: Locator): Promise<'all' | 'some' | 'none'> {
  const half = await box.evaluate(input => (input as HTMLInputElement).indeterminate)
  return half ? 'some' : (await box.isChecked()) ? 'all' : 'none'
}

/** Presses a counter's plus some times. */
export async function count(panel: Locator, label: string, times: number): Promise<void> {
  const more = panel.getByRole('button', { name: `${label}: one more` })
  for (let i = 0; i < times; i++) await more.click()
}

/** How many villas the heading of the results says there are, with the places: "3 villas in Corfu". */
export const headingOf = (page: Page): Promise<string> => textOf(page.locator('#results-heading'))

/** Opens a country, or a region, of the destination tree to what it holds. */
export const openPlace = (tree: Locator, name: string): Promise<void> =>
  tree.getByRole('button', { name: `Areas of ${name}` }).click()
