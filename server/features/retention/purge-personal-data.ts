import type { Db } from '#database/connection'
import { retentionStatements } from '#database/personal-data/statements'
import type { JobContext } from '#server/context'

/** Deletes personal data past its retention, as registered in `database/personal-data`. */
export async function purgePersonalData(
  db: Pick<Db, 'execute'>,
  { configuration }: Pick<JobContext, 'configuration'>,
): Promise<void> {
  for (const statement of retentionStatements(configuration.personalDataMonths)) await db.execute(statement)
}
