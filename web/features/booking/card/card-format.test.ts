import { expect, test } from 'vitest'
import { cardKind, slashedExpiry, spacedNumber } from './card-format'
import { cardForm } from './card-shape'

test.each([
  ['4242424242424242', '4242 4242 4242 4242', 'Visa'],
  ['42424', '4242 4', 'Visa'],
  ['4242', '4242', 'Visa'],
  ['5555-5555-5555-4444', '5555 5555 5555 4444', 'Mastercard'],
  ['378282246310005', '3782 822463 10005', 'American Express'],
  ['', '', undefined],
])('%s is written as %s', (typed, written, kind) => {
  expect(spacedNumber(typed)).toBe(written)
  expect(cardKind(typed)?.niceType).toBe(kind)
})

test.each([
  ['04', '04'],
  ['042', '04/2'],
  ['0429', '04/29'],
  ['04/2029', '04/2029'],
  ['4/29', '4/29'],
])('an expiry typed as %s is written as %s', (typed, written) => {
  expect(slashedExpiry(typed)).toBe(written)
})

const card = {
  number: '4242 4242 4242 4242',
  expiry: '04/39',
  securityCode: '100',
  firstName: 'Ada',
  lastName: 'Ferrante',
  address: 'Via della Salita 4',
  city: 'Noto',
  postalCode: '',
  country: 'IT',
}
const faultsOf = (changed: Partial<typeof card> & { email?: string }, asked = { address: true, email: false }) =>
  (cardForm(asked).safeParse({ ...card, ...changed }).error?.issues ?? []).map(issue =>
    issue.code === 'custom' ? [issue.path.join(), issue.params?.fault] : [issue.path.join(), issue.code],
  )

test.each([
  [{}, []],
  [{ number: '4242 4242 4242 4241' }, [['number', 'invalid']]],
  [{ number: '4242 4242' }, [['number', 'invalid']]],
  [{ number: '' }, [['number', 'missing']]],
  [{ expiry: '01/25' }, [['expiry', 'past']]],
  [{ expiry: '13/39' }, [['expiry', 'invalid']]],
  [{ securityCode: '12' }, [['securityCode', 'invalid']]],
  [{ securityCode: '1234' }, [['securityCode', 'invalid']]],
  [{ number: '3782 822463 10005', securityCode: '1234' }, []],
])('a card with %o has the validation errors %o', (changed, faults) => {
  expect(faultsOf(changed)).toEqual(faults)
})

test('the billing address is requested only where the provider needs it, the e-mail address only from a payer by link', () => {
  const asked = { address: false, email: true }
  expect(faultsOf({ address: '' })).toEqual([['address', 'missing']])
  expect(faultsOf({ address: '', email: 'grace@example.com' }, asked)).toEqual([])
  expect(faultsOf({ email: '' }, asked)).toEqual([['email', 'missing']])
})
