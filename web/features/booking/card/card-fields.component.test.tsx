import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityViolations } from '#web/testing/accessibility'
import { renderComponent } from '#web/testing/render-component'
import { CardFields, CardholderFields } from './card-fields'

const number = page.getByRole('textbox', { name: 'Card number' })
const show = (fault: (name: string) => string | undefined = () => undefined) =>
  renderComponent(<CardFields fault={fault} />, { messages: ['booking'] })

test('a card number is spaced while it is typed, and its brand named', async () => {
  await show()
  await number.click()
  await userEvent.keyboard('4242424242424242')
  await expect.element(number).toHaveValue('4242 4242 4242 4242')
  await expect.element(page.getByText('Visa', { exact: true })).toBeVisible()
  await number.fill('')
  await userEvent.keyboard('378282246310005')
  await expect.element(number).toHaveValue('3782 822463 10005')
  await expect.element(page.getByText('American Express', { exact: true })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})

test('typing in the middle of the number leaves the cursor there', async () => {
  await show()
  await number.click()
  await userEvent.keyboard('424242424242424{ArrowLeft}{ArrowLeft}9')
  const input = number.element() as HTMLInputElement
  expect(input.selectionStart).toBe(input.value.indexOf('9') + 1)
  await userEvent.tab()
  await expect.element(number).toHaveValue('4242 4242 4242 4924')
})

test('an expiry date gets its slash', async () => {
  await show()
  const expiry = page.getByRole('textbox', { name: 'Valid until' })
  await expiry.click()
  await userEvent.keyboard('0439')
  await userEvent.tab()
  await expect.poll(() => (expiry.element() as HTMLInputElement).value.replaceAll(' ', '')).toBe('04/39')
})

test('errors are at their fields, and no value is offered to a draft', async () => {
  await show(name => (name === 'number' ? 'Please check the number.' : undefined))
  await expect.element(number).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Please check the number.')).toBeVisible()
  for (const input of document.querySelectorAll('input')) expect(input.autocomplete).toMatch(/^cc-/)
  expect(await accessibilityViolations()).toEqual([])
})

test('the address of the card is asked for only where the provider needs it', async () => {
  const countries = [{ code: 'GB', name: 'United Kingdom', dials: '+44' }]
  const payer = { firstname: 'Ada', lastname: 'Holm' }
  const fields = { payer, countries, fault: () => undefined }
  const first = await renderComponent(<CardholderFields {...fields} billing={undefined} />, { messages: ['booking'] })
  expect(page.getByRole('textbox').elements()).toHaveLength(2)
  first.unmount()
  await renderComponent(<CardholderFields {...fields} billing={{ city: 'Leeds' }} />, { messages: ['booking'] })
  expect(page.getByRole('textbox').elements()).toHaveLength(5)
  expect(page.getByRole('combobox').elements()).toHaveLength(1)
  expect(await accessibilityViolations()).toEqual([])
})
