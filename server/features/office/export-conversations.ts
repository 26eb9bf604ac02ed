import { and, sql } from 'drizzle-orm'
import type { ConversationFilter } from '#contract/messages/messages'
import { booking, bookingItem, contact, conversation, coSignIn, guestLogin, message, villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import type { Day } from '#domain/calendar/day'
import { awaitsAnswer, conversationOrder } from '#server/features/messages/public'
import { isFirstVilla } from '#server/features/staff-bookings/public'
import { inReach } from '#server/platform/auth/reach-conditions'
import { type ExportSource, exportedTime, exportList, yesNo } from './export-list.ts'

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
        ${exportedTime(conversation.lastMessageAt)} as last
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
