import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noSelection, type Selection, selectRow, selectShown } from './selection.ts'

const rows = [10, 20, 30, 40, 50]
const idsOf = ({ ids }: Selection) => [...ids].toSorted((a, b) => a - b)

test('a click changes one row; a click with shift all up to the last clicked one', () => {
  const second = selectRow(noSelection, rows, { id: 20, range: false })
  expect(idsOf(second)).toEqual([20])
  const range = selectRow(second, rows, { id: 50, range: true })
  expect(idsOf(range)).toEqual([20, 30, 40, 50])
  expect(idsOf(selectRow(range, rows, { id: 30, range: true }))).toEqual([20])
  expect(idsOf(selectRow(range, rows, { id: 30, range: false }))).toEqual([20, 40, 50])
})

test('a range without a beginning on the list is one row', () => {
  expect(idsOf(selectRow(noSelection, rows, { id: 30, range: true }))).toEqual([30])
  const gone = { ids: new Set([60]), anchor: 60 }
  expect(idsOf(selectRow(gone, rows, { id: 10, range: true }))).toEqual([10, 60])
})

test('the header selects all shown rows, or none', () => {
  expect(idsOf(selectShown({ ids: new Set([20]), anchor: 20 }, rows))).toEqual(rows)
  expect(selectShown({ ids: new Set(rows), anchor: 20 }, rows)).toEqual(noSelection)
  expect(selectShown(noSelection, []).ids.size).toBe(0)
})

test('a range gives all its rows the state of the clicked one, and leaves the others', () => {
  const row = fc.constantFrom(...rows)
  fc.assert(
    fc.property(fc.uniqueArray(row), row, row, (selected, anchor, id) => {
      const before = { ids: new Set(selected), anchor }
      const { ids } = selectRow(before, rows, { id, range: true })
      const [from, to] = [rows.indexOf(anchor), rows.indexOf(id)].toSorted((a, b) => a - b) as [number, number]
      for (const [i, each] of rows.entries())
        expect(ids.has(each)).toBe(i >= from && i <= to ? !before.ids.has(id) : before.ids.has(each))
    }),
  )
})
