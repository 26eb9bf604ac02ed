import { DatabaseAway } from './failure.ts'

/** The database has gone away, with what was found, or is back. */
type Turn = (away: DatabaseAway | undefined) => unknown

/**
 * Whether the database can be reached, as whoever watches over it has last found. While it is away those who need it
 * are told so at once: they would wait for what cannot come, and others behind them.
 */
export class Line {
  #away: DatabaseAway | undefined
  readonly #listeners = new Set<Turn>()

  /** Why nobody can be served by the database now; undefined where it is not known to be away. */
  get away(): DatabaseAway | undefined {
    return this.#away
  }

  /** Tells at each turn, once. */
  onTurn(told: Turn): () => void {
    this.#listeners.add(told)
    return () => this.#listeners.delete(told)
  }

  lost(cause: unknown): void {
    if (!this.#away) this.#turn(new DatabaseAway(cause))
  }

  found(): void {
    if (this.#away) this.#turn(undefined)
  }

  #turn(away: DatabaseAway | undefined): void {
    this.#away = away
    for (const told of this.#listeners) told(away)
  }
}
