import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import ical from 'ical-generator'
import type { FilePayload } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import { channelFeed } from '#database/tables'
import type { Day } from '#domain/calendar/day'
import type { Context } from '#server/context'
import { findTakenNights } from '#server/features/bookings/public'
import { hashToken } from '#server/platform/auth/tokens'

/** Midnight UTC: the library formats days of all-day events in UTC. */
const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`)

/** The name of an event for one channel: the same in each reading, and of no use elsewhere. */
const uidOf = (secret: string, occupancyId: number) =>
  createHmac('sha256', secret).update(String(occupancyId)).digest('hex').slice(0, 32)

/**
 * The taken nights of a villa for a channel: no names, no kinds, without those that the channel brought itself. Throws
 * `link-over` for an unknown address.
 */
export async function printCalendar(
  { db, clock, configuration }: Pick<Context, 'db' | 'clock' | 'configuration'>,
  secret: string,
): Promise<FilePayload<'text/calendar'>> {
  const [feed] = await db
    .select()
    .from(channelFeed)
    .where(eq(channelFeed.exportHash, hashToken(secret)))
  if (!feed) throw new ProblemError('link-over')
  const taken = await findTakenNights(db, feed.villaId, feed.id)
  const calendar = ical({ prodId: { company: configuration.company.name, product: 'Nights', language: 'EN' } })
  for (const { id, nights } of taken)
    calendar.createEvent({
      id: `${uidOf(secret, id)}@nights.maestrale`,
      stamp: new Date(clock.now()),
      start: dateOf(nights.from),
      end: dateOf(nights.to),
      allDay: true,
      summary: 'Not available',
    })
  // Once an hour is precise enough, and few rows change.
  await db
    .update(channelFeed)
    .set({ exportedAt: sql`app_now()` })
    .where(
      and(
        eq(channelFeed.id, feed.id),
        or(isNull(channelFeed.exportedAt), lt(channelFeed.exportedAt, sql`app_now() - interval '1 hour'`)),
      ),
    )
  return { type: 'text/calendar', bytes: Buffer.from(`${calendar.toString()}\r\n`), name: 'nights.ics', saved: true }
}
