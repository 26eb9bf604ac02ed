import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readCookie } from '#web/lib/cookies'
import { renderComponent } from '#web/testing/render-component'
import { CurrencyChoice, Price } from './public'

const currencies = [
  { id: 1, code: 'EUR', name: 'Euro', sign: '€', symbol: '€', rate: 1 },
  { id: 10, code: 'GBP', name: 'Pound sterling', sign: '£', symbol: '£', rate: 0.5 },
]

test('a currency without a rate is shown in euros', async () => {
  const element = (
    <>
      <CurrencyChoice />
      <Price amount={1000} />
    </>
  )
  await renderComponent(element, { currency: 3, site: { currencies } })
  await expect.element(page.getByText('€1,000')).toBeVisible()
  // What the site asks the server for is in this currency, too.
  await expect.element(page.getByRole('combobox', { name: /Currency/ })).toHaveValue('1')
})

test('a choice of currency changes every price on the page, and is stored', async () => {
  const element = (
    <>
      <CurrencyChoice />
      <p data-testid="week">
        <Price amount={1000} />
      </p>
      <p data-testid="fee">
        <Price amount={20} currencyId={10} />
      </p>
    </>
  )
  await renderComponent(element, { currency: 1, site: { currencies } })
  const choice = page.getByRole('combobox', { name: /Currency/ })
  await expect.element(choice).toHaveValue('1')
  await expect.element(page.getByTestId('week')).toHaveTextContent('€1,000')
  await expect.element(page.getByTestId('fee')).toHaveTextContent('€40')
  await choice.selectOptions('10')
  await expect.element(page.getByTestId('week')).toHaveTextContent('£500')
  await expect.element(page.getByTestId('fee')).toHaveTextContent('£20')
  expect(readCookie('currency')).toBe('10')
})
