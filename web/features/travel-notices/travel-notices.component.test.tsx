import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { TravelNotice } from '#contract/site/site'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { renderComponent } from '#web/testing/render-component'
import { tap } from '#web/testing/touch'
import { windowNames } from '#web/testing/windows'
import { InternalLink } from '#web/ui/internal-link'
import { TravelNotices } from './public'

const ferries: TravelNotice = {
  key: 'ferries',
  from: '2027-03-01',
  heading: 'Ferries',
  html: '<p>They may be late.</p><p><a href="/contact">Ask us</a></p>',
  officeCountries: [],
  languages: [],
}

const dialog = page.getByRole('dialog')

describe.each(windowNames)('on a %s', window => {
  test.each([
    ['/?test_italian_covid_popup=1', 'italian-covid'],
    ['/?test_german_covid_popup=1', 'german-covid'],
    ['/results?test_france_popup', 'france'],
  ])('%s shows its notice each time, whatever its time', async (at, key) => {
    const asked = stubApi('GET /core/travelnotices/{key}/lang/{lang}', () => ferries)
    for (const close of ['{Escape}', undefined]) {
      const { unmount } = await renderComponent(<TravelNotices />, { at, window })
      await expect.element(page.getByRole('dialog', { name: 'Ferries' })).toBeVisible()
      expect(await accessibilityViolations()).toEqual([])
      if (close) await userEvent.keyboard(close)
      else await dialog.getByRole('button', { name: /^ok$/i }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      unmount()
    }
    expect(asked[0]?.params).toEqual({ key, lang: 'en' })
  })
})

test('a current notice is shown once; the focus returns to where it was', async () => {
  const site = { travelNotices: [ferries] }
  const content = (
    <>
      <InternalLink to="/greece">Greece</InternalLink>
      <TravelNotices />
    </>
  )
  const { router } = await renderComponent(content, { site })
  await expect.element(page.getByRole('dialog', { name: 'Ferries' })).toBeVisible()
  // A press beside it.
  await tap({ x: 20, y: 400 })
  await expect.element(dialog).not.toBeInTheDocument()
  await router.navigate('/greece')
  await new Promise(done => setTimeout(done, 100))
  expect(dialog.elements()).toEqual([])
})

test('a notice is shown to its audience', async () => {
  const trains = { ...ferries, key: 'trains', heading: 'Trains', languages: [2] }
  const site = { travelNotices: [{ ...ferries, languages: [3] }, trains] }
  const { router } = await renderComponent(<TravelNotices />, { site, language: 'fr' })
  await expect.element(page.getByRole('dialog', { name: 'Trains' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await router.navigate('/fr')
  await new Promise(done => setTimeout(done, 100))
  expect(dialog.elements(), 'the other is for readers of German').toEqual([])
})
