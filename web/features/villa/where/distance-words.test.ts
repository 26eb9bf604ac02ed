import { expect, test } from 'vitest'
import { kilometres } from './distance-words'

test('tenths of a kilometre are told where they matter', () => {
  expect([0.4, 9.96, 13.4].map(distance => kilometres(distance, 'en'))).toEqual(['0.4 km', '10 km', '13 km'])
  expect(kilometres(0.4, 'de')).toMatch(/^0,4\skm$/)
})
