import { lt } from 'drizzle-orm'
import { currentTime } from '#database/current-time'
import { idempotencyKey } from '#database/tables'
import type { JobContext } from '#server/context'

/** Deletes stored replies whose idempotency key has expired. */
export async function run({ db }: JobContext): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.expiresAt, currentTime))
}
