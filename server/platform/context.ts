import type { Database } from '#database/connection'
import type { Catalogue } from '#server/features/catalogue/catalogue'
import type { SiteIndex } from '#server/features/site-search/site-index'
import type { Clock } from './clock.ts'
import type { Configuration } from './configuration.ts'

/** What a route or use case works with: the world, handed in. */
export interface Context {
  configuration: Configuration
  db: Database
  clock: Clock
  catalogue: Catalogue
  siteIndex: SiteIndex
}
