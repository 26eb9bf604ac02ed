import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { testFailingWrite } from '#web/testing/failing-writes'
import { renderComponent } from '#web/testing/render-component'
import Settings from './settings'

const tax: OfficeSettings['touristTax'][number]['value'] = {
  ...{ per: 'house', exemptUnder: null, mostNights: null, law: 'Law 5162/2024', page: null, isAssumed: false },
  seasons: [
    { firstMonth: 4, lastMonth: 10, amount: 15, percent: null, cap: null },
    { firstMonth: 11, lastMonth: 12, amount: 4, percent: null, cap: null },
  ],
}
const first = { id: null, revision: null, from: '2000-01-01', scope: '' }
const terms = { depositPercent: 30, balanceDays: 70, freeCancellationHours: 24, planParts: 4, planDays: 14 }
const tariff = {
  ...{ base: 30, perKilometre: 2, crossing: 200, fullDay: 400, halfDay: 240, nightPercent: 20, seasonPercent: 15 },
}
const settings: OfficeSettings = {
  ...{ today: '2027-01-15', earliest: '2027-01-16' },
  touristTax: [{ ...first, scope: 'greece', value: tax }],
  exchangeRates: [{ id: 4, revision: 1, from: '2026-12-01', scope: 'USD', value: { rate: 1.5 } }],
  bookingTerms: [
    { ...first, value: terms },
    { ...first, id: 7, revision: 2, from: '2027-03-01', value: { ...terms, depositPercent: 40 } },
  ],
  damageTerms: [{ ...first, value: { waiverPercent: 6, leastAmount: 45, leftDays: 7, claimedDays: 10 } }],
  wineTerms: [
    {
      ...first,
      value: {
        ...{ opensDays: 60, closesDays: 7, freeFrom: 300, deliveryCharge: 25 },
        ...{ unpaidHours: 24, transferDays: 5, mostBottles: 120 },
      },
    },
  ],
  transferTariffs: [{ ...first, scope: '16', value: { sedan: tariff, van: tariff, minibus: tariff } }],
  officeHours: [{ ...first, scope: '1', value: { week: '1-5 09:00-18:00', closedOn: ['12-25'] } }],
  currencies: [{ code: 'USD', name: 'US dollar', sign: 'US$', rate: 1.08, ratedOn: '2027-01-14', isShown: true }],
  ratesSource: 'published',
  offices: [{ number: 1, address: 'Jermyn Street 12, London', timezone: 'Europe/London' }],
  countries: [{ slug: 'greece', name: 'Greece', regions: [{ id: 16, name: 'Corfu' }] }],
}
const show = (query: string, shown: OfficeSettings = settings) => {
  stubApi('GET /office/settings', () => shown)
  return renderComponent(<Settings me={exampleStaff} />, { at: `/office/settings${query}`, messages: ['admin'] })
}
const panel = () => page.getByRole('complementary')
const field = (name: string) => page.getByLabelText(name, { exact: true })

test('a place has its rule, and the calculator follows what is typed', async () => {
  await show('?state=tourist-tax&scope=greece&edit=new')
  // A week in June: fifteen euros a night for the house.
  await expect.element(panel().getByText('€105').first()).toBeVisible()
  await page.getByLabelText('First day', { exact: true }).fill('2027-02-01')
  await page.getByLabelText('Amount in euros').first().fill('20,50')
  await page.getByLabelText('Charged').selectOptions('person')
  await page.getByLabelText('Exempt under the age of').fill('12')
  // Four adults, seven nights; both children of eight are exempt.
  await expect.element(panel().getByText('€574').first()).toBeVisible()
  await panel().getByLabelText('Ages of younger guests').fill('8, 14')
  await expect.element(panel().getByText('€717.50').first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('a version is added with its seasons, and the page shows it', async () => {
  let shown = settings
  stubApi('GET /office/settings', () => shown)
  const sent = stubApi('POST /office/settings', () => {
    shown = {
      ...settings,
      touristTax: [...settings.touristTax, { id: 9, revision: 1, from: '2027-02-01', scope: 'greece', value: tax }],
    }
    return { id: 9, revision: 1 }
  })
  await renderComponent(<Settings me={exampleStaff} />, {
    ...{ at: '/office/settings?state=tourist-tax&scope=greece&edit=new', messages: ['admin'] },
  })
  await page.getByLabelText('First day', { exact: true }).fill('2027-02-01')
  await page.getByRole('button', { name: 'Remove season 1' }).click()
  await page.getByRole('button', { name: 'Add this version' }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      ...{ kind: 'tourist-tax', scope: 'greece', from: '2027-02-01' },
      value: { per: 'house', seasons: [{ firstMonth: '11', lastMonth: '12', amount: '4' }] },
    })
  await expect.element(page.getByText('From 1 February 2027')).toBeVisible()
  await expect.element(page.getByText('Planned')).toBeVisible()
})

test('a version in force can neither be changed nor withdrawn; a planned one can', async () => {
  let shown = settings
  stubApi('GET /office/settings', () => shown)
  const sent = stubApi('DELETE /office/settings/{id}', () => {
    shown = { ...settings, bookingTerms: settings.bookingTerms.slice(0, 1) }
    return undefined
  })
  await renderComponent(<Settings me={exampleStaff} />, {
    ...{ at: '/office/settings?state=booking-terms', messages: ['admin'] },
  })
  await expect.element(page.getByRole('button', { name: /^Withdraw/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^Withdraw/ }).elements()).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => page.getByText('Planned').elements()).toEqual([])
})

test('what is typed survives a reload of the tab, and a faster colleague is told of', async () => {
  stubApi('PUT /office/settings/{id}', () => problem(409, 'edited-meanwhile'))
  const { unmount } = await show('?state=booking-terms&edit=7')
  await page.getByLabelText('Deposit in per cent').fill('45')
  await unmount()
  await show('?state=booking-terms&edit=7')
  await expect.element(page.getByLabelText('Deposit in per cent')).toHaveValue('45')
  await page.getByRole('button', { name: 'Save the change' }).click()
  await expect.element(page.getByText(/A colleague was faster/)).toBeVisible()
  await expect.element(page.getByLabelText('Deposit in per cent')).toHaveValue('45')
  await page.getByRole('button', { name: 'Discard mine and show what is saved' }).click()
  await expect.element(page.getByRole('link', { name: 'Add a version' })).toBeVisible()
})

test('other fields of a colleague are kept; of one that both changed, a person chooses after a reload too', async () => {
  const { unmount } = await show('?state=booking-terms&edit=7')
  await field('Deposit in per cent').fill('45')
  await field('Free cancellation, hours after the deposit').fill('48')
  await unmount()
  const theirs = { ...terms, depositPercent: 50, balanceDays: 90 }
  const planned = { ...first, id: 7, revision: 3, from: '2027-03-01', value: theirs }
  const later = { ...settings, bookingTerms: [{ ...first, value: terms }, planned] }
  const sent = stubApi('PUT /office/settings/{id}', ({ body }) =>
    (body as { revision: number }).revision === 3 ? { id: 7, revision: 4 } : problem(409, 'edited-meanwhile'),
  )
  await show('?state=booking-terms&edit=7', later)
  await expect.element(field('Deposit in per cent')).toHaveValue('45')
  await page.getByRole('button', { name: 'Save the change' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('group', { name: 'Deposit in per cent' })).toBeVisible()
  expect(dialog.getByRole('group').elements()).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('radio', { name: /^Saved by the colleague/ }).click()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({ revision: 3, value: { depositPercent: '50', balanceDays: '90', freeCancellationHours: '48' } })
  await expect.element(page.getByRole('link', { name: 'Add a version' })).toBeVisible()
})

test.each([
  ['exchange-rate', 'Set 45 days ago: please check it.'],
  ['damage-terms', '€120'],
  ['wine-terms', '€120 more, and delivery is free.'],
  ['transfer-tariff&scope=16', 'With a crossing'],
  ['office-hours', /15 January 2027: open/],
])('%s shows its state and its example', async (kind, says) => {
  await show(`?state=${kind}`)
  await expect.element(page.getByText(says).first()).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('prices of transfers are listed by region; one that is typed is computed at once, and sent by vehicle', async () => {
  const sent = stubApi('POST /office/settings', () => ({ id: 9, revision: 1 }))
  await show('?state=transfer-tariff')
  await expect.element(page.getByText('Sedan €30, plus €2 per kilometre')).toBeVisible()
  await page.getByRole('link', { name: 'Corfu' }).click()
  await page.getByRole('link', { name: 'Add a version' }).click()
  // Thirty kilometres by day in June.
  await expect.element(panel().getByText('€90').first()).toBeVisible()
  await field('First day').fill('2027-02-01')
  const minibus = page.getByRole('group', { name: 'Minibus, up to 15 passengers' })
  await minibus.getByLabelText('Base price in euros').fill('60,50')
  await expect.element(panel().getByText('€120.50')).toBeVisible()
  await panel().getByLabelText('Pickup').fill('23:00')
  await expect.element(panel().getByText('€144.60')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('button', { name: 'Add this version' }).click()
  await expect
    .poll(() => sent[0]?.body)
    .toMatchObject({
      ...{ kind: 'transfer-tariff', scope: '16', from: '2027-02-01' },
      value: { sedan: { base: '30' }, minibus: { base: '60,50', nightPercent: '20' } },
    })
})

test('a region without prices gets its first ones', async () => {
  await show('?state=transfer-tariff&scope=16&edit=new', { ...settings, transferTariffs: [] })
  await expect.element(panel().getByText('No prices: no transfers are offered.')).toBeVisible()
  const sedan = page.getByRole('group', { name: 'Sedan, up to 3 passengers' })
  await expect.element(sedan.getByLabelText('Per kilometre in euros')).toHaveValue('')
})

test('two edits of transfer prices: what only a colleague changed is kept, and of a vehicle both changed one chooses', async () => {
  const planned = (revision: number, sedan: number, van: number) => ({
    ...{ id: 8, revision, from: '2027-03-01', scope: '16' },
    value: { sedan: { ...tariff, base: sedan }, van: { ...tariff, base: van }, minibus: tariff },
  })
  const withPlanned = (...version: Parameters<typeof planned>) => ({
    ...settings,
    transferTariffs: [...settings.transferTariffs, planned(...version)],
  })
  let shown = withPlanned(1, 30, 30)
  stubApi('GET /office/settings', () => shown)
  const sent = stubApi('PUT /office/settings/{id}', ({ body }) =>
    (body as { revision: number }).revision === 2 ? { id: 8, revision: 3 } : problem(409, 'edited-meanwhile'),
  )
  await renderComponent(<Settings me={exampleStaff} />, {
    ...{ at: '/office/settings?state=transfer-tariff&scope=16&edit=8', messages: ['admin'] },
  })
  const sedan = page.getByRole('group', { name: 'Sedan, up to 3 passengers' })
  await sedan.getByLabelText('Base price in euros').fill('35')
  shown = withPlanned(2, 40, 50)
  await page.getByRole('button', { name: 'Save the change' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/^€40, plus €2 per kilometre/)).toBeVisible()
  expect(dialog.getByRole('group').elements()).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
  await dialog.getByRole('radio', { name: /^Saved by the colleague/ }).click()
  await dialog.getByRole('button', { name: 'Save these values' }).click()
  await expect
    .poll(() => sent.at(-1)?.body)
    .toMatchObject({ revision: 2, value: { sedan: { base: '40' }, van: { base: '50' }, minibus: { base: '30' } } })
})

testFailingWrite('a version', {
  endpoint: 'POST /office/settings',
  show: async () => {
    await show('?state=damage-terms&edit=new')
    await field('First day').fill('2027-02-01')
    await field('Waiver, at least in euros').fill('60')
  },
  button: () => page.getByRole('button', { name: 'Add this version' }),
  kept: async () => {
    await expect.element(field('Waiver, at least in euros')).toHaveValue('60')
  },
  reply: () => ({ id: 9, revision: 1 }),
  done: async () => {
    await expect.element(page.getByRole('link', { name: 'Add a version' })).toBeVisible()
  },
  conflict: 'edited-meanwhile',
  field: 'value.leastAmount',
  says: { conflict: /A colleague was faster/ },
})
