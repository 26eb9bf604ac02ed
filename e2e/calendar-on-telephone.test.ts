import { expect, test } from 'vitest'
import { textOf, widths, withBrowser } from './browser.ts'
import { openFilter, screenOf } from './filters.ts'

const { visit } = withBrowser()

test('the calendar of a telephone opens at the chosen month, leaps to others and stands in the middle', async () => {
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
