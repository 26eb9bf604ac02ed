import { count, eq } from 'drizzle-orm'
import type { FilePayload } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { bookingEvent } from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { absoluteUrl, villaLocation } from '#server/features/bookings/public'
import { getFeedOwner } from './calendar-feeds.ts'
import { readTimeline } from './read-timeline.ts'

/**
 * The calendar of a feed: what its owner may see at this moment. Its sequence numbers count the events of the booking,
 * which only grow. Throws `link-over`, also where the owner may no longer see the booking.
 */
export async function printFeed(
  db: Queryable,
  world: Pick<Context, 'catalogue' | 'configuration' | 'documents'>,
  secret: string,
): Promise<FilePayload<'text/calendar'>> {
  const { actor, bookingId } = await getFeedOwner(db, secret)
  const timeline = await readTimeline(db, world, actor, { bookingId }).catch(error => {
    throw error instanceof ProblemError && error.code === 'not-found' ? new ProblemError('link-over') : error
  })
  const { found, item, timezone, language, entries } = timeline
  const { row, now } = found
  const [events] = await db.select({ count: count() }).from(bookingEvent).where(eq(bookingEvent.bookingId, bookingId))
  const { company, office } = world.configuration
  const calendar = await world.documents.tripCalendar({
    language,
    company: company.name,
    email: office.email,
    phone: office.phone,
    reference: row.reference,
    villa: item.villa.name,
    place: villaLocation(world, item.villaId, language),
    timezone,
    stay: item.stay,
    currency: world.catalogue.content.currencies.find(({ id }) => id === row.currencyId)?.code ?? 'EUR',
    staySequence: row.calendarSequence,
    sequence: events?.count ?? 0,
    cancelled: row.status === bookingStatus.cancelled,
    at: now,
    address: absoluteUrl(world, `/secure/timeline?booking=${bookingId}`, language),
    // Calendars leave out past entries.
    entries: entries
      .filter(({ kind }) => kind !== 'event' && kind !== 'payment-made')
      .map(({ id, kind, day, time, what, name, cents }) => ({
        ...{ id, kind, day, time, what, name },
        amount: cents === null ? null : majorOf(cents),
      })),
  })
  return { type: 'text/calendar', bytes: Buffer.from(calendar), name: `${row.reference}.ics`, saved: true }
}
