import type { Timeline } from '#contract/booking/timeline'
import type { Queryable } from '#database/connection'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { findConflicts } from '#domain/timeline/timeline'
import type { Context } from '#server/context'
import { villaLocation } from '#server/features/bookings/public'
import { findFeed } from './calendar-feeds.ts'
import { readTimeline } from './read-timeline.ts'

/** The timeline of a booking in the shape of replies. Throws `not-found`. */
export async function getTimeline(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  actor: LeadBooker | CoSignIn,
  asked: { bookingId: number; language: Language | undefined },
): Promise<Timeline> {
  const { found, item, timezone, today, language, entries } = await readTimeline(db, world, actor, asked)
  const feed = await findFeed(db, actor, asked.bookingId)
  return {
    bookingId: found.row.id,
    reference: found.row.reference,
    status: found.row.status,
    villa: item.villa.name,
    place: villaLocation(world, item.villaId, language),
    arrival: item.stay.from,
    departure: item.stay.to,
    timezone,
    today,
    currencyId: found.row.currencyId,
    entries: entries.map(({ id, kind, day, time, what, name, cents, state }) => ({
      ...{ id, kind, day, time, what, name, state },
      amount: cents === null ? null : majorOf(cents),
    })),
    conflicts: findConflicts(entries).map(({ reason, entryIds: [one, other] }) => ({
      reason,
      entryIds: [one, other] as [string, string],
    })),
    feed: feed && { createdAt: feed.createdAt.toISOString() },
  }
}
