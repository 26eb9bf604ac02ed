import { lt, sql } from 'drizzle-orm'
import { idempotencyKey } from '#database/tables'
import type { JobContext } from '#server/context'

/** Deletes stored replies whose idempotency key has expired. */
export async function run({ db }: JobContext): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.expiresAt, sql`app_now()`))
}
