import { and, eq, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { passportLink } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import type { Language } from '#domain/text/language'
import { getEditableRow, lockOpenPassports } from './get-passports.ts'
import { issuePassportLink } from './issue-link.ts'
import type { World } from './queries.ts'

/**
 * Creates a link by which a guest fills in one row, through the day of departure. Previous links of the row are
 * revoked. Throws `not-found` and `not-in-this-state`.
 */
export async function createPassportLink(
  tx: Transaction,
  world: World,
  actor: Actor,
  { bookingId, id, lang = 'en' }: { bookingId: number; id: string; lang?: Language | undefined },
) {
  const found = await lockOpenPassports(tx, world, actor, bookingId)
  if (getEditableRow(found, id).archivedAt) throw new ProblemError('not-in-this-state')
  await tx
    .update(passportLink)
    .set({ revokedAt: sql`app_now()` })
    .where(and(eq(passportLink.bookingId, bookingId), eq(passportLink.passportId, id), isNull(passportLink.revokedAt)))
  const { address, expiresAt } = await issuePassportLink(tx, world, found, { id, language: lang })
  return { address, expiresAt: expiresAt.toISOString() }
}
