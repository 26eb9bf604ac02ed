import { sql } from 'drizzle-orm'
import { channelFeed } from '#database/tables'
import { withTransaction } from '#database/transact'
import { minutesToNextAttempt } from '#domain/availability/channel-faults'
import type { JobContext } from '#server/context'
import { enqueueAll } from '#server/platform/jobs/enqueue'
import { readChannel } from './jobs.ts'

/** The most calendars of one round; the rest is due in the next one. */
const maxAtOnce = 1000

/** Enqueues the reading of calendars that are due, and moves their next time ahead so that each waits once. */
export async function run({ db }: Pick<JobContext, 'db'>): Promise<void> {
  await withTransaction(db, async tx => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update ${channelFeed} set due_at = app_now() + make_interval(mins => ${minutesToNextAttempt(0)})
      where id in (
        select id from ${channelFeed} where source_url is not null and due_at <= app_now()
        order by due_at limit ${maxAtOnce} for update skip locked
      )
      returning id`)
    await enqueueAll(
      tx,
      readChannel,
      rows.map(({ id }) => ({ feedId: id })),
    )
  })
}
