import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine } from './csv.ts'

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+39 06 5550', `"'+39 06 5550"`],
  ['-1', `"'-1"`],
  ['@sum', `"'@sum"`],
  ['\tx', `"'\tx"`],
  [' =1+1', `"' =1+1"`],
  ['Ada, Countess', '"Ada, Countess"'],
  ['She said "no"', '"She said ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['Weiß', 'Weiß'],
] as const)('%j is written as %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

test('numbers are numbers, also negative ones, and none is empty', () => {
  expect(csvLine([-12.5, null, true, 'a'])).toBe('-12.5,,true,a\r\n')
})

/** Reads a line as a spreadsheet does. */
const read = (line: string) =>
  [...line.slice(0, -2).matchAll(/("(?:[^"]|"")*"|[^,]*)(,|$)/gy)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  )

test('no text is read as a formula, and nothing of it is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), texts => {
      const cells = read(csvLine(texts)).slice(0, texts.length)
      for (const [i, cell] of cells.entries()) {
        expect(cell).not.toMatch(/^[=+\-@\t\r]/)
        expect(cell.replace(/^'/, '')).toBe((texts[i] ?? '').replace(/^'/, ''))
      }
    }),
  )
})
