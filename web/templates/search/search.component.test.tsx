import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PageOf } from '#contract/pages'
import { onTrackedEvent, type SiteEvent } from '#web/features/analytics/public'
import { accessibilityViolations } from '#web/testing/accessibility'
import { examplePage } from '#web/testing/example-page'
import { renderComponent } from '#web/testing/render-component'
import Search from '.'

const villa = { id: 'villa 1', name: 'Kalami House', path: '/greece/corfu/villas/kalami-house' }
const searchPage: PageOf<'search'> = {
  ...examplePage,
  template: 'search',
  heading1: 'Search',
  heading2: 'Search the site',
  siteSearch: {
    query: 'kalami',
    groups: [{ kind: 'villas', found: [{ ...villa, marks: [], note: 'Corfu', picture: null }] }],
    more: false,
    queryIds: { Villas: 'own-1', Collections: 'own-2', CMSPages: 'own-3' },
  },
}

test('an opened result is reported with the results shown beside it', async () => {
  const told: SiteEvent[] = []
  onTestFinished(onTrackedEvent(event => told.push(event)))
  const { address } = await renderComponent(<Search page={searchPage} />, { at: '/search?q=kalami' })
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('link', { name: /Kalami House/ }).click()
  await expect.poll(address).toBe(villa.path)
  expect(told).toEqual([{ kind: 'found', id: 'villa 1', shown: searchPage.siteSearch }])
})
