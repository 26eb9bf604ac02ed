import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePastedCells } from './pasted-cells.ts'

test.each([
  ['a cell', 'The pool', [['The pool']]],
  ['cells', 'Pool\tPiscine\tPool', [['Pool', 'Piscine', 'Pool']]],
  [
    'rows with the line that ends the block',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'empty cells',
    'a\t\tc\n\t\tf',
    [
      ['a', '', 'c'],
      ['', '', 'f'],
    ],
  ],
  ['a quoted cell with a line, a tab and quotes', '"A ""view""\nof\tthe sea"\tb', [['A "view"\nof\tthe sea', 'b']]],
  ['quotes within a cell', 'the "blue" room\tb', [['the "blue" room', 'b']]],
  ['a quote that never ends', '"open\tb', [['"open', 'b']]],
  ['nothing', '', [['']]],
])('%s', (_, text, rows) => {
  expect(parsePastedCells(text)).toEqual(rows)
})

test('returns the cells that a spreadsheet copies', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', '\t', '\n', ' ') }).map(text => `x${text}x`)
  const block = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
    )
  const copied = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  fc.assert(
    fc.property(block, rows => {
      const text = rows.map(row => row.map(copied).join('\t')).join('\r\n')
      expect(parsePastedCells(text)).toEqual(rows)
    }),
  )
})

test('a huge text fills five thousand cells at most', () => {
  expect(parsePastedCells('a\n'.repeat(100_000)).flat()).toHaveLength(5000)
})
