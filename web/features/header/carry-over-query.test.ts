import { expect, test } from 'vitest'
import { carryOverQuery } from './carry-over-query'

test('a change of language keeps the search and the stay, and drops other parameters', () => {
  expect(carryOverQuery('?des=16,27&from=12+Jun+2027&to=26+Jun+2027&adults=4')).toBe(
    'des=16,27&from=12+Jun+2027&to=26+Jun+2027&adults=4',
  )
  expect(carryOverQuery('?utm_source=letter&rooms=4&bid=7')).toBe('rooms=4')
  expect(carryOverQuery('')).toBe('')
})
