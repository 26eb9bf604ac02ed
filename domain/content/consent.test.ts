import { expect, test } from 'vitest'
import { purposes, readConsent, writeConsent } from '#domain/content/consent'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['none', []],
  ['statistics', ['statistics']],
  ['marketing.convenience', ['convenience', 'marketing']],
  ['everything', []],
  ['statistics.spying', ['statistics']],
])('the cookie %s agrees to %j', (text, agreed) => {
  expect(readConsent(text)).toEqual(agreed)
})

test('an answer reads as it was written', () => {
  for (const agreed of [[], ['statistics'], purposes] as const)
    expect(readConsent(writeConsent(agreed))).toEqual(agreed)
})
