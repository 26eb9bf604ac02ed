import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { passport } from '#database/tables'
import { type Day, parseDay } from '#domain/calendar/day'
import { ageOn } from '#domain/passports/passport'
import type { KnownGuest } from '#domain/trip-details/party'
import type { KeyRing } from '#server/platform/security/key-ring'
import { decryptDetails } from './encrypt-details.ts'

/** Names and ages on arrival of the guests of a party, as their passport details say. The caller authorises. */
export async function findPartyNames(
  db: Queryable,
  ring: KeyRing,
  { bookingId, arrival }: { bookingId: number; arrival: Day },
): Promise<KnownGuest[]> {
  const rows = await db
    .select({ id: passport.id, slot: passport.slot, details: passport.details })
    .from(passport)
    .where(and(eq(passport.bookingId, bookingId), isNotNull(passport.slot), isNull(passport.archivedAt)))
    .orderBy(asc(passport.slot))
  return rows.map(({ id, slot, details }) => {
    const { givenNames, surname, birthDate } = decryptDetails(ring, id, details)
    const born = parseDay(birthDate)
    const age = born === undefined ? null : ageOn(born, arrival)
    return { slot: slot ?? 0, name: `${givenNames} ${surname}`.trim(), age: age !== null && age >= 0 ? age : null }
  })
}
