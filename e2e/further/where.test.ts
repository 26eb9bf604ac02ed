import { expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { accessibilityFaults, arrive, placeOf, widths, withBrowser } from '../browser.ts'
import { countOf, freeStay, villas } from '../catalogue.ts'
import { headingOf, openFilter, screenOf } from '../filters.ts'

const { visit } = withBrowser()

// Keyboard, ticks and names: web/features/filters/filters.component.test.tsx.
test('a traveller on a phone types a destination, with a typo, and removes the selection', async () => {
  const page = await visit('/results', { viewport: widths.phone })
  const where = await openFilter(page, 'destination')
  const field = where.getByRole('combobox')
  await field.fill('cofru')
  await where.getByRole('option', { name: /^Corfu/ }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await field.press('Enter')
  expect(await field.inputValue()).toBe('')
  await field.fill('noto')
  await where.getByRole('option', { name: /^Val di Noto/ }).click()
  await where.getByRole('button', { name: 'Remove Corfu' }).click()
  const found = await countOf({ subdes: 101 })
  await screenOf(page)
    .getByRole('button', { name: `Show ${found} villa` })
    .click()
  // On a slow machine there is an intermediate search.
  await expect.poll(() => placeOf(page)).toBe('/results?des=1&subdes=101')
  await expect.poll(() => headingOf(page)).toContain('in Val di Noto')
})

test('a traveller types a villa and opens it with the searched dates', async () => {
  const { baglioSettevolte } = villas
  const stay = await freeStay(baglioSettevolte.id)
  const dates = new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })
  const page = await visit(`/results?${dates}`)
  const where = await openFilter(page, 'destination')
  await where.getByRole('combobox').fill('baglio settevlte')
  await where.getByRole('option', { name: /^Baglio Settevolte/ }).click()
  await arrive(page, address => address.pathname === baglioSettevolte.path)
  expect(new URL(page.url()).searchParams.get('from')).toBe(addressDay(stay.from))
})
