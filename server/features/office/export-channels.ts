import { type SQL, sql } from 'drizzle-orm'
import type { ChannelFilter, ChannelOrder } from '#contract/staff/office-channels'
import { channelClash, channelFeed, ownerBlock, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { type Reach, reachOf } from '#domain/access/roles/reach'
import type { Day } from '#domain/calendar/day'
import { channelOrder, channelsOf, clashesOf } from '#server/features/channels/public'
import { type ExportSource, exportedTime, exportList } from './export-list.ts'

interface FeedRow extends Record<string, unknown> {
  villa: string
  channel: string
  source: string | null
  read_at: string | null
  fault: string | null
  exported_at: string | null
  blocks: number
  clashes: number
}

const feedQuery = (reach: Reach, { state, order }: { state: 'all' | 'faulty'; order: ChannelOrder }): SQL => sql`
  select ${villa.name} as villa, ${channelFeed.channel}, substring(${channelFeed.sourceUrl} from '^https://([^/:?#]+)') as source,
    ${exportedTime(channelFeed.succeededAt)} as read_at, ${channelFeed.fault},
    ${exportedTime(channelFeed.exportedAt)} as exported_at,
    (select count(*)::integer from ${ownerBlock} block
      where block.feed_id = ${channelFeed.id} and upper(block.nights) > app_now()::date) as blocks,
    (select count(*)::integer from ${channelClash} clash
      where clash.feed_id = ${channelFeed.id} and clash.settled_at is null and clash.gone_at is null) as clashes
  from ${channelFeed} join ${villa} on ${villa.id} = ${channelFeed.villaId}
  where ${channelsOf(reach, state) ?? sql`true`} order by ${sql.join(channelOrder(order), sql`, `)}`

interface ClashRow extends Record<string, unknown> {
  villa: string
  channel: string
  from: Day
  to: Day
  seen_at: string
}

const clashQuery = (reach: Reach): SQL => sql`
  select ${villa.name} as villa, ${channelFeed.channel}, lower(${channelClash.nights})::text as "from",
    upper(${channelClash.nights})::text as "to", ${exportedTime(channelClash.seenAt)} as seen_at
  from ${channelClash} join ${channelFeed} on ${channelFeed.id} = ${channelClash.feedId}
  join ${villa} on ${villa.id} = ${channelFeed.villaId}
  where ${clashesOf(reach)} order by ${channelClash.id}`

/** Exports calendars of channels, or their clashes, as they are filtered. Addresses of calendars are secrets: the host stays. */
export function exportChannels(source: ExportSource, actor: Staff, { state, order }: ChannelFilter) {
  const reach = reachOf(actor, 'prices')
  if (state === 'clashes')
    return exportList<ClashRow>(source, actor, {
      name: 'channels',
      filter: { state },
      query: clashQuery(reach),
      columns: [
        ['Villa', row => row.villa],
        ['Channel', row => row.channel],
        ['From', row => row.from],
        ['To', row => row.to],
        ['Seen', row => row.seen_at],
      ],
    })
  return exportList<FeedRow>(source, actor, {
    name: 'channels',
    filter: { state, order },
    query: feedQuery(reach, { state, order }),
    columns: [
      ['Villa', row => row.villa],
      ['Channel', row => row.channel],
      ['Calendar', row => row.source],
      ['Read', row => row.read_at],
      ['Failure', row => row.fault],
      ['Read by the channel', row => row.exported_at],
      ['Blocks', row => row.blocks],
      ['Clashes', row => row.clashes],
    ],
  })
}
