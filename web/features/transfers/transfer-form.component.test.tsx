import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TransferOptions, TransferPrices } from '#contract/extras/transfers'
import type { BasketTransfer } from '#domain/transfers/transfer-basket'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { exampleTransferList as list, exampleAirports as places } from '#web/testing/example-transfers'
import { renderComponent } from '#web/testing/render-component'
import { TransferForm } from './transfer-form'

let contacts = 0
const vehicle = (name: 'sedan' | 'van' | 'minibus', transferId: number) => ({
  ...{ transferId, vehicle: name, minPassengers: 1, maxPassengers: 15 },
})

beforeEach(() => {
  stubApi(
    'GET /core/transfers/foroptions/propertyid/{id}/type/{type}',
    ({ params }): TransferOptions => ({
      ...{ propertyId: 4, type: params.type as 'airport', directions: ['to-villa', 'from-villa'], hours: 0 },
      options: [],
      places: params.type === 'airport' ? places : [],
      maxPassengers: 15,
    }),
  )
  stubApi(
    'GET /core/transfers/forbooking/propertyid/{id}/type/{type}',
    ({ query }): TransferPrices => ({
      ...{ propertyId: 4, type: 'airport', currencyId: 1 },
      prices: [11, 12, null].flatMap(regionPlaceId =>
        (['sedan', 'van', 'minibus'] as const).map((name, at) => ({
          ...vehicle(name, at),
          regionPlaceId,
          price: (at + 1) * 100 + (query.dateOfTravel?.endsWith('23:00') ? 20 : 0),
        })),
      ),
    }),
  )
})

async function show() {
  const saved: BasketTransfer[] = []
  await renderComponent(
    <TransferForm
      list={list}
      contactId={`contact ${++contacts}`}
      name="Ada Holm"
      edited={undefined}
      nextIdentifier={1}
      onSave={transfer => saved.push(transfer)}
    />,
    { messages: ['guests', 'account', 'transfers'], window: 'phone' },
  )
  await expect.element(page.getByLabelText('Airport', { exact: true })).toBeVisible()
  return saved
}

test('open fields say that they are required, and nothing is saved', async () => {
  const saved = await show()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect.poll(() => page.getByText('Required', { exact: true }).elements().length).toBe(4)
  expect(await accessibilityViolations()).toEqual([])
  expect(saved).toEqual([])
})

test('an hour without a minute is no time; the price follows vehicle and time', async () => {
  const saved = await show()
  await page.getByLabelText('Flight number').fill('ba 2612')
  await page.getByLabelText('Telephone number').fill('+44 20 7946 0000')
  await page.getByLabelText('Landing: hour').selectOptions('23')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect.poll(() => page.getByText('Required', { exact: true }).elements().length).toBe(1)
  await page.getByLabelText('Landing: minute').selectOptions('00')
  await expect.element(page.getByText('€120', { exact: true })).toBeVisible()
  await page.getByLabelText('Vehicle').selectOptions('Van, up to 7')
  await expect.element(page.getByText('€220', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  expect(saved).toMatchObject([
    {
      ...{ uniqueIdentifier: 1, type: 'airport', regionPlaceId: 11, transferId: 12, price: 220 },
      ...{ travelDateTime: '2027-06-05T23:00', flightArrivalTime: '23:00', returnDateTime: '' },
    },
  ])
})

test('a region without prices says so, and nothing is put into the basket', async () => {
  stubApi(
    'GET /core/transfers/forbooking/propertyid/{id}/type/{type}',
    (): TransferPrices => ({ ...{ propertyId: 4, type: 'airport', currencyId: 1 }, prices: [] }),
  )
  const saved = await show()
  await page.getByLabelText('Flight number').fill('ba 2612')
  await page.getByLabelText('Telephone number').fill('+44 20 7946 0000')
  await page.getByLabelText('Landing: hour').selectOptions('23')
  await page.getByLabelText('Landing: minute').selectOptions('00')
  await expect.element(page.getByText(/^We have no price for this transfer yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  expect(await accessibilityViolations()).toEqual([])
  expect(saved).toEqual([])
})

test('a driver for the day needs no airport and no flight; a party that no vehicle takes is told what to do', async () => {
  const saved = await show()
  await page.getByRole('radio', { name: /^Chauffeur for the day/ }).click()
  await expect.element(page.getByLabelText('Flight number')).not.toBeInTheDocument()
  await page.getByLabelText('Telephone number').fill('+44 20 7946 0000')
  await page.getByLabelText('Pickup: hour').selectOptions('09')
  await page.getByLabelText('Pickup: minute').selectOptions('30')
  for (let more = 0; more < 2; more++) await page.getByRole('button', { name: 'Adults: one more' }).click()
  await expect.element(page.getByText('€200', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add to basket' }).click()
  expect(saved).toMatchObject([{ type: 'chauffeur', regionPlaceId: null, direction: 'from-villa', adultCount: 4 }])
})
