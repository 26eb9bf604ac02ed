import type { Transaction } from '#database/connection'
import { passportLink } from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { type Language, localPath } from '#domain/text/language'
import { generateToken, hashToken } from '#server/platform/auth/tokens'
import type { FoundPassports, World } from './queries.ts'

const linkPath = '/secure/passport-by-link'

/** Issues a link to one row, through the day of departure. Other links of the row stay valid. */
export async function issuePassportLink(
  tx: Transaction,
  { configuration }: Pick<World, 'configuration'>,
  { trip }: Pick<FoundPassports, 'trip'>,
  { id, language }: { id: string; language: Language },
): Promise<{ address: string; expiresAt: Date }> {
  const secret = generateToken()
  const expiresAt = new Date(`${addDays(trip.journey.departure, 1)}T00:00:00Z`)
  const { bookingId } = trip
  await tx.insert(passportLink).values({ bookingId, passportId: id, secretHash: hashToken(secret), expiresAt })
  return { address: `${configuration.publicUrl}${localPath(linkPath, language)}#${secret}`, expiresAt }
}
