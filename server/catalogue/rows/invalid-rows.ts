import { isValidRow, type PublicTable } from '#database/tables/rows'

/** An invalid row, which is not shown. */
export interface InvalidRow {
  table: PublicTable
  /** Its id in the database; for a row without one, the ids that it joins. */
  id: string
}

/** The owner of the rows: all content, a villa, or a query of a page. */
type Part = 'content' | 'asked' | number

/** The most rows that are remembered as reported. */
const mostTold = 10_000

/** Partitions rows of a table into valid and invalid ones, by id. */
export function partitionValid<Row>(
  table: PublicTable,
  rows: readonly Row[],
  idOf: (row: Row, at: number) => string | number,
): { readable: Row[]; unreadable: InvalidRow[] } {
  const unreadable: InvalidRow[] = []
  const readable = rows.filter((row, at) => {
    const fits = isValidRow(table, row)
    if (!fits) unreadable.push({ table, id: String(idOf(row, at)) })
    return fits
  })
  return { readable, unreadable }
}

/** Receives newly invalid rows, each once while it stays invalid. */
export type InvalidRowListener = (rows: InvalidRow[]) => void

/** The invalid rows of the catalogue. */
export class InvalidRows {
  readonly #parts = new Map<Part, InvalidRow[]>()
  readonly #listeners: InvalidRowListener[] = []
  #told = new Set<string>()

  /** Replaces the invalid rows of a part; none if all are valid. */
  replace(part: Part, rows: InvalidRow[]): void {
    if (rows.length > 0) this.#parts.set(part, rows)
    else this.#parts.delete(part)
    this.#tell(rows)
  }

  /** Adds invalid rows that a page's query found. */
  note(rows: InvalidRow[]): void {
    if (rows.length === 0) return
    const known = this.#parts.get('asked') ?? []
    const added = rows.filter(({ table, id }) => !known.some(row => row.table === table && row.id === id))
    if (added.length > 0) this.replace('asked', [...known, ...added].slice(-mostTold))
  }

  /** Replaces all after a full reload. */
  replaceAll(content: InvalidRow[], ofVillas: ReadonlyMap<number, InvalidRow[]>): void {
    this.#parts.clear()
    this.replace('content', content)
    for (const [id, rows] of ofVillas) this.replace(id, rows)
  }

  /** Whether a part has invalid rows. */
  has(part: Part): boolean {
    return this.#parts.has(part)
  }

  /** Invalid rows by table. */
  get counts(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { table } of this.#all()) counts[table] = (counts[table] ?? 0) + 1
    return counts
  }

  /** Calls back with the current invalid rows, and then with new ones. */
  onMore(told: InvalidRowListener): void {
    this.#listeners.push(told)
    const all = [...this.#all()]
    if (all.length > 0) told(all)
  }

  *#all(): Generator<InvalidRow> {
    for (const rows of this.#parts.values()) yield* rows
  }

  #tell(rows: InvalidRow[]): void {
    const news = rows.filter(({ table, id }) => !this.#told.has(`${table} ${id}`))
    if (news.length === 0) return
    // Rows that were reported long ago can be reported again.
    if (this.#told.size > mostTold) this.#told = new Set()
    for (const { table, id } of news) this.#told.add(`${table} ${id}`)
    for (const told of this.#listeners) told(news)
  }
}
