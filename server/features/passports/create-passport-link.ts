import { and, eq, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { passportLink } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { addDays } from '#domain/calendar/day'
import { type Language, localPath } from '#domain/text/language'
import { generateToken, hashToken } from '#server/platform/auth/tokens'
import { getEditableRow, lockOpenPassports } from './get-passports.ts'
import type { World } from './queries.ts'

const linkPath = '/secure/passport-by-link'

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
  const secret = generateToken()
  const expiresAt = new Date(`${addDays(found.trip.journey.departure, 1)}T00:00:00Z`)
  await tx
    .update(passportLink)
    .set({ revokedAt: sql`app_now()` })
    .where(and(eq(passportLink.bookingId, bookingId), eq(passportLink.passportId, id), isNull(passportLink.revokedAt)))
  await tx.insert(passportLink).values({ bookingId, passportId: id, secretHash: hashToken(secret), expiresAt })
  return {
    address: `${world.configuration.publicUrl}${localPath(linkPath, lang)}#${secret}`,
    expiresAt: expiresAt.toISOString(),
  }
}
