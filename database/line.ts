import { DatabaseAway } from './failure.ts'

/** The database has become unavailable, with the error, or is back. */
type Turn = (away: DatabaseAway | undefined) => unknown

/**
 * Whether the database is available, as its monitor last reported. While it is unavailable, queries fail immediately
 * instead of blocking requests.
 */
export class Line {
  #away: DatabaseAway | undefined
  readonly #listeners = new Set<Turn>()

  /** Why the database is unavailable; undefined while it is not known to be. */
  get away(): DatabaseAway | undefined {
    return this.#away
  }

  /** Calls back at each change of availability. */
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
