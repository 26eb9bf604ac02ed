import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/connection'
import { channelClash, channelFeed, country, region, villa } from '#database/tables'
import { lockVilla, withTransaction } from '#database/transact'
import { minutesToNextAttempt } from '#domain/availability/channel-faults'
import { addDays } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { CalendarFailure, type CalendarSource } from '#server/adapters/calendars/calendars'
import { httpsCalendars } from '#server/adapters/calendars/https-calendars'
import type { JobContext } from '#server/context'
import { saveImportedNights } from '#server/features/bookings/public'
import type { Task } from '#server/platform/jobs/define-job'
import type { ReadNights } from './parse-calendar.ts'
import { parseInWorker } from './parse-in-worker.ts'
import { readOthers } from './read-others.ts'

/** The nights that are read: from today on, for three years. */
const windowDays = 3 * 365

async function findFeed(db: Db, feedId: number) {
  const [found] = await db
    .select({ feed: channelFeed, timezone: country.timezone })
    .from(channelFeed)
    .innerJoin(villa, eq(villa.id, channelFeed.villaId))
    .innerJoin(region, eq(region.id, villa.regionId))
    .innerJoin(country, eq(country.id, region.countryId))
    .where(eq(channelFeed.id, feedId))
  return found
}

/** Notes the clashes of a calendar: new ones become tasks, those that are over end. Settled ones stay settled. */
async function saveClashes(tx: Transaction, feedId: number, clashes: readonly Stay[]): Promise<void> {
  const ids: number[] = []
  if (clashes.length > 0) {
    const rows = await tx
      .insert(channelClash)
      .values(clashes.map(nights => ({ feedId, nights })))
      .onConflictDoUpdate({ target: [channelClash.feedId, channelClash.nights], set: { goneAt: null } })
      .returning({ id: channelClash.id })
    ids.push(...rows.map(({ id }) => id))
  }
  await tx
    .update(channelClash)
    .set({ goneAt: sql`app_now()` })
    .where(
      and(
        eq(channelClash.feedId, feedId),
        isNull(channelClash.goneAt),
        ids.length > 0 ? notInArray(channelClash.id, ids) : undefined,
      ),
    )
}

/**
 * Notes why a calendar could not be read; each failure in a row doubles the time to the next attempt. A failure of an
 * address that staff have changed meanwhile says nothing about the new one.
 */
async function noteFailure(
  db: Db,
  { id, sourceUrl, failures: before }: typeof channelFeed.$inferSelect,
  { fault }: CalendarFailure,
): Promise<void> {
  const failures = before + 1
  const minutes = minutesToNextAttempt(failures)
  await withTransaction(db, tx =>
    tx
      .update(channelFeed)
      .set({
        fault,
        failures,
        triedAt: sql`app_now()`,
        dueAt: sql`app_now() + make_interval(mins => ${minutes})`,
      })
      .where(and(eq(channelFeed.id, id), eq(channelFeed.sourceUrl, sourceUrl ?? ''))),
  )
}

/**
 * Reads the calendar of a channel and takes its nights. A failure changes no nights. Where an event cannot be read, no
 * nights are freed until it can: a night too many is better than one sold twice (PD-215).
 */
export async function readChannelFrom(
  source: CalendarSource,
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
  feedId: number,
  { signal, log }: Pick<Task, 'signal' | 'log'>,
): Promise<void> {
  const found = await findFeed(db, feedId)
  if (!found) return
  const { feed, timezone } = found
  const { sourceUrl, villaId, channel } = feed
  if (sourceUrl === null) return
  const today = todayAt(clock.now(), timezone)
  let read: ReadNights
  try {
    const text = await source.read(sourceUrl, signal)
    read = await parseInWorker(text, { from: today, to: addDays(today, windowDays), timezone })
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    log.warn({ feedId, fault: error.fault }, 'the calendar of a channel could not be read')
    await noteFailure(db, feed, error)
    return
  }
  await withTransaction(db, async tx => {
    await lockVilla(tx, villaId)
    const [current] = await tx.select().from(channelFeed).where(eq(channelFeed.id, feedId)).for('update')
    // Staff changed or removed it while it was read.
    if (current?.sourceUrl !== sourceUrl) return
    const { stays, isPartial } = read
    const imported = { feedId, villaId, note: channel, isPartial }
    const { clashes, freed } = await saveImportedNights(tx, imported, stays)
    await saveClashes(tx, feedId, clashes)
    if (freed.length > 0) await readOthers(tx, { villaId, feedId })
    const now = sql`app_now()`
    await tx
      .update(channelFeed)
      .set({
        fault: isPartial ? 'unreadable-event' : null,
        failures: 0,
        triedAt: now,
        succeededAt: now,
        dueAt: sql`app_now() + make_interval(mins => ${minutesToNextAttempt(0)})`,
      })
      .where(eq(channelFeed.id, feedId))
  })
}

export const run = (context: JobContext, { feedId }: { feedId: number }, task: Task): Promise<void> =>
  readChannelFrom(httpsCalendars(), context, feedId, task)
