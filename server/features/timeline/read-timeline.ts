import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { commonZone, todayAt } from '#domain/calendar/today'
import type { Language } from '#domain/text/language'
import { sortEntries, type TimelineEntry } from '#domain/timeline/timeline'
import type { Context } from '#server/context'
import { findBookings } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { type TimelineSubject, timelineSources } from './timeline-sources.ts'

/** Reads the timeline of a booking as an actor may see it, in a language or that of the booking. Throws `not-found`. */
export async function readTimeline(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  actor: Actor,
  { bookingId, language }: { bookingId: number; language?: Language | undefined },
): Promise<TimelineSubject & { entries: TimelineEntry[] }> {
  const [found] = await findBookings(db, [bookingId])
  authorize(bookingPolicy, actor, 'view', found?.booked)
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!found || !item) throw new ProblemError('not-found')
  const timezone = world.catalogue.villas.get(item.villaId)?.timezone ?? commonZone
  const subject: TimelineSubject = {
    found,
    item,
    timezone,
    today: todayAt(found.now, timezone),
    language: language ?? found.row.language,
    seesPrices: can(bookingPolicy, actor, 'view-prices', found.booked),
    seesPlans: can(bookingPolicy, actor, 'view-owner', found.booked),
  }
  const entries: TimelineEntry[] = []
  for (const source of timelineSources) entries.push(...(await source(db, world, subject)))
  return { ...subject, entries: sortEntries(entries) }
}
