import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CsvError, parse } from 'csv-parse/sync'
import type { ImportProblems } from './problems.ts'
import { importTables, type RowOf, type TableName } from './shapes.ts'

/** A valid row, with its file and line for problems that concern several rows. */
export type Read<Name extends TableName> = RowOf<Name> & { at: { file: string; line: number } }

interface Cells {
  line: number
  cells: Record<string, string>
}

async function findFile(folder: string, name: string): Promise<{ file: string; bytes: Buffer } | undefined> {
  for (const file of [`${name}.csv`, `${name}.json`]) {
    const bytes = await readFile(join(folder, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (bytes) return { file, bytes }
  }
  return undefined
}

/** The text of a file in UTF-8; a problem with its first line that is not. */
function decode(file: string, bytes: Buffer, problems: ImportProblems): string | undefined {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return decoder.decode(bytes)
  } catch {
    const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe
    const text = bytes.toString('utf8')
    const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length
    const hint = isUtf16 ? 'UTF-16' : 'Latin-1 or Windows-1252'
    problems.add({ file, line }, `is not in UTF-8, but probably in ${hint}; save it as UTF-8`)
    return undefined
  }
}

const headerOf = (text: string) => text.slice(0, text.search(/\r|\n|$/))

/** Spreadsheets separate by semicolons where the comma separates decimals. */
const delimiterOf = (text: string) => (headerOf(text).split(';').length > headerOf(text).split(',').length ? ';' : ',')

function readCsv(file: string, text: string, problems: ImportProblems): Cells[] {
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as typeof records
  } catch (error) {
    problems.add({ file, line: Number((error as CsvError & { lines?: number }).lines ?? 1) }, (error as Error).message)
    return []
  }
  const [header, ...rows] = records
  const names = header?.record.map(name => name.trim()) ?? []
  // A record reports its last line: its first one follows from the line breaks in its quoted cells.
  return rows.flatMap(({ record, info: { lines } }) => {
    const line = lines - record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0)
    if (record.length === names.length)
      return [{ line, cells: Object.fromEntries(names.map((name, i) => [name, record[i] ?? ''])) }]
    problems.add({ file, line }, `has ${record.length} cells, but the header ${names.length}`)
    return []
  })
}

/** The lines on which the objects of a JSON list begin. */
function linesOfObjects(text: string): number[] {
  const begins: number[] = []
  let [depth, line, quoted] = [0, 1, false]
  for (let i = 0; i < text.length; i++) {
    const character = text[i]
    if (character === '\n') line++
    else if (quoted) {
      if (character === '\\') i++
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') {
      if (depth === 1) begins.push(line)
      depth++
    } else if (character === '}' || character === ']') depth--
  }
  return begins
}

/** JSON has the same columns; lists stand for vertical bars, and objects for columns by language. */
function cellsOf(row: object): Record<string, string> {
  const cell = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(cell).join('|')
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    return value === null || value === undefined ? '' : String(value)
  }
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([language, words]) => [`${name}_${language}`, cell(words)])
        : [[name, cell(value)]],
    ),
  )
}

function readJson(file: string, text: string, problems: ImportProblems): Cells[] {
  let list: unknown
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const told = (error as Error).message
    const position = Number(/position (\d+)/.exec(told)?.[1] ?? 0)
    problems.add({ file, line: text.slice(0, position).split('\n').length }, told)
    return []
  }
  if (!Array.isArray(list) || list.some(row => row === null || typeof row !== 'object')) {
    problems.add({ file, line: 1 }, 'must be a list of objects')
    return []
  }
  const lines = linesOfObjects(text)
  return list.map((row, i) => ({ line: lines[i] ?? 1, cells: cellsOf(row) }))
}

/**
 * Reads a table of the folder, from CSV or JSON, and reports what is wrong with it. Returns its valid rows; undefined
 * where the folder does not have it.
 */
export async function readTable<Name extends TableName>(
  folder: string,
  name: Name,
  problems: ImportProblems,
): Promise<Read<Name>[] | undefined> {
  const found = await findFile(folder, name)
  if (!found) return undefined
  const { file, bytes } = found
  const text = decode(file, bytes, problems)
  if (text === undefined) return []
  const rows = file.endsWith('.json') ? readJson(file, text, problems) : readCsv(file, text, problems)
  const shape = importTables[name]
  const known = new Set(Object.keys(shape.shape))
  const unknown = new Set(rows.flatMap(({ cells }) => Object.keys(cells)).filter(column => !known.has(column)))
  for (const column of unknown) problems.add({ file, line: 1, column }, 'is unknown')
  return rows.flatMap(({ line, cells }) => {
    const filled = Object.fromEntries(
      Object.entries(cells).filter(([column, text]) => text.trim() && known.has(column)),
    )
    const read = shape.safeParse(filled)
    if (read.success) return [{ ...(read.data as RowOf<Name>), at: { file, line } }]
    if (name === 'villas' && filled.code) problems.faultyVillas.add(filled.code.trim())
    for (const { path, message } of read.error.issues) {
      const column = String(path[0] ?? '')
      problems.add({ file, line, column }, column in filled ? message : 'is needed')
    }
    return []
  })
}
