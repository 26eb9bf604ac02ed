import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { httpInsights } from '#server/adapters/site-search/http-insights'
import {
  EventsRejected,
  type InsightsEvent,
  maxBatchSize,
  type SearchInsights,
} from '#server/adapters/site-search/search-insights'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'
import { isOwnQueryId } from './own-query-id.ts'

/** Older events are counted but not sent, because providers do not accept them. */
const toldWithin = sql`interval '3 days'`

type Row = typeof tables.searchEvent.$inferSelect

/** Counts events and deletes them in one statement, so that none is counted twice. */
async function count(db: Db, which: SQL): Promise<void> {
  await db.execute(sql`
    with told as (delete from search_event where ${which} returning *)
    insert into search_count (day, kind, index_name, object, position, times)
    select (happened_at at time zone 'UTC')::date, kind, index_name, object, coalesce(position, 0), count(*)
    from told group by 1, 2, 3, 4, 5 order by 1, 2, 4, 5
    on conflict (day, kind, object, position) do update set times = search_count.times + excluded.times
  `)
}

const asEvent = ({ id: _, indexName, ...row }: Row): InsightsEvent => ({
  ...row,
  index: indexName,
  isProviders: !isOwnQueryId(row.queryId),
})

/**
 * Sends events to the provider. Returns the error if it rejects them permanently; the caller logs it and does not
 * retry.
 */
async function tellUnlessRefused(insights: SearchInsights, rows: readonly Row[], signal: AbortSignal) {
  try {
    await insights.tell(rows.map(asEvent), signal)
    return undefined
  } catch (error) {
    if (error instanceof EventsRejected) return error
    throw error
  }
}

/**
 * Counts new events, after sending them to the provider if there is one. A crash in between can send events twice, but
 * never counts them twice.
 */
export async function run(
  { configuration, db }: JobContext,
  _payload: object,
  { signal }: Pick<Task, 'signal'>,
): Promise<void> {
  const { insights } = configuration.search
  if (!insights) return count(db, sql`true`)
  const outside = httpInsights(insights)
  await count(db, sql`happened_at < app_now() - ${toldWithin}`)
  let refused: EventsRejected | undefined
  while (!signal.aborted) {
    const rows = await db.select().from(tables.searchEvent).orderBy(asc(tables.searchEvent.id)).limit(maxBatchSize)
    const last = rows.at(-1)
    if (!last) break
    refused = (await tellUnlessRefused(outside, rows, signal)) ?? refused
    const told = rows.map(({ id }) => id)
    await count(db, inArray(tables.searchEvent.id, told))
  }
  if (refused) throw refused
}
