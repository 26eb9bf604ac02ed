import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Day } from '#domain/calendar/day'
import type { Language } from '#domain/text/language'
import { booking } from './bookings.ts'
import { instant, sequenceId, sequenceIdRef } from './columns.ts'
import { paymentLink } from './payments.ts'
import { staff } from './staff.ts'

/**
 * The booking conditions, accepted once by each person who confirms a booking (PD-89). Rows are only ever added;
 * a trigger rejects changes.
 */
export const conditionsAcceptance = pgTable(
  'conditions_acceptance',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id),
    /** The first day on which the accepted version of the conditions applied. */
    version: date().$type<Day>().notNull(),
    /** The language in which they were read. */
    language: text().$type<Language>().notNull(),
    acceptedAt: instant().notNull().default(sql`app_now()`),
    /** `client` is the lead booker, or the visitor who makes the booking; `staff` record a client's acceptance. */
    acceptedBy: text().$type<'client' | 'co-sign-in' | 'payment-link' | 'staff'>().notNull(),
    /** No foreign key: the acceptance outlives a deleted co-sign-in. */
    coSignInId: sequenceIdRef(),
    paymentLinkId: sequenceIdRef().references(() => paymentLink.id),
    staffId: sequenceIdRef().references(() => staff.id),
    /** How the client gave it, as recorded by the staff member. */
    reason: text(),
  },
  t => [
    index().on(t.coSignInId),
    unique('conditions_acceptance_once')
      .on(t.bookingId, t.acceptedBy, t.coSignInId, t.paymentLinkId)
      .nullsNotDistinct(),
    check(
      'conditions_acceptance_by',
      sql`case ${t.acceptedBy}
        when 'client' then num_nonnulls(${t.coSignInId}, ${t.paymentLinkId}, ${t.staffId}, ${t.reason}) = 0
        when 'co-sign-in' then ${t.coSignInId} is not null and num_nonnulls(${t.paymentLinkId}, ${t.staffId}, ${t.reason}) = 0
        when 'payment-link' then ${t.paymentLinkId} is not null and num_nonnulls(${t.coSignInId}, ${t.staffId}, ${t.reason}) = 0
        when 'staff' then num_nonnulls(${t.staffId}, ${t.reason}) = 2 and num_nonnulls(${t.coSignInId}, ${t.paymentLinkId}) = 0
        else false end`,
    ),
  ],
)
