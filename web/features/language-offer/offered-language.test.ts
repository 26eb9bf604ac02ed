import { expect, test } from 'vitest'
import { offeredLanguage } from './offered-language'

test.each([
  [['de-CH', 'en'], 'de'],
  [['fr'], 'fr'],
  [['it-IT', 'de', 'en'], 'de'],
  [['en-GB', 'de'], undefined],
  [['nl', 'pt-BR'], undefined],
  [[], undefined],
] as const)('a browser that prefers %j is offered %s on an English page', (preferred, offered) => {
  expect(offeredLanguage(preferred, 'en')).toBe(offered)
})
