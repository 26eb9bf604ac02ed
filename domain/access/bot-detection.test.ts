import { expect, test } from 'vitest'
import { looksLikeBot } from './bot-detection.ts'

test.each([
  ['', undefined, false],
  ['', 2000, false],
  ['', 1999, true],
  ['', 0, true],
  ['x', undefined, true],
  ['x', 60_000, true],
])('an unseen field with "%s", sent after %s ms: %s', (unseen, shownFor, program) => {
  expect(looksLikeBot({ unseen, shownFor })).toBe(program)
})
