import { lt, sql } from 'drizzle-orm'
import { idempotencyKey } from '#database/tables'
import type { JobContext } from '#server/context'

/** Removes what calls have answered and nobody may have answered again. */
export async function run({ db }: JobContext): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.keptUntil, sql`app_now()`))
}
