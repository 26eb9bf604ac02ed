import { expect, test } from 'vitest'
import { nested } from './form-values'

test('names with dots are members of members, and numbers places in a list', () => {
  expect(nested({ email: 'a@b.it', 'guests.0.name': 'Ada', 'guests.1.name': 'Ugo', 'address.city': 'Lucca' })).toEqual({
    email: 'a@b.it',
    guests: [{ name: 'Ada' }, { name: 'Ugo' }],
    address: { city: 'Lucca' },
  })
})
