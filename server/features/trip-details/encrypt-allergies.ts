import { and, asc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#database/connection'
import { booking, trip } from '#database/tables'
import { withTransaction } from '#database/transact'
import type { JobContext } from '#server/context'
import { decryptColumn, encryptColumn, type KeyRing } from '#server/platform/security/key-ring'

const placeOf = (bookingId: number) => ({ table: 'trip', column: 'allergies', row: String(bookingId) })

/** The format of encrypted values; older versions stored the text itself. */
const isEncrypted = (value: string) => /^v1(\.[\w-]+){4}$/.test(value)

/** Encrypts what a client says of allergies; an empty text stays empty. */
export const encryptAllergies = (ring: KeyRing, bookingId: number, text: string): string =>
  text === '' ? '' : encryptColumn(ring, text, placeOf(bookingId))

/** Decrypts it. Throws if the value belongs to another booking, or its key is missing. */
export const decryptAllergies = (ring: KeyRing, bookingId: number, value: string): string =>
  isEncrypted(value) ? decryptColumn(ring, value, placeOf(bookingId)) : value

/** The allergies of a contact's bookings, decrypted for the export of their data. */
export async function exportAllergies(db: Queryable, ring: KeyRing, contactId: number): Promise<object[]> {
  const rows = await db
    .select({ bookingId: trip.bookingId, reference: booking.reference, allergies: trip.allergies })
    .from(trip)
    .innerJoin(booking, eq(booking.id, trip.bookingId))
    .where(and(eq(booking.contactId, contactId), ne(trip.allergies, '')))
    .orderBy(asc(trip.bookingId))
  return rows.map(({ bookingId, reference, allergies }) => ({
    booking: reference,
    allergies: decryptAllergies(ring, bookingId, allergies),
  }))
}

const rowsAtOnce = 100

/**
 * Encrypts all allergies with the active key, also those that an older version stored as text, and returns the number of
 * changed rows. It can be repeated and interrupted.
 */
export async function reencryptAllergies(db: Db, ring: KeyRing): Promise<number> {
  let changed = 0
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after
    const done = await withTransaction(db, async tx => {
      const rows = await tx
        .select({ bookingId: trip.bookingId, allergies: trip.allergies })
        .from(trip)
        .where(
          and(
            gt(trip.bookingId, from),
            ne(trip.allergies, ''),
            sql`${trip.allergies} not like ${`v1.${ring.activeId}.%`}`,
          ),
        )
        .orderBy(asc(trip.bookingId))
        .limit(rowsAtOnce)
        .for('update')
      const encrypted = rows.map(({ bookingId, allergies }) => ({
        bookingId,
        allergies: encryptAllergies(ring, bookingId, decryptAllergies(ring, bookingId, allergies)),
      }))
      await tx.execute(sql`
        update trip set allergies = encrypted.allergies
        from unnest(
          ${sql.param(encrypted.map(({ bookingId }) => bookingId))}::bigint[],
          ${sql.param(encrypted.map(({ allergies }) => allergies))}::text[]) as encrypted (booking_id, allergies)
        where trip.booking_id = encrypted.booking_id`)
      return { count: rows.length, last: rows.length === rowsAtOnce ? rows.at(-1)?.bookingId : undefined }
    })
    changed += done.count
    after = done.last
  }
  return changed
}

/** Encrypts what an older version has stored as text. */
export async function run({ db, configuration }: Pick<JobContext, 'db' | 'configuration'>): Promise<void> {
  await reencryptAllergies(db, configuration.keyRing)
}
