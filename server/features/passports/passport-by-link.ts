import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PassportGuest, PassportList } from '#contract/booking/passports'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { passportLink } from '#database/tables'
import type { PassportDetails } from '#domain/passports/passport'
import { hashToken } from '#server/platform/auth/tokens'
import { getPassports } from './get-passports.ts'
import type { LinkHolder, World } from './queries.ts'
import { savePassport } from './save-passport.ts'

/** The holder of an open link, and its booking. Throws `link-over`, also for an unknown secret. */
async function getHolder(db: Queryable, secret: string): Promise<{ holder: LinkHolder; bookingId: number }> {
  const [found] = await db
    .select()
    .from(passportLink)
    .where(
      and(
        eq(passportLink.secretHash, hashToken(secret)),
        isNull(passportLink.revokedAt),
        sql`${passportLink.expiresAt} > app_now()`,
      ),
    )
  if (!found) throw new ProblemError('link-over')
  return { holder: { kind: 'passport-link', passportId: found.passportId }, bookingId: found.bookingId }
}

/** The row of a link, and nothing else of the booking but its days. Throws `link-over`. */
export async function getPassportByLink(db: Queryable, world: World, secret: string): Promise<PassportList> {
  const { holder, bookingId } = await getHolder(db, secret)
  return { ...(await getPassports(db, world, holder, bookingId)), reference: '' }
}

/** Saves the row of a link. Throws `link-over`, and what `savePassport` throws. */
export async function savePassportByLink(
  tx: Transaction,
  world: World,
  { secret, details, revision }: { secret: string; details: PassportDetails; revision: number },
): Promise<PassportGuest> {
  const { holder, bookingId } = await getHolder(tx, secret)
  return savePassport(tx, world, holder, { bookingId, guestId: holder.passportId, details, revision })
}
