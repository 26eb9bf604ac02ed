import type { Locator, Page } from 'playwright-core'

/** Moves to an element by the Tab key, within one cycle of the page. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor()
  for (let i = 0; i < 200; i++) {
    if (await element.evaluate(one => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Nobody comes by the Tab key to ${element}`)
}

/** Moves to an element by Tab and presses a key. */
export async function pressOn(page: Page, element: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, element)
  await page.keyboard.press(key)
}
