/** A value of a table: text, number, or none. */
export type CsvValue = string | number | boolean | null

/** A spreadsheet runs texts that begin like this as formulas. */
const formula = /^[\s]*[=+\-@\t\r]/

/** Precedes a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A cell of a CSV file (RFC 4180); a text that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const inert = formula.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(inert) || inert !== inert.trim() ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** A line of a CSV file, with its end. */
export const csvLine = (values: readonly CsvValue[]): string => `${values.map(csvCell).join(',')}\r\n`
