import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { channelFeed } from '#database/tables'
import { enqueueAll } from '#server/platform/jobs/enqueue'
import { readChannel } from './jobs.ts'

/**
 * Reads the other calendars of a villa at once when one of them frees nights: another can have the same ones, and would
 * take them only at its next time. A visitor could book them until then (PD-232).
 */
export async function readOthers(
  tx: Transaction,
  { villaId, feedId }: { villaId: number; feedId: number },
): Promise<void> {
  const others = await tx
    .select({ feedId: channelFeed.id })
    .from(channelFeed)
    .where(and(eq(channelFeed.villaId, villaId), ne(channelFeed.id, feedId), isNotNull(channelFeed.sourceUrl)))
  await enqueueAll(tx, readChannel, others)
}
