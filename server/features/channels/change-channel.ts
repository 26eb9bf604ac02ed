import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { ChannelFeedShown } from '#contract/staff/office-channels'
import type { Transaction } from '#database/connection'
import { channelClash, channelFeed, villa } from '#database/tables'
import { lockVilla } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import { maxFeedsOfVilla } from '#domain/availability/channel-faults'
import type { Stay } from '#domain/calendar/stay'
import { CalendarFailure } from '#server/adapters/calendars/calendars'
import { parseCalendarAddress } from '#server/adapters/calendars/https-calendars'
import type { Context } from '#server/context'
import { freeImportedNights } from '#server/features/bookings/public'
import { writeVersion } from '#server/features/versions/public'
import { generateToken, hashToken } from '#server/platform/auth/tokens'
import { throwFieldErrors } from '#server/platform/http/errors'
import { enqueue } from '#server/platform/jobs/enqueue'
import { readChannel } from './jobs.ts'
import { findShownFeed } from './list-channels.ts'
import { readOthers } from './read-others.ts'

type Feed = typeof channelFeed.$inferSelect

/** The state of a feed in its versions: addresses have secrets of others, so versions have their hosts alone. */
const stateOf = ({ villaId, channel, sourceUrl, exportHash }: Feed) => ({
  villaId,
  channel,
  source: sourceUrl === null ? null : new URL(sourceUrl).hostname,
  exports: exportHash !== null,
})

/** Rejects an address that is not https at the usual port. Its host is checked at each reading. */
function assertAddress(source: string | null | undefined): void {
  if (source === null || source === undefined) return
  try {
    parseCalendarAddress(source)
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    throwFieldErrors({ source: 'invalid' })
  }
}

/** Locks a villa, and then a feed of it. Throws `not-found`. */
async function lockFeed(tx: Transaction, feedId: number): Promise<Feed & { villa: string }> {
  const [known] = await tx.select({ villaId: channelFeed.villaId }).from(channelFeed).where(eq(channelFeed.id, feedId))
  if (!known) throw new ProblemError('not-found')
  await lockVilla(tx, known.villaId)
  const [found] = await tx
    .select({ feed: channelFeed, villa: villa.name })
    .from(channelFeed)
    .innerJoin(villa, eq(villa.id, channelFeed.villaId))
    .where(eq(channelFeed.id, feedId))
    .for('update', { of: channelFeed })
  if (!found) throw new ProblemError('not-found')
  return { ...found.feed, villa: found.villa }
}

async function assertUniqueName(tx: Transaction, villaId: number, channel: string, ownId?: number): Promise<void> {
  const [same] = await tx
    .select({ id: channelFeed.id })
    .from(channelFeed)
    .where(and(eq(channelFeed.villaId, villaId), eq(channelFeed.channel, channel)))
  if (same && same.id !== ownId) throw new ProblemError('not-in-this-state')
}

async function getShown(tx: Transaction, feedId: number): Promise<ChannelFeedShown> {
  const shown = await findShownFeed(tx, feedId)
  if (!shown) throw new ProblemError('not-found')
  return shown
}

type World = Pick<Context, 'configuration'>

const addressOf = ({ configuration }: World, secret: string) =>
  `${configuration.publicUrl}/api/core/channelcalendars/${secret}.ics`

interface NewChannel {
  villaId: number
  channel: string
  source?: string | undefined
}

/**
 * Connects a villa with a channel: its calendar is read, and ours has an address. Throws `not-found`, `invalid-input`,
 * and `not-in-this-state` for a channel that is connected already and beyond the number of channels.
 */
export async function addChannel(
  tx: Transaction,
  world: World,
  staff: Staff,
  { villaId, channel, source }: NewChannel,
): Promise<{ channel: ChannelFeedShown; address: string }> {
  assertAddress(source)
  await lockVilla(tx, villaId)
  const [found] = await tx.select({ name: villa.name }).from(villa).where(eq(villa.id, villaId))
  if (!found) throw new ProblemError('not-found')
  await assertUniqueName(tx, villaId, channel)
  const [feeds] = await tx.select({ count: count() }).from(channelFeed).where(eq(channelFeed.villaId, villaId))
  if ((feeds?.count ?? 0) >= maxFeedsOfVilla) throw new ProblemError('not-in-this-state')
  const secret = generateToken()
  const [made] = await tx
    .insert(channelFeed)
    .values({
      villaId,
      channel,
      exportHash: hashToken(secret),
      sourceUrl: source ?? null,
      dueAt: source === undefined ? null : sql`app_now()`,
    })
    .returning()
  if (!made) throw new Error('the channel was not stored')
  await writeVersion(tx, staff, {
    kind: 'calendar-feed',
    recordId: made.id,
    before: null,
    after: stateOf(made),
    action: 'calendar-feed-changed',
    reason: `${found.name}: ${channel}`,
  })
  if (source !== undefined) await enqueue(tx, readChannel, { feedId: made.id })
  return { channel: await getShown(tx, made.id), address: addressOf(world, secret) }
}

interface ChannelChange {
  feedId: number
  revision: number
  channel: string
  source?: string | null | undefined
}

/**
 * Changes a channel's name or the address of its calendar. Throws `not-found`, `invalid-input`, `not-in-this-state`, and
 * `edited-meanwhile` with the current state.
 */
export async function changeChannel(
  tx: Transaction,
  staff: Staff,
  { feedId, revision, channel, source }: ChannelChange,
): Promise<ChannelFeedShown> {
  assertAddress(source)
  const before = await lockFeed(tx, feedId)
  if (before.revision !== revision)
    throw new ProblemError('edited-meanwhile', { more: { current: await getShown(tx, feedId) } })
  await assertUniqueName(tx, before.villaId, channel, feedId)
  const isNewSource = source !== undefined && source !== before.sourceUrl
  const [after] = await tx
    .update(channelFeed)
    .set({
      channel,
      ...(isNewSource && {
        sourceUrl: source,
        fault: null,
        failures: 0,
        dueAt: source === null ? null : sql`app_now()`,
      }),
    })
    .where(eq(channelFeed.id, feedId))
    .returning()
  if (!after) throw new ProblemError('not-found')
  await writeVersion(tx, staff, {
    kind: 'calendar-feed',
    recordId: feedId,
    before: stateOf(before),
    after: stateOf(after),
    action: 'calendar-feed-changed',
    reason: `${before.villa}: ${channel}`,
  })
  if (isNewSource && source !== null) await enqueue(tx, readChannel, { feedId })
  return getShown(tx, feedId)
}

/** Renews the address of our calendar for a channel; the previous one ends. Throws `not-found`. */
export async function renewAddress(
  tx: Transaction,
  world: World,
  staff: Staff,
  feedId: number,
): Promise<{ address: string }> {
  const before = await lockFeed(tx, feedId)
  const secret = generateToken()
  await tx
    .update(channelFeed)
    .set({ exportHash: hashToken(secret), exportedAt: null })
    .where(eq(channelFeed.id, feedId))
  await writeVersion(tx, staff, {
    kind: 'calendar-feed',
    recordId: feedId,
    before: stateOf(before),
    after: { ...stateOf(before), exports: true },
    action: 'calendar-feed-changed',
    reason: `${before.villa}: ${before.channel}`,
  })
  return { address: addressOf(world, secret) }
}

/** Reads the calendar of a channel as soon as possible. Throws `not-found`, and `not-in-this-state` without one. */
export async function readNow(tx: Transaction, feedId: number): Promise<void> {
  const { sourceUrl } = await lockFeed(tx, feedId)
  if (sourceUrl === null) throw new ProblemError('not-in-this-state')
  await enqueue(tx, readChannel, { feedId }, { priority: 1 })
}

/** Ends the connection with a channel and frees the nights that its calendar took. Throws `not-found`. */
export async function removeChannel(tx: Transaction, staff: Staff, feedId: number): Promise<void> {
  const before = await lockFeed(tx, feedId)
  await freeImportedNights(tx, feedId)
  await readOthers(tx, { villaId: before.villaId, feedId })
  await tx.delete(channelFeed).where(eq(channelFeed.id, feedId))
  await writeVersion(tx, staff, {
    kind: 'calendar-feed',
    recordId: feedId,
    before: stateOf(before),
    after: null,
    action: 'calendar-feed-changed',
    reason: `${before.villa}: ${before.channel}`,
  })
}

const daysOf = ({ from, to }: Stay) => `${from}/${to}`

/** Marks a clash as settled; it stays so while the channel repeats it. Throws `not-found`. */
export async function settleClash(tx: Transaction, staff: Staff, clashId: number): Promise<void> {
  const [known] = await tx
    .select({ feedId: channelClash.feedId })
    .from(channelClash)
    .where(eq(channelClash.id, clashId))
  if (!known) throw new ProblemError('not-found')
  // The locks come in the order of the job that reads the calendar.
  const feed = await lockFeed(tx, known.feedId)
  const [clash] = await tx
    .update(channelClash)
    .set({ settledAt: sql`app_now()`, settledById: staff.staffId })
    .where(and(eq(channelClash.id, clashId), isNull(channelClash.settledAt)))
    .returning()
  if (!clash) throw new ProblemError('not-found')
  const state = stateOf(feed)
  await writeVersion(tx, staff, {
    kind: 'calendar-feed',
    recordId: feed.id,
    before: state,
    after: state,
    action: 'calendar-feed-changed',
    reason: `${feed.villa}: ${feed.channel}, ${daysOf(clash.nights)}`,
  })
}
