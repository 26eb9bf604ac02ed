import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '#domain/text/language'
import { renderComponent } from '#web/testing/render-component'
import { PhoneFields } from './phone-fields'

const countries = [
  { code: 'AT', name: 'Austria', dials: '+43' },
  { code: 'FR', name: 'France', dials: '+33' },
  { code: 'DE', name: 'Germany', dials: '+49' },
  { code: 'GB', name: 'United Kingdom', dials: '+44' },
]
const labels = { country: 'Country', number: 'Telephone' }

test.each([
  ['en', 'GB'],
  ['fr', 'FR'],
  ['de', 'DE'],
] as const)('a page in %s proposes the country %s, and offers frequent countries first', async (language, country) => {
  await renderComponent(<PhoneFields countries={countries} labels={labels} fault={() => undefined} />, {
    language: language as Language,
  })
  const choice = page.getByLabelText('Country')
  await expect.element(choice).toHaveValue(country)
  const names = [...choice.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(names.at(-1)).toBe('Austria +43')
  expect(names).toHaveLength(countries.length)
})

test('errors appear at their field, and the number has the keypad of a phone', async () => {
  const fault = (name: string) => (name === 'phone' ? 'This number is too short.' : undefined)
  await renderComponent(<PhoneFields countries={countries} labels={labels} fault={fault} />)
  const number = page.getByLabelText('Telephone')
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await expect.element(number).toHaveAccessibleDescription('This number is too short.')
  await expect.element(number).toHaveAttribute('inputmode', 'tel')
  await expect.element(page.getByLabelText('Country')).not.toHaveAttribute('aria-invalid', 'true')
})
