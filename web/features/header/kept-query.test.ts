import { expect, test } from 'vitest'
import { keptQuery } from './kept-query'

test('a change of language keeps the search and the stay, and drops other parameters', () => {
  expect(keptQuery('?des=16,27&from=12+Jun+2027&to=26+Jun+2027&adults=4')).toBe(
    'des=16,27&from=12+Jun+2027&to=26+Jun+2027&adults=4',
  )
  expect(keptQuery('?utm_source=letter&rooms=4&bid=7')).toBe('rooms=4')
  expect(keptQuery('')).toBe('')
})
