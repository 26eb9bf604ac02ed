import { sql } from 'drizzle-orm'
import { check, index, pgTable } from 'drizzle-orm/pg-core'
import { coSignIn } from './accounts.ts'
import { booking } from './bookings.ts'
import { bytes, instant, sequenceId, sequenceIdRef } from './columns.ts'
import { contact } from './content.ts'

/** The address by which a calendar program follows the timeline of a booking, as its owner may see it. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    contactId: sequenceIdRef().references(() => contact.id, { onDelete: 'cascade' }),
    coSignInId: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'cascade' }),
    /** The hash of its secret, which only the address contains. */
    secretHash: bytes().notNull().unique(),
    createdAt: instant().notNull().default(sql`app_now()`),
    revokedAt: instant(),
  },
  t => [
    index().on(t.bookingId),
    index().on(t.contactId),
    index().on(t.coSignInId),
    check('calendar_feed_owner', sql`num_nonnulls(${t.contactId}, ${t.coSignInId}) = 1`),
  ],
)
