import { createHash } from 'node:crypto'

/** Uses after which a statement counts as repeated: what runs once needs no plan in the memory of every connection. */
const fewUses = 3

/** Most named statements, and most others that are counted. PostgreSQL stores a plan of each on every connection. */
const mostNamed = 300
const mostCounted = 2000

/** Longer ones are bulk inserts, whose texts differ by their number of rows. */
const longest = 8000

/** The names of repeated statements on the connections of a pool. */
export class StatementNames {
  readonly #uses = new Map<string, number>()
  readonly #names = new Map<string, string | undefined>()

  /**
   * The name of a repeated statement, under which a connection prepares it: PostgreSQL parses and plans it once, which
   * costs more than to run it (ADR-0068). The name follows from the text, so two texts never share one.
   */
  nameOf(text: string): string | undefined {
    if (this.#names.has(text) || this.#names.size === mostNamed || text.length > longest) return this.#names.get(text)
    const count = (this.#uses.get(text) ?? 0) + 1
    if (count <= fewUses) {
      if (this.#uses.size === mostCounted) this.#uses.clear()
      this.#uses.set(text, count)
      return undefined
    }
    this.#uses.delete(text)
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    this.#names.set(text, name)
    return name
  }

  /** Names a statement no more. */
  leaveUnnamed(text: string): void {
    if (this.#names.has(text)) this.#names.set(text, undefined)
  }
}
