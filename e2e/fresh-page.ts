import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { holdsFocus, isInView, scrolledBy, widerBy } from './browser.ts'

/** A freshly loaded page begins at its top, and fits the width of its window. */
export async function expectFresh(page: Page): Promise<void> {
  await expect.poll(() => scrolledBy(page)).toBe(0)
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
}

/** An outcome is in view and focused, on a page that fits the width of its window. */
export async function expectOutcome(page: Page, outcome: Locator): Promise<void> {
  await outcome.waitFor()
  await expect.poll(async () => [await isInView(outcome), await holdsFocus(outcome)]).toEqual([true, true])
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
}

/** The first amount of a text, with its currency sign. */
export const amountIn = (text: string): string => /[€£$][\d,.]*\d/.exec(text)?.[0] ?? `no amount in "${text}"`
