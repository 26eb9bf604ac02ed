import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { overshoot } from '#admin/ui/follow-drag'
import { cellAt, headHeight, nameWidth, rowHeight, scrollToCell, shownCells, weekWidth } from './grid-layout'

const heads = { nameWidth, headHeight }
const size = { rows: 500, columns: 104 }
const anyView = record({
  left: integer({ min: 0, max: 500 }),
  top: integer({ min: 0, max: 500 }),
  scrollLeft: integer({ min: 0, max: (size.columns - 5) * weekWidth }),
  scrollTop: integer({ min: 0, max: (size.rows - 5) * rowHeight }),
  width: integer({ min: nameWidth + weekWidth, max: 2000 }),
  height: integer({ min: headHeight + rowHeight, max: 1200 }),
})
const anyCell = record({
  row: integer({ min: 0, max: size.rows - 1 }),
  column: integer({ min: 0, max: size.columns - 1 }),
})

test('a cell is in view after scrolling to it, and in the document with its neighbours', () => {
  assert(
    property(anyView, anyCell, (view, cell) => {
      const { left: scrollLeft, top: scrollTop } = scrollToCell(cell, view)
      const scrolled = { ...view, scrollLeft, scrollTop }
      const center = {
        clientX: view.left + nameWidth + (cell.column + 0.5) * weekWidth - scrollLeft,
        clientY: view.top + headHeight + (cell.row + 0.5) * rowHeight - scrollTop,
      }
      expect(cellAt(center, scrolled, size)).toEqual(cell)
      expect(overshoot(center, scrolled, heads)).toEqual({ x: 0, y: 0 })
      expect(scrollToCell(cell, scrolled)).toEqual({ left: scrollLeft, top: scrollTop })
      const shown = shownCells(scrolled)
      expect(shown.firstRow).toBeLessThanOrEqual(Math.max(0, cell.row - 1))
      expect(shown.lastRow).toBeGreaterThan(cell.row)
      expect(shown.firstColumn).toBeLessThanOrEqual(Math.max(0, cell.column - 1))
      expect(shown.lastColumn).toBeGreaterThan(cell.column)
    }),
  )
})

test('the cells in the document depend on the view alone', () => {
  const view = { left: 0, top: 0, scrollLeft: 0, scrollTop: 0, width: 1000, height: 560 }
  const count = ({ firstRow, lastRow }: ReturnType<typeof shownCells>) => lastRow - firstRow + 1
  expect(count(shownCells(view))).toBeLessThan(20)
  expect(count(shownCells({ ...view, scrollTop: 20_000 }))).toBeLessThan(24)
})

test('a point outside has the nearest cell, and a distance by which the grid scrolls', () => {
  const view = { left: 100, top: 100, scrollLeft: 640, scrollTop: 480, width: 1000, height: 560 }
  expect(overshoot({ clientX: 1150, clientY: 90 }, view, heads)).toEqual({ x: 50, y: 90 - 100 - headHeight })
  expect(overshoot({ clientX: 100 + nameWidth - 8, clientY: 400 }, view, heads)).toEqual({ x: -8, y: 0 })
  expect(cellAt({ clientX: -5000, clientY: -50_000 }, view, size)).toEqual({ row: 0, column: 0 })
  expect(cellAt({ clientX: 50_000, clientY: 50_000 }, view, size)).toEqual({ row: 499, column: 103 })
})
