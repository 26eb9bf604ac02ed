import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ChannelClashShown, ChannelFeedShown } from '#contract/staff/office-channels'
import type { Queryable } from '#database/connection'
import { channelClash, channelFeed, ownerBlock, villa } from '#database/tables'
import { villaHasWords } from '#database/tables/villa-has-words'
import type { Reach } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { regionInReach } from '#server/platform/auth/reach-conditions'

const maxAtOnce = 50

const hostOf = (address: string | null) => (address === null ? null : new URL(address).hostname)
const moment = (at: Date | null) => at?.toISOString() ?? null

const selectFeeds = (db: Queryable, wanted: SQL | undefined) =>
  db
    .select({
      feed: channelFeed,
      villa: villa.name,
      blocks: sql<number>`(select count(*)::integer from ${ownerBlock} block
        where block.feed_id = channel_feed.id and upper(block.nights) > app_now()::date)`,
      clashes: sql<number>`(select count(*)::integer from ${channelClash} clash
        where clash.feed_id = channel_feed.id and clash.settled_at is null and clash.gone_at is null)`,
    })
    .from(channelFeed)
    .innerJoin(villa, eq(villa.id, channelFeed.villaId))
    .where(wanted)

const presentFeed = ({ feed, ...found }: Awaited<ReturnType<typeof selectFeeds>>[number]): ChannelFeedShown => ({
  id: feed.id,
  revision: feed.revision,
  propertyId: feed.villaId,
  villa: found.villa,
  channel: feed.channel,
  source: hostOf(feed.sourceUrl),
  exports: feed.exportHash !== null,
  exportedAt: moment(feed.exportedAt),
  triedAt: moment(feed.triedAt),
  succeededAt: moment(feed.succeededAt),
  fault: feed.fault,
  blocks: found.blocks,
  clashes: found.clashes,
})

/** The calendar of a channel as staff see it; undefined where there is none. */
export async function findShownFeed(db: Queryable, feedId: number): Promise<ChannelFeedShown | undefined> {
  const [found] = await selectFeeds(db, eq(channelFeed.id, feedId))
  return found && presentFeed(found)
}

interface Filter {
  state: 'all' | 'faulty'
  propertyId?: number | undefined
  words?: string | undefined
  cursor?: number | undefined
}

/** Villas that words find. As an array, their calendars are found by index; as a join, all calendars are read (ADR-0071). */
const isOfVillas = (words: string | undefined): SQL | undefined =>
  words
    ? sql`${channelFeed.villaId} = any(array(select ${villa.id} from ${villa} where ${villaHasWords(words)}))`
    : undefined

/** Lists the calendars of channels, the oldest first. */
export async function listChannels(
  { db }: Pick<Context, 'db'>,
  reach: Reach,
  { state, cursor, propertyId, words }: Filter,
): Promise<{ channels: ChannelFeedShown[]; next: number | null }> {
  const wanted = and(
    state === 'faulty' ? isNotNull(channelFeed.fault) : undefined,
    propertyId === undefined ? undefined : eq(channelFeed.villaId, propertyId),
    isOfVillas(words),
    regionInReach(reach, villa.regionId),
    cursor === undefined ? undefined : gt(channelFeed.id, cursor),
  )
  const rows = await selectFeeds(db, wanted)
    .orderBy(asc(channelFeed.id))
    .limit(maxAtOnce + 1)
  const channels = rows.slice(0, maxAtOnce).map(presentFeed)
  return { channels, next: rows.length > maxAtOnce ? (channels.at(-1)?.id ?? null) : null }
}

/** Lists open clashes, the oldest first. */
export async function listClashes(
  db: Queryable,
  reach: Reach,
  cursor: number | undefined,
): Promise<{ clashes: ChannelClashShown[]; next: number | null }> {
  const rows = await db
    .select({
      id: channelClash.id,
      propertyId: villa.id,
      villa: villa.name,
      channel: channelFeed.channel,
      nights: channelClash.nights,
      seenAt: channelClash.seenAt,
    })
    .from(channelClash)
    .innerJoin(channelFeed, eq(channelFeed.id, channelClash.feedId))
    .innerJoin(villa, eq(villa.id, channelFeed.villaId))
    .where(
      and(
        isNull(channelClash.settledAt),
        isNull(channelClash.goneAt),
        regionInReach(reach, villa.regionId),
        cursor === undefined ? undefined : gt(channelClash.id, cursor),
      ),
    )
    .orderBy(asc(channelClash.id))
    .limit(maxAtOnce + 1)
  const clashes = rows
    .slice(0, maxAtOnce)
    .map(({ nights, seenAt, ...clash }) => ({ ...clash, ...nights, seenAt: seenAt.toISOString() }))
  return { clashes, next: rows.length > maxAtOnce ? (clashes.at(-1)?.id ?? null) : null }
}
