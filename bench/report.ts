/** A column of a table: the member of its rows, its heading, and its number format. */
export interface Column {
  key: string
  head: string
  digits?: number
  unit?: string
}

export type Row = Record<string, string | number | boolean | null>

/** Measurements for print and for storage. */
export interface Table {
  title: string
  columns: Column[]
  rows: Row[]
  /** Explanations of the numbers. */
  notes?: string[]
}

/** Column for whether a target was met. */
export const met: Column = { key: 'met', head: '' }

function written(value: Row[string] | undefined, { digits = 0, unit = '' }: Column): string {
  if (value === null || value === undefined) return ''
  if (value === true) return '✓'
  if (value === false) return '✗'
  if (typeof value === 'string') return value
  if (!Number.isFinite(value)) return '–'
  return value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits }) + unit
}

/** A table as text: words left-aligned, numbers right-aligned. */
export function format({ title, columns, rows, notes = [] }: Table): string {
  const cells = rows.map(row => columns.map(column => written(row[column.key], column)))
  const heads = columns.map(({ head }) => head)
  const widths = heads.map((head, i) => Math.max(head.length, ...cells.map(line => (line[i] as string).length)))
  const numeric = columns.map(({ key }) => rows.some(row => typeof row[key] === 'number'))
  const lineOf = (texts: string[]) =>
    texts
      .map((text, i) => (numeric[i] ? text.padStart(widths[i] as number) : text.padEnd(widths[i] as number)))
      .join('  ')
      .trimEnd()
  return [
    `\n${title}`,
    lineOf(heads),
    lineOf(widths.map(width => '─'.repeat(width))),
    ...cells.map(lineOf),
    ...notes.map(note => `  ${note}`),
  ].join('\n')
}
