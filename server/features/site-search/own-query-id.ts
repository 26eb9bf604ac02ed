import { createHash } from 'node:crypto'
import type { SiteIndexName } from '#domain/content/site-search'

const beginning = 'own-'

/**
 * The query id of a reply of our own index: a hash of the results shown, so that equal results have equal ids. It
 * reveals how a list was used, but not what was typed or by whom.
 */
export const ownQueryId = (index: SiteIndexName, shown: readonly string[]): string =>
  beginning +
  createHash('sha256')
    .update([index, ...shown].join('\n'))
    .digest('hex')
    .slice(0, 28)

/** Whether a query id is ours; a search provider does not know it. */
export const isOwnQueryId = (id: string): boolean => id.startsWith(beginning)
