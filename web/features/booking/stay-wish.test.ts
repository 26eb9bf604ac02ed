import { expect, test } from 'vitest'
import { readWish, writeWish } from './stay-wish'

const wish = {
  villaId: 7,
  stay: { from: '2027-06-05', to: '2027-06-12' },
  guests: { people: 5, adults: 3, children: 2, infants: 1 },
  rooms: 3,
}

test('a wish is read as it was written', () => {
  expect(writeWish(wish)).toBe('?villa=7&from=05+Jun+2027&to=12+Jun+2027&adults=3&children=2&infants=1&rooms=3')
  expect(readWish(writeWish(wish))).toEqual(wish)
  const withYoung = { ...wish, young: 0 }
  expect(writeWish(withYoung)).toMatch(/&young=0$/)
  expect(readWish(writeWish(withYoung))).toEqual(withYoung)
  const flexible = { ...wish, ratePlan: 'flexible' } as const
  expect(writeWish(flexible)).toMatch(/&rate=flexible$/)
  expect(readWish(writeWish(flexible))).toEqual(flexible)
  expect(readWish(`${writeWish(wish)}&rate=cheapest`)).toEqual(wish)
})

test('a party without a size defaults to two adults, in as many bedrooms as they need', () => {
  expect(readWish('?villa=7&from=05+Jun+2027&to=12+Jun+2027')).toMatchObject({
    guests: { people: 2, adults: 2, children: 0, infants: 0 },
    rooms: 0,
  })
})

test.each([
  '',
  '?villa=7',
  '?villa=x&from=05+Jun+2027&to=12+Jun+2027',
  '?villa=0&from=05+Jun+2027&to=12+Jun+2027',
  '?villa=7&from=12+Jun+2027&to=05+Jun+2027',
  '?villa=7&from=31+Jun+2027&to=12+Jul+2027',
])('%s is no valid wish', query => {
  expect(readWish(query)).toBeUndefined()
})
