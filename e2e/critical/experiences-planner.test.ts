import { expect, test } from 'vitest'
import type { Itinerary, OfferedExperience } from '#contract/extras/itineraries'
import { logIn, refusals } from '../accounts.ts'
import { book } from '../booked.ts'
import { accessibilityFaults, address, widerBy, withBrowser } from '../browser.ts'
import { payWith } from '../card.ts'
import { freeStay } from '../catalogue.ts'

const { visit } = withBrowser()
/** A villa whose stays other journeys do not book. */
const propertyId = 41

test('a client plans an experience, moves it to another day, pays its deposit, finds it confirmed and cancels it', async () => {
  const booked = await book(propertyId, await freeStay(propertyId), { adults: 2 })
  const plan = await booked.ask<Itinerary>('GET', `/itineraries/villabookingid/${booked.id}`)
  const { experiences } = await booked.ask<{ experiences: OfferedExperience[] }>(
    'GET',
    `/itineraries/villabookingid/${booked.id}/experiences`,
  )
  const wanted = experiences.find(({ days }) => days.filter(({ problem, deposit }) => !problem && deposit).length > 1)
  if (!wanted) throw new Error('no experience with a deposit has two days in this stay')
  const [, second] = wanted.days.filter(({ problem }) => !problem)

  const page = await visit(`/secure/experiences-planner?booking=${booked.id}`, {
    allow: refusals,
    viewport: { width: 390, height: 844 },
  })
  await logIn(page, booked)
  await page.getByRole('heading', { name: 'Within an hour' }).waitFor()
  expect(await page.locator('[data-day]').count()).toBe(plan.days.length)
  await page.getByRole('button', { name: `Plan ${wanted.name}` }).click()
  await page.getByText('Prices by season and age').click()
  await page.getByRole('dialog').getByRole('table').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add to the plan' }).click()
  const card = page.getByRole('article', { name: wanted.name })
  await card.getByText('Bookable now').waitFor()
  await page.getByLabel(`Day ${wanted.name}`).selectOption(second?.date ?? '')
  await page.getByRole('status').getByText(`${wanted.name} is now on`).waitFor()
  await page.locator(`[data-day="${second?.date}"]`).getByRole('article', { name: wanted.name }).waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole('link', { name: 'Open the basket' }).click()
  await page.getByRole('heading', { name: 'Ready to pay' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Go on to payment' }).click()
  await page.waitForURL(/\/secure\/experiences\/checkout/)
  await page.getByRole('heading', { name: 'Balances, now or later' }).waitFor()
  expect(await widerBy(page)).toBeLessThanOrEqual(0)
  await payWith(page, '4000 0000 0000 0010', /^Pay/)
  await page.waitForURL(/\/secure\/ob\/balance-thanks/)
  await page.goto(address(`/secure/experiences-planner?booking=${booked.id}`))
  await page.getByRole('article', { name: wanted.name }).getByText('Paid and confirmed').waitFor()
  await page.goto(address(`/secure/timeline?booking=${booked.id}`))
  await page.getByText(`Experience: ${wanted.name}`).waitFor()
  await page.goto(address(`/secure/experiences-planner?booking=${booked.id}`))
  await page.getByRole('button', { name: `Cancel ${wanted.name}` }).click()
  await page.getByRole('dialog').getByText('Everything is refunded').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByText(`${wanted.name} is cancelled.`).first().waitFor()
})
