import { ProblemError } from '#contract/problems'
import type { SearchEvent } from '#contract/villas/search'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { indexOfKind } from '#domain/content/site-search'
import type { Audience } from '#domain/geography/audience'
import type { Context } from '#server/context'
import { buildItem } from './item-builders.ts'

interface Told {
  event: SearchEvent
  audience: Audience
  /** Whether the visitor has consented to statistics. */
  agreed: boolean
}

/**
 * Stores a click on a search result, to be counted and sent to the provider. Without consent nothing is stored. Throws
 * `not-found` for things that do not exist or are hidden from the audience, so that invented ids cannot fill the table.
 */
export async function recordEvent(
  tx: Transaction,
  { catalogue }: Pick<Context, 'catalogue'>,
  { event, audience, agreed }: Told,
): Promise<void> {
  if (!agreed) return
  const thing = buildItem(catalogue, event.object, 'en')
  if (!thing?.visibleTo(audience)) throw new ProblemError('not-found')
  const { kind, object, queryId, position } = event
  await tx.insert(tables.searchEvent).values({ kind, object, queryId, position, indexName: indexOfKind(object) })
}
