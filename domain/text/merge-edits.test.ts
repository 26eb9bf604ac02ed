import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const value = fc.constantFrom('', 'a', 'b')
const row = fc.record({ one: value, two: value, three: value })

test('each side keeps the fields that only it changed; both changing one differently is a conflict', () => {
  const base = { name: 'Ada', number: '', place: 'London' }
  const mine = { name: 'Ada B', number: '1', place: 'London' }
  const theirs = { name: 'Ada', number: '2', place: 'Leeds' }
  expect(mergeEdits(base, mine, theirs)).toEqual({
    merged: { name: 'Ada B', number: '1', place: 'Leeds' },
    conflicts: [{ field: 'number', mine: '1', theirs: '2' }],
  })
})

test('an edit that changes nothing takes over the other one, and equal edits never conflict', () => {
  fc.assert(
    fc.property(row, row, (base, edit) => {
      expect(mergeEdits(base, base, edit)).toEqual({ merged: edit, conflicts: [] })
      expect(mergeEdits(base, edit, edit)).toEqual({ merged: edit, conflicts: [] })
      expect(mergeEdits(base, edit, base)).toEqual({ merged: edit, conflicts: [] })
    }),
  )
})

test('conflicts are the same whichever side merges', () => {
  fc.assert(
    fc.property(row, row, row, (base, one, other) => {
      const fields = (found: { field: string }[]) => found.map(({ field }) => field).sort()
      expect(fields(mergeEdits(base, one, other).conflicts)).toEqual(fields(mergeEdits(base, other, one).conflicts))
    }),
  )
})

test('a row that one side adds or removes is added or removed; removing what the other changed is a conflict', () => {
  expect(mergeEdits({ a: '1' }, { a: '1', b: '2' }, { a: '1', c: '3' })).toEqual({
    merged: { a: '1', b: '2', c: '3' },
    conflicts: [],
  })
  expect(mergeEdits<string>({ a: '1', b: '2' }, { a: '1' }, { a: '1', b: '2' })).toEqual({
    merged: { a: '1' },
    conflicts: [],
  })
  expect(mergeEdits<string>({ b: '2' }, {}, { b: '3' })).toEqual({
    merged: {},
    conflicts: [{ field: 'b', mine: '', theirs: '3' }],
  })
})
