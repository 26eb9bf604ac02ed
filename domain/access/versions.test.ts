import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldDifferences, isSameField, restoredState } from './versions.ts'

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

test('one field is restored, and the others keep their later changes', () => {
  const [before, after] = [{ tagline: { en: 'Old', de: 'Alt' } }, { tagline: { en: 'New', de: 'Neu' }, live: true }]
  const differences = fieldDifferences(before, after)
  const [german] = differences.filter(({ path }) => path === 'tagline.de')
  const later = { ...after, name: 'Kalami House' }
  expect(restoredState(later, german ? [german] : [], 'before')).toEqual({
    ...later,
    tagline: { en: 'New', de: 'Alt' },
  })
  expect(restoredState(after, differences, 'before')).toEqual(before)
})

test('restoring all differences gives the other state', () => {
  const key = fc.stringMatching(/^[a-z]{1,3}$/)
  const state = fc.dictionary(
    key,
    fc.oneof(fc.integer(), fc.array(fc.integer()), fc.dictionary(key, fc.string(), { minKeys: 1 })),
    {
      noNullPrototype: true,
    },
  )
  fc.assert(
    fc.property(state, state, (before, after) => {
      const differences = fieldDifferences(before, after)
      expect(fieldDifferences(restoredState(after, differences, 'before'), before)).toEqual([])
      expect(fieldDifferences(restoredState(before, differences, 'after'), after)).toEqual([])
    }),
  )
})

test('a field contains its parts', () => {
  expect(isSameField('tagline', 'tagline.de')).toBe(true)
  expect(isSameField('tagline.de', 'tagline.de')).toBe(true)
  expect(isSameField('tagline.de', 'tagline.en')).toBe(false)
  expect(isSameField('name', 'names')).toBe(false)
})
