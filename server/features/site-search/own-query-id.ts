import { createHash } from 'node:crypto'
import type { SiteIndexName } from '#domain/site-search'

const beginning = 'own-'

/**
 * The id of an answer of our own index: made of what was shown, so that all who are shown the same have the same. It
 * tells how a list was used, and neither what was typed nor who typed it.
 */
export const ownQueryId = (index: SiteIndexName, shown: readonly string[]): string =>
  beginning +
  createHash('sha256')
    .update([index, ...shown].join('\n'))
    .digest('hex')
    .slice(0, 28)

/** Whether an id is one of ours: a search provider knows nothing of it. */
export const isOwnQueryId = (id: string): boolean => id.startsWith(beginning)
