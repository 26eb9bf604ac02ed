import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OfficeWineOrder, StockedWine } from '#contract/staff/office-wine'
import { accessibilityViolations } from '#web/testing/accessibility'
import { problem, stubApi } from '#web/testing/api-stub'
import { exampleStaff } from '#web/testing/example-staff'
import { renderComponent } from '#web/testing/render-component'
import { WineOffice } from './wine-office'

const order: OfficeWineOrder = {
  ...{ itemId: 4, bookingId: 7, reference: 'ABCD-EFGH', villa: 'Kalami House', name: 'Ada Ferrante' },
  ...{ email: 'ada@example.com', language: 'en', currencyId: 1, allowance: 2, kind: 'complimentary', status: 1 },
  ...{ orderedAt: '2027-01-10T09:00:00.000Z', payUntil: null, delivery: '2027-06-05', deliveredAt: null, bottles: 2 },
  ...{ lines: [], deliveryCharge: null, total: null, note: '', message: '', mine: false },
}
const wine: StockedWine = {
  ...{ id: 9, revision: 3, region: 'Corfu', appellation: 'Corfu', name: 'Kakotrygis', producer: 'Pontiglio' },
  ...{ vintage: 2025, bottlesPerCase: 6, bottlePrice: 14, stock: 60, live: true },
}
const show = (at: string) => renderComponent(<WineOffice me={exampleStaff} />, { at, messages: ['admin'] })

test('a request is answered, and the list goes on without it', async () => {
  stubApi('GET /office/views', () => ({ views: [] }))
  let orders = [order]
  stubApi('GET /office/wine/orders', () => ({ orders, next: null }))
  const sent = stubApi('POST /office/wine/orders/{itemId}/answer', () => {
    orders = []
    return undefined
  })
  await show('/office/wine')
  await page.getByRole('button', { name: /Kalami House, ABCD-EFGH/ }).click()
  await page.getByRole('dialog').getByLabelText('Message to the client').fill('Enjoy it.')
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Send the answer' }).click()
  await expect.poll(() => sent[0]?.body).toEqual({ answer: 'grant', message: 'Enjoy it.' })
  await expect.poll(() => page.getByText('ABCD-EFGH').elements()).toEqual([])
})

test('an edit of the stock is stated first; bottles that were ordered meanwhile stay, and a price of both is chosen', async () => {
  stubApi('GET /office/wine/wines', () => ({ wines: [wine] }))
  let current: StockedWine = { ...wine, revision: 4, stock: 54 }
  const sent = stubApi('POST /office/wine/wines/{id}', ({ body }) => {
    const { revision } = body as { revision: number }
    return revision === current.revision ? current : problem(409, 'edited-meanwhile', { current })
  })
  await show('/office/wine?state=stock')
  await expect
    .element(page.getByRole('link', { name: 'Texts and picture of Pontiglio, Kakotrygis' }))
    .toHaveAttribute('href', '/office/pages/9?kind=wine')
  expect(await accessibilityViolations()).toEqual([])
  const edit = async (price: string) => {
    await page.getByRole('button', { name: /Pontiglio, Kakotrygis/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('spinbutton').first().fill(price)
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await expect.element(dialog.getByRole('status')).toBeVisible()
    await dialog.getByRole('button', { name: /^Yes/ }).click()
  }
  await edit('15')
  await expect.poll(() => sent[1]?.body).toEqual({ revision: 4, bottlePrice: 15, stock: 54, live: true })
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])

  current = { ...wine, revision: 5, bottlePrice: 16 }
  await edit('17')
  const merge = page.getByRole('dialog').filter({ hasText: 'A colleague' }).last()
  await merge.getByRole('radio').first().click()
  expect(await accessibilityViolations()).toEqual([])
  await merge.getByRole('button', { name: 'Save these values' }).click()
  await expect.poll(() => sent.at(-1)?.body).toEqual({ revision: 5, bottlePrice: 16, stock: 60, live: true })
})
