import type { Db } from '#database/connection'
import type { Catalogue } from '#server/catalogue/catalogue'
import type { Identify } from '#server/platform/callers'
import type { Clock } from '#server/platform/clock'
import type { Configuration } from '#server/platform/configuration'

/** What a route or use case works with: the world, handed in. */
export interface Context {
  configuration: Configuration
  db: Db
  clock: Clock
  catalogue: Catalogue
  /** Tells whose a bearer token is. */
  identify: Identify
}
