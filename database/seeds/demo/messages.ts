import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { demonstrationAccounts } from '#domain/demonstration'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { MessageSide } from '#domain/messages/message'

const { booking, contact, conversation, message, staff } = tables

/** Messages between the demonstration's lead booker and the office about the next stay, hours old. */
const written: readonly { side: MessageSide; hoursAgo: number; body: string }[] = [
  {
    side: 'client',
    hoursAgo: 52,
    body: 'We travel with my mother, who does not like stairs. Is there a bedroom on the ground floor?',
  },
  {
    side: 'staff',
    hoursAgo: 49,
    body: 'There is: the room beside the kitchen, with its own shower and a door to the terrace. I have noted it for her.',
  },
  { side: 'client', hoursAgo: 48, body: 'Perfect, thank you.' },
  {
    side: 'staff',
    hoursAgo: 3,
    body: 'The gardener asks whether you would like herbs and lemons in the kitchen when you arrive.',
  },
]

/** A conversation about the next stay of the demonstration's lead booker; the last message is unread. */
export async function seedMessages(tx: Transaction): Promise<void> {
  const [next] = await tx
    .select({ bookingId: booking.id, contactId: contact.id })
    .from(booking)
    .innerJoin(contact, eq(contact.id, booking.contactId))
    .where(and(eq(contact.email, demonstrationAccounts.leadBooker), eq(booking.status, bookingStatus.confirmed)))
    .limit(1)
  const [colleague] = await tx.select({ id: staff.id }).from(staff).limit(1)
  if (!next || !colleague) throw new Error('the demonstration has no confirmed booking, or no staff')
  const [opened] = await tx.insert(conversation).values(next).returning({ id: conversation.id })
  if (!opened) throw new Error('the conversation was not made')
  const rows = written.map(({ side, hoursAgo, body }) => ({
    conversationId: opened.id,
    side,
    body,
    staffId: side === 'staff' ? colleague.id : null,
    sentAt: sql`app_now() - make_interval(hours => ${hoursAgo})`,
  }))
  const made = await tx.insert(message).values(rows).returning({ id: message.id, side: message.side })
  await tx
    .update(conversation)
    .set({
      lastMessageAt: sql`app_now() - make_interval(hours => 3)`,
      clientReadId: made.findLast(({ side }) => side === 'client')?.id ?? 0,
      staffReadId: made.at(-1)?.id ?? 0,
    })
    .where(eq(conversation.id, opened.id))
}
