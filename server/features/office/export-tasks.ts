import { and, type SQL, sql } from 'drizzle-orm'
import type { ConversationFilter } from '#contract/messages/messages'
import type { ChannelFilter, ChannelOrder } from '#contract/staff/office-channels'
import type { PaymentFilter } from '#contract/staff/office-refunds'
import { instantText } from '#database/current-time'
import * as tables from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { type Reach, reachOf } from '#domain/access/roles/reach'
import type { Day } from '#domain/calendar/day'
import { majorOf } from '#domain/pricing/money'
import { channelOrder, channelsOf, clashesOf } from '#server/features/channels/public'
import { awaitsAnswer, conversationOrder } from '#server/features/messages/public'
import { differenceOrder, differencesOf, openRefundsOf, refundOrder, villaOf } from '#server/features/payments/public'
import { isFirstVilla } from '#server/features/staff-bookings/public'
import { inReach } from '#server/platform/auth/reach-conditions'
import { type ExportSource, exportList, yesNo } from './export-lists.ts'

const { booking, bookingItem, cardRefund, channelClash, channelFeed, contact, conversation, coSignIn, currency } =
  tables
const { guestLogin, message, ownerBlock, paymentAttempt, paymentDifference, villa } = tables

interface PaymentRow extends Record<string, unknown> {
  reference: string
  villa: string
  kind: string
  cents: number
  reported_cents: number | null
  currency: string
  reported_currency: string
  refusals: number | null
  at: string
}

const ofBooking = sql`${booking.reference}, ${villaOf(booking.id)} as villa, ${currency.code} as currency`
const paymentOf = sql`
  join ${booking} on ${booking.id} = ${paymentAttempt.bookingId}
  join ${currency} on ${currency.id} = ${paymentAttempt.currencyId}`

const paymentQuery = (reach: Reach, { state, order }: PaymentFilter): SQL =>
  state === 'refunds'
    ? sql`
      select ${ofBooking}, 'refund' as kind, ${cardRefund.cents}, null as reported_cents, '' as reported_currency,
        ${cardRefund.refusals}, ${cardRefund.askedAt}::text as at
      from ${cardRefund} join ${paymentAttempt} on ${paymentAttempt.id} = ${cardRefund.attemptId} ${paymentOf}
      where ${openRefundsOf(reach)} order by ${sql.join(refundOrder(order), sql`, `)}`
    : sql`
      select ${ofBooking}, ${paymentDifference.kind}, ${paymentDifference.expectedCents} as cents,
        ${paymentDifference.reportedCents} as reported_cents, ${paymentDifference.reportedCurrency} as reported_currency,
        null as refusals, ${paymentDifference.foundAt}::text as at
      from ${paymentDifference} join ${paymentAttempt} on ${paymentAttempt.id} = ${paymentDifference.attemptId} ${paymentOf}
      where ${differencesOf(reach)} order by ${sql.join(differenceOrder(order), sql`, `)}`

/** Exports open refunds, or payments that differ from their provider's report. */
export const exportPayments = (source: ExportSource, actor: Staff, filter: PaymentFilter) =>
  exportList<PaymentRow>(source, actor, {
    name: 'payments',
    filter,
    query: paymentQuery(reachOf(actor, 'payments'), filter),
    columns: [
      ['Reference', row => row.reference],
      ['Villa', row => row.villa],
      ['Kind', row => row.kind],
      ['Amount', row => majorOf(row.cents)],
      ['Currency', row => row.currency],
      ['Reported amount', row => (row.reported_cents === null ? null : majorOf(row.reported_cents))],
      ['Reported currency', row => row.reported_currency],
      ['Refusals', row => row.refusals],
      ['Since', row => row.at],
    ],
  })

interface ConversationRow extends Record<string, unknown> {
  first_name: string
  last_name: string
  email: string
  guest: boolean
  language: string
  villa: string
  reference: string
  from: Day
  to: Day
  waiting: boolean
  unread: number
  last: string
}

/** Exports conversations as they are filtered, without what was written. */
export const exportConversations = (source: ExportSource, actor: Staff, filter: ConversationFilter) =>
  exportList<ConversationRow>(source, actor, {
    name: 'messages',
    filter,
    query: sql`
      select ${conversation.coSignInId} is not null as guest, ${villa.name} as villa, ${booking.reference},
        coalesce(${guestLogin.firstName}, ${booking.firstName}, ${contact.firstName}, '') as first_name,
        coalesce(${guestLogin.lastName}, ${booking.lastName}, ${contact.lastName}, '') as last_name,
        coalesce(${coSignIn.email}, ${booking.email}, ${contact.email}, '') as email,
        coalesce(${coSignIn.language}, ${booking.language}) as language,
        lower(${bookingItem.stay})::text as "from", upper(${bookingItem.stay})::text as "to",
        ${conversation.awaitsStaff} as waiting,
        (select count(*)::integer from ${message} where ${message.conversationId} = ${conversation.id}
          and ${message.side} = 'client' and ${message.id} > ${conversation.staffReadId}) as unread,
        ${instantText(conversation.lastMessageAt)} as last
      from ${conversation}
      join ${booking} on ${booking.id} = ${conversation.bookingId}
      join ${bookingItem} on ${bookingItem.bookingId} = ${booking.id} and ${bookingItem.kind} = 'villa'
        and ${isFirstVilla}
      join ${villa} on ${villa.id} = ${bookingItem.villaId}
      left join ${contact} on ${contact.id} = ${booking.contactId}
      left join ${coSignIn} on ${coSignIn.id} = ${conversation.coSignInId}
      left join ${guestLogin} on ${guestLogin.coSignInId} = ${conversation.coSignInId}
        and ${guestLogin.contactId} = ${booking.contactId}
      where ${and(
        awaitsAnswer(filter.state),
        inReach(reachOf(actor, 'bookings'), 'booking', conversation.bookingId),
      )} order by ${sql.join(conversationOrder(filter), sql`, `)}`,
    columns: [
      ['First name', row => row.first_name],
      ['Last name', row => row.last_name],
      ['E-mail', row => row.email],
      ['Guest', row => yesNo(row.guest)],
      ['Language', row => row.language],
      ['Villa', row => row.villa],
      ['Reference', row => row.reference],
      ['Arrival', row => row.from],
      ['Departure', row => row.to],
      ['Awaits an answer', row => yesNo(row.waiting)],
      ['Unread', row => row.unread],
      ['Last message', row => row.last],
    ],
  })

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
    ${instantText(channelFeed.succeededAt)} as read_at, ${channelFeed.fault},
    ${instantText(channelFeed.exportedAt)} as exported_at,
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
    upper(${channelClash.nights})::text as "to", ${instantText(channelClash.seenAt)} as seen_at
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
