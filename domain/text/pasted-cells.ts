/** The most cells that one paste fills. */
const maxCells = 5000

/**
 * Rows and cells of a text that was copied from a spreadsheet: cells end with a tab, rows with a line. A cell in quotes
 * can have both, and doubled quotes. Cells are trimmed; beyond five thousand, the rest is left out.
 */
export function parsePastedCells(text: string): string[][] {
  const rows: string[][] = [[]]
  let count = 0
  // A cell: in quotes, or up to its end. It ends with a tab, a line, or the text.
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    if (end === '' || ++count === maxCells) break
    if (end !== '\t') rows.push([])
  }
  // The line at the end of a copied block begins no row.
  const isEmpty = rows.length > 1 && rows.at(-1)?.every(cell => cell === '')
  return isEmpty ? rows.slice(0, -1) : rows
}
