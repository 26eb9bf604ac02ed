import { expect, test } from 'vitest'
import { timeWords } from './way-words'

test('a duration is in hours and minutes', () => {
  expect([3, 60, 75, 180].map(minutes => timeWords(minutes, 'en'))).toEqual(['3 mins', '1 hr', '1 hr 15 mins', '3 hrs'])
  expect(timeWords(75, 'de')).toBe('1 Std. 15 Min.')
  expect(timeWords(75, 'fr').replaceAll(/\s/g, ' ')).toBe('1 h 15 min')
})
