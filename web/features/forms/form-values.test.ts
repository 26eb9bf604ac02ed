import { expect, test } from 'vitest'
import { toNestedObject } from './form-values'

test('dots in names nest objects, and numbers index lists', () => {
  expect(
    toNestedObject({ email: 'a@b.it', 'guests.0.name': 'Ada', 'guests.1.name': 'Ugo', 'address.city': 'Lucca' }),
  ).toEqual({
    email: 'a@b.it',
    guests: [{ name: 'Ada' }, { name: 'Ugo' }],
    address: { city: 'Lucca' },
  })
})
