import { asc, eq } from 'drizzle-orm'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import { todayAt } from '#domain/calendar/today'
import { areRatesFresh } from '#domain/pricing/currency'
import { dailyFile } from '#server/adapters/rates/daily-file'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'

/**
 * Stores the published exchange rates (PD-20). Old rates fail the job: the stored ones age until prices are shown in
 * the first currency alone.
 */
export async function run(
  { configuration, db, clock }: JobContext,
  _payload: object,
  { signal }: Pick<Task, 'signal'>,
): Promise<void> {
  if (!configuration.ratesUrl) return
  const { ratedOn, perEuro } = await dailyFile(configuration.ratesUrl).latest(signal)
  if (!areRatesFresh(ratedOn, todayAt(clock.now()))) throw new Error(`The exchange rates of ${ratedOn} are too old`)
  await withTransaction(db, async tx => {
    const held = await tx.select().from(tables.currency).orderBy(asc(tables.currency.id)).for('update')
    const first = perEuro.get(held[0]?.code ?? '')
    if (first === undefined) throw new Error('The exchange rates lack the first currency')
    for (const { id, code, ratedOn: before } of held) {
      const published = perEuro.get(code)
      if (published === undefined || before >= ratedOn) continue
      await tx
        .update(tables.currency)
        .set({ rate: published / first, ratedOn })
        .where(eq(tables.currency.id, id))
    }
  })
}
