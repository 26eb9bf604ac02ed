import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { booking, passport } from '#database/tables'
import type { KeyRing } from '#server/platform/security/key-ring'
import { decryptDetails } from './encrypt-details.ts'

/** The passport details of a person's bookings, or of a guest's own rows, decrypted for the export of their data. */
export async function exportPassports(
  db: Queryable,
  ring: KeyRing,
  person: { kind: 'contact' | 'coSignIn'; id: number },
): Promise<object[]> {
  const rows = await db
    .select({ row: passport, reference: booking.reference })
    .from(passport)
    .innerJoin(booking, eq(booking.id, passport.bookingId))
    .where(person.kind === 'contact' ? eq(booking.contactId, person.id) : eq(passport.coSignInId, person.id))
    .orderBy(asc(passport.createdAt), asc(passport.id))
  return rows.map(({ row, reference }) => ({
    booking: reference,
    ...decryptDetails(ring, row.id, row.details),
    archived: row.archivedAt !== null,
    updatedAt: row.updatedAt,
  }))
}
