import { and, asc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { ChannelClashShown, ChannelFeedShown, ChannelOrder } from '#contract/staff/office-channels'
import type { Queryable } from '#database/connection'
import { channelClash, channelFeed, ownerBlock, villa } from '#database/tables'
import { villaHasWords } from '#database/tables/villa-has-words'
import type { Reach } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { instantKey, keyset, pageOf, textKey } from '#server/platform/keyset'

const maxAtOnce = 50

const hostOf = (address: string | null) => (address === null ? null : new URL(address).hostname)
const moment = (at: Date | null) => at?.toISOString() ?? null

/** A calendar that was never read comes before all others. */
const sorts = keyset(
  {
    villa: textKey(villa.name),
    channel: textKey(channelFeed.channel),
    read: instantKey(sql`coalesce(${channelFeed.succeededAt}, 'epoch'::timestamptz)`),
  },
  channelFeed.id,
)
export const channelOrder = sorts.orderBy

/** The channels in reach, joined with their villa: the list and its export have the same. */
export const channelsOf = (reach: Reach, state: 'all' | 'faulty'): SQL | undefined =>
  and(state === 'faulty' ? isNotNull(channelFeed.fault) : undefined, regionInReach(reach, villa.regionId))

/** The open clashes in reach, joined with channel and villa: the list and its export have the same. */
export const clashesOf = (reach: Reach): SQL | undefined =>
  and(isNull(channelClash.settledAt), isNull(channelClash.goneAt), regionInReach(reach, villa.regionId))

const selectFeeds = (db: Queryable, wanted: SQL | undefined, order: ChannelOrder = 'villa') =>
  db
    .select({
      id: channelFeed.id,
      value: sorts.value(order),
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
  order: ChannelOrder
  cursor?: string | undefined
}

/** Villas that words find. As an array, their calendars are found by index; as a join, all calendars are read (ADR-0071). */
const isOfVillas = (words: string | undefined): SQL | undefined =>
  words
    ? sql`${channelFeed.villaId} = any(array(select ${villa.id} from ${villa} where ${villaHasWords(words)}))`
    : undefined

/** Lists the calendars of channels in an order, and the cursor of the following ones. Throws `invalid-input`. */
export async function listChannels(
  { db }: Pick<Context, 'db'>,
  reach: Reach,
  { state, order, cursor, propertyId, words }: Filter,
): Promise<{ channels: ChannelFeedShown[]; next: string | null }> {
  const wanted = and(
    channelsOf(reach, state),
    propertyId === undefined ? undefined : eq(channelFeed.villaId, propertyId),
    isOfVillas(words),
    sorts.beyond(order, cursor),
  )
  const rows = await selectFeeds(db, wanted, order)
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  return { channels: page.map(presentFeed), next }
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
    .where(and(clashesOf(reach), cursor === undefined ? undefined : gt(channelClash.id, cursor)))
    .orderBy(asc(channelClash.id))
    .limit(maxAtOnce + 1)
  const clashes = rows
    .slice(0, maxAtOnce)
    .map(({ nights, seenAt, ...clash }) => ({ ...clash, ...nights, seenAt: seenAt.toISOString() }))
  return { clashes, next: rows.length > maxAtOnce ? (clashes.at(-1)?.id ?? null) : null }
}
