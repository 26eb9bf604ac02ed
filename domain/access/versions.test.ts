import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldDifferences } from './versions.ts'

test('fields differ by their path; lists are compared as a whole', () => {
  const before = { name: 'Kalami House', tagline: { en: 'By the sea', de: 'Am Meer' }, rooms: [{ beds: 2 }] }
  const after = { name: 'Kalami House', tagline: { en: 'By the sea', de: 'Direkt am Meer' }, rooms: [{ beds: 3 }] }
  expect(fieldDifferences(before, after)).toEqual([
    { path: 'rooms', before: [{ beds: 2 }], after: [{ beds: 3 }] },
    { path: 'tagline.de', before: 'Am Meer', after: 'Direkt am Meer' },
  ])
})

test('a new record differs in all its fields, and a removed one too', () => {
  expect(fieldDifferences(null, { live: false })).toEqual([{ path: 'live', before: undefined, after: false }])
  expect(fieldDifferences({ live: false }, null)).toEqual([{ path: 'live', before: false, after: undefined }])
})

test('a state does not differ from itself, in whatever order its keys stand', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), state => {
      const reversed = Object.fromEntries(Object.entries(state).toReversed())
      expect(fieldDifferences(state, reversed)).toEqual([])
    }),
  )
})
