import { expect, test } from 'vitest'
import { hasGaps } from './gaps.ts'

test.each([
  [{ en: '<p>[[Name of your company]]</p>' }, true],
  [{ en: '<p>Villas Ltd</p>', de: '<p>[[Name]]</p>' }, true],
  [{ en: '<p>[[]]</p>' }, true],
  [{ en: '<p>Villas [Ltd]</p>' }, false],
  [{ en: 'a [[ b' }, false],
  [{}, false],
  [null, false],
])('%j has gaps: %s', (text, expected) => {
  expect(hasGaps(text as Record<string, string> | null)).toBe(expected)
})
