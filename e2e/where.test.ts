import { describe, expect, test } from 'vitest'
import { addressDay } from '#domain/calendar/day'
import { accessibilityFaults, arrive, eachWidth, placeOf, textOf, withBrowser } from './browser.ts'
import { countOf, freeStay, villas } from './catalogue.ts'
import { chip, headingOf, onPhone, openFilter, openPlace, screenOf } from './filters.ts'

const { visit } = withBrowser()

describe.each(eachWidth)('on a %s', (_, viewport) => {
  test('a traveller types a destination, with a typo, and removes the selection', async () => {
    const page = await visit('/results', { viewport })
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
    if (onPhone(page)) {
      const found = await countOf({ subdes: 101 })
      await screenOf(page)
        .getByRole('button', { name: `Show ${found} villa` })
        .click()
    }
    // On a slow machine there is an intermediate search.
    await expect.poll(() => placeOf(page)).toBe('/results?des=1&subdes=101')
    await expect.poll(() => headingOf(page)).toContain('in Val di Noto')
  })
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

test('by keyboard: the arrows move through the options, Escape clears the field first, then closes', async () => {
  const page = await visit('/results')
  const where = await openFilter(page, 'destination')
  const field = where.getByRole('combobox')
  await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.type('co')
  const active = () =>
    field.evaluate(element => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent)
  const first = await active()
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).not.toBe(first)
  await page.keyboard.press('Escape')
  expect(await field.inputValue()).toBe('')
  await page.keyboard.type('qwertzuiop')
  await where.getByText('We found nothing by that name.').filter({ visible: true }).first().waitFor()
  await page.keyboard.press('Enter')
  expect(placeOf(page)).toBe('/results')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  expect(await chip(page, 'destination').evaluate(element => element === document.activeElement)).toBe(true)
})

test('destinations are counted individually, and a country alone is named', async () => {
  const page = await visit('/results')
  const where = await openFilter(page, 'destination')
  await where.getByRole('checkbox', { name: /^Italy/ }).check()
  await expect.poll(() => textOf(chip(page, 'destination'))).toBe('Italy')
  await openPlace(where, 'Greece')
  await where.getByRole('checkbox', { name: /^Paxos/ }).check()
  await where.getByRole('checkbox', { name: /^Italy/ }).uncheck()
  await expect.poll(() => textOf(chip(page, 'destination'))).toBe('Paxos')
})
