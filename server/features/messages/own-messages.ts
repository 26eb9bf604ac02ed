import { and, eq, gt, sql } from 'drizzle-orm'
import type { AttachmentShown, ConversationShown } from '#contract/messages/messages'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { conversation, message } from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import type { Context } from '#server/context'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { type FoundBooking, findBookings } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { storeFile } from './files.ts'
import { findPerson } from './person.ts'
import {
  addMessage,
  type Conversation,
  findConversation,
  findMessages,
  isPersons,
  openConversation,
} from './queries.ts'
import { tellStaff } from './tell.ts'

type Owner = LeadBooker | CoSignIn
type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

/** The booking of the actor. Throws `not-found`. */
async function findOwn(db: Queryable, actor: Owner, bookingId: number): Promise<FoundBooking> {
  const [found] = await findBookings(db, [bookingId])
  authorize(bookingPolicy, actor, 'view', found?.booked)
  if (!found) throw new ProblemError('not-found')
  return found
}

const coSignInIdOf = (actor: Owner) => (actor.kind === 'co-sign-in' ? actor.coSignInId : null)

async function present(
  db: Queryable,
  found: FoundBooking,
  actor: Owner,
  open: Conversation | undefined,
): Promise<ConversationShown> {
  const person = await findPerson(db, found, coSignInIdOf(actor))
  return {
    bookingId: found.row.id,
    messages: open ? await findMessages(db, open.id, person?.name ?? '') : [],
    readId: open?.clientReadId ?? 0,
    staffReadId: open?.staffReadId ?? 0,
  }
}

/** Gets the actor's conversation about a booking; without messages before the first. Throws `not-found`. */
export async function getConversation(db: Queryable, actor: Owner, bookingId: number): Promise<ConversationShown> {
  const found = await findOwn(db, actor, bookingId)
  return present(db, found, actor, await findConversation(db, actor, bookingId))
}

/**
 * Sends the company a message. The office gets one e-mail until staff have read the conversation. Throws `not-found`.
 */
export async function sendMessage(
  tx: Transaction,
  world: World,
  actor: Owner,
  { id: bookingId, body, fileIds }: { id: number; body: string; fileIds: readonly number[] },
): Promise<ConversationShown> {
  const found = await findOwn(tx, actor, bookingId)
  const open = await openConversation(tx, actor, bookingId)
  const messageId = await addMessage(tx, open, { side: 'client', body, fileIds })
  await recordEvent(tx, bookingId, { kind: 'message-sent', actor: actorOf(actor), data: { messageId } })
  await tellStaff(tx, world, found, open, body)
  return present(tx, found, actor, await findConversation(tx, actor, bookingId))
}

/** Stores a file for the actor's next message. Throws `not-found` and whatever `storeFile` throws. */
export async function uploadFile(
  tx: Transaction,
  actor: Owner,
  { id: bookingId, name, content }: { id: number; name: string; content: string },
): Promise<AttachmentShown> {
  await findOwn(tx, actor, bookingId)
  return storeFile(tx, await openConversation(tx, actor, bookingId), { side: 'client', name, content })
}

/** Marks messages up to one as read by the actor. Throws `not-found`. */
export async function readMessages(
  tx: Transaction,
  actor: Owner,
  { id: bookingId, messageId }: { id: number; messageId: number },
): Promise<void> {
  await findOwn(tx, actor, bookingId)
  const open = await findConversation(tx, actor, bookingId)
  if (open) await markRead(tx, open.id, 'clientReadId', messageId)
}

/** Marks messages up to one as read by a side; never back, and never beyond the last. */
export async function markRead(
  tx: Transaction,
  conversationId: number,
  column: 'clientReadId' | 'staffReadId',
  messageId: number,
): Promise<void> {
  const last = sql`(select max(id) from message where conversation_id = ${conversationId})`
  await tx
    .update(conversation)
    .set({ [column]: sql`greatest(${conversation[column]}, least(${messageId}, ${last}))` })
    .where(eq(conversation.id, conversationId))
}

/** Counts the unread messages of the company in the actor's conversations, by booking. */
export async function countUnread(
  db: Queryable,
  actor: Owner,
): Promise<{ bookings: { bookingId: number; unread: number }[] }> {
  const rows = await db
    .select({ bookingId: conversation.bookingId, unread: sql<number>`count(*)::integer` })
    .from(conversation)
    .innerJoin(
      message,
      and(
        eq(message.conversationId, conversation.id),
        eq(message.side, 'staff'),
        gt(message.id, conversation.clientReadId),
      ),
    )
    .where(isPersons(actor))
    .groupBy(conversation.bookingId)
  if (rows.length === 0) return { bookings: [] }
  // A withdrawn invitation hides what was written before.
  const found = await findBookings(
    db,
    rows.map(({ bookingId }) => bookingId),
  )
  const seen = new Set(found.filter(({ booked }) => can(bookingPolicy, actor, 'view', booked)).map(({ row }) => row.id))
  return { bookings: rows.filter(({ bookingId }) => seen.has(bookingId)) }
}
