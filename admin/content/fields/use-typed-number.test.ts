import { describe, expect, test } from 'vitest'
import { readNumber, writeNumber } from './use-typed-number'

describe('a number of the editor', () => {
  test.each([
    ['39,05', 39.05],
    ['39.05', 39.05],
    ['−3,5', -3.5],
    [' ', null],
    ['8.500,00', '8.500,00'],
    ['39,', '39,'],
  ])('%j is %j', (text, value) => expect(readNumber(text)).toBe(value))

  test.each([
    ['85', 8500],
    ['85,5', 8550],
    ['0.29', 29],
    // Neither eight euro fifty nor a silent thousand.
    ['8.500', '8.500'],
    ['-1', '-1'],
  ])('the price %j is %j', (text, value) => expect(readNumber(text, true)).toBe(value))

  test('is shown with the decimal sign of the language', () => {
    expect(writeNumber(39.05, 'de')).toBe('39,05')
    expect(writeNumber(39.05, 'en')).toBe('39.05')
    expect(writeNumber(8550, 'fr', true)).toBe('85,50')
    expect(writeNumber(8500, 'de', true)).toBe('85')
    expect(writeNumber('39,', 'de')).toBe('39,')
    expect(writeNumber(null, 'de')).toBe('')
  })
})
