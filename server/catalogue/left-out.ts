import { isReadable, type ShownTable } from '#database/tables/rows'

/** A row that cannot be read, and is left out of what is shown. */
export interface UnreadableRow {
  table: ShownTable
  /** As the database knows it; of what has no id of its own, the ids it joins. */
  id: string
}

/** Whose rows were read: those of all content, those of a villa, or some that a page asked for. */
type Part = 'content' | 'asked' | number

/** So many are remembered as told. */
const mostTold = 10_000

/** Parts rows of a table into those that can be read and the others, by their ids. */
export function sift<Row>(
  table: ShownTable,
  rows: readonly Row[],
  idOf: (row: Row, at: number) => string | number,
): { readable: Row[]; unreadable: UnreadableRow[] } {
  const unreadable: UnreadableRow[] = []
  const readable = rows.filter((row, at) => {
    const fits = isReadable(table, row)
    if (!fits) unreadable.push({ table, id: String(idOf(row, at)) })
    return fits
  })
  return { readable, unreadable }
}

/** Hears of rows that are left out, each once as long as it is so. */
export type Told = (rows: UnreadableRow[]) => void

/** What is left out of the catalogue because it cannot be read. */
export class LeftOut {
  readonly #parts = new Map<Part, UnreadableRow[]>()
  readonly #listeners: Told[] = []
  #told = new Set<string>()

  /** The rows of a part that cannot be read now; none if it is well. */
  replace(part: Part, rows: UnreadableRow[]): void {
    if (rows.length > 0) this.#parts.set(part, rows)
    else this.#parts.delete(part)
    this.#tell(rows)
  }

  /** Notes rows that somebody came across when a page was made. */
  note(rows: UnreadableRow[]): void {
    if (rows.length === 0) return
    const known = this.#parts.get('asked') ?? []
    const added = rows.filter(({ table, id }) => !known.some(row => row.table === table && row.id === id))
    if (added.length > 0) this.replace('asked', [...known, ...added].slice(-mostTold))
  }

  /** Everything is loaded anew: what villas had is replaced by what they have now. */
  replaceAll(content: UnreadableRow[], ofVillas: ReadonlyMap<number, UnreadableRow[]>): void {
    this.#parts.clear()
    this.replace('content', content)
    for (const [id, rows] of ofVillas) this.replace(id, rows)
  }

  /** Whether something of a part cannot be read. */
  has(part: Part): boolean {
    return this.#parts.has(part)
  }

  /** How many rows of each table are left out. */
  get counts(): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { table } of this.#all()) counts[table] = (counts[table] ?? 0) + 1
    return counts
  }

  /** Calls back with what is left out now, and then with what comes to it. */
  onMore(told: Told): void {
    this.#listeners.push(told)
    const all = [...this.#all()]
    if (all.length > 0) told(all)
  }

  *#all(): Generator<UnreadableRow> {
    for (const rows of this.#parts.values()) yield* rows
  }

  #tell(rows: UnreadableRow[]): void {
    const news = rows.filter(({ table, id }) => !this.#told.has(`${table} ${id}`))
    if (news.length === 0) return
    // Whoever was told long ago may be told again.
    if (this.#told.size > mostTold) this.#told = new Set()
    for (const { table, id } of news) this.#told.add(`${table} ${id}`)
    for (const told of this.#listeners) told(news)
  }
}
