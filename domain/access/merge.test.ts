import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flatFields, mergeFields, nestedFields } from './merge.ts'

const base = { name: 'Kalami House', place: 'Kalami', tiers: [{ rooms: 3, sleeps: 6 }] }

test('fields that one person changed have that value, without a question', () => {
  expect(mergeFields(base, { ...base, name: 'Casa Kalami' }, { ...base, place: 'Agni' })).toEqual({
    fields: { ...base, name: 'Casa Kalami', place: 'Agni' },
    conflicts: [],
  })
})

test('the same change by both is no conflict, different ones are', () => {
  const theirs = { ...base, name: 'Casa', tiers: [{ sleeps: 8, rooms: 4 }] }
  const mine = { ...base, name: 'Kalami', tiers: [{ rooms: 4, sleeps: 8 }] }
  expect(mergeFields(base, theirs, mine)).toEqual({ fields: { ...mine }, conflicts: ['name'] })
})

test('no change gets lost silently', () => {
  const fields = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) })
  fc.assert(
    fc.property(fields, fields, fields, (before, theirs, mine) => {
      const merged = mergeFields(before, theirs, mine)
      for (const name of ['a', 'b', 'c'] as const) {
        if (merged.conflicts.includes(name)) continue
        if (mine[name] !== before[name]) expect(merged.fields[name]).toBe(mine[name])
        else expect(merged.fields[name]).toBe(theirs[name])
      }
    }),
  )
})

test('parts of texts are fields of their own, and empty ones are absent', () => {
  const state = { name: 'Casa', tagline: { en: 'By the sea', de: '' }, rooms: [{ kind: 'twin' }] }
  const fields = { name: 'Casa', 'tagline.en': 'By the sea', rooms: [{ kind: 'twin' }] }
  expect(flatFields(state)).toEqual(fields)
  expect(nestedFields({ ...fields, 'tagline.fr': undefined })).toEqual({ ...state, tagline: { en: 'By the sea' } })
})

test('two translators do not disturb each other', () => {
  const [before, theirs, mine] = [{ en: 'Sea' }, { en: 'Sea', de: 'Meer' }, { en: 'Sea', fr: 'Mer' }].map(tagline =>
    flatFields({ tagline }),
  )
  const { fields, conflicts } = mergeFields(before ?? {}, theirs ?? {}, mine ?? {})
  expect(conflicts).toEqual([])
  expect(nestedFields(fields)).toEqual({ tagline: { en: 'Sea', de: 'Meer', fr: 'Mer' } })
})
