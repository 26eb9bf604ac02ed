import { DatabaseUnavailable } from './failure.ts'

/** The database has become unavailable, with the error, or is back. */
type HealthChange = (away: DatabaseUnavailable | undefined) => unknown

/**
 * Whether the database is available, as its monitor last reported. While it is unavailable, queries fail immediately
 * instead of blocking requests.
 */
export class ConnectionHealth {
  #away: DatabaseUnavailable | undefined
  readonly #listeners = new Set<HealthChange>()

  /** Why the database is unavailable; undefined while it is not known to be. */
  get away(): DatabaseUnavailable | undefined {
    return this.#away
  }

  /** Calls back at each change of availability. */
  onTurn(told: HealthChange): () => void {
    this.#listeners.add(told)
    return () => this.#listeners.delete(told)
  }

  lost(cause: unknown): void {
    if (!this.#away) this.#turn(new DatabaseUnavailable(cause))
  }

  found(): void {
    if (this.#away) this.#turn(undefined)
  }

  #turn(away: DatabaseUnavailable | undefined): void {
    this.#away = away
    for (const told of this.#listeners) told(away)
  }
}
