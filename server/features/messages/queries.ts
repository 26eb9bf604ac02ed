import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AttachmentShown, MessageShown } from '#contract/messages/messages'
import type { Queryable, Transaction } from '#database/connection'
import { conversation, message, messageFile, staff } from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'

export type Conversation = typeof conversation.$inferSelect
type Owner = LeadBooker | CoSignIn

/** The messages that a conversation shows. */
const maxShown = 200

const personOf = (actor: Owner) =>
  actor.kind === 'co-sign-in' ? { coSignInId: actor.coSignInId } : { contactId: actor.contactId }

/** The conversations of a person. */
export const isPersons = (actor: Owner) =>
  actor.kind === 'co-sign-in'
    ? eq(conversation.coSignInId, actor.coSignInId)
    : eq(conversation.contactId, actor.contactId)

const isConversationOf = (actor: Owner, bookingId: number) =>
  and(eq(conversation.bookingId, bookingId), isPersons(actor))

/** Finds the actor's conversation about a booking; undefined before its first message. */
export async function findConversation(
  db: Queryable,
  actor: Owner,
  bookingId: number,
): Promise<Conversation | undefined> {
  const [found] = await db.select().from(conversation).where(isConversationOf(actor, bookingId))
  return found
}

/** Opens the actor's conversation about a booking, and locks it. */
export async function openConversation(tx: Transaction, actor: Owner, bookingId: number): Promise<Conversation> {
  await tx
    .insert(conversation)
    .values({ bookingId, ...personOf(actor) })
    .onConflictDoNothing()
  const [found] = await tx.select().from(conversation).where(isConversationOf(actor, bookingId)).for('update')
  if (!found) throw new Error('the conversation was not stored')
  return found
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(tx: Transaction, id: number): Promise<Conversation | undefined> {
  const [found] = await tx.select().from(conversation).where(eq(conversation.id, id)).for('update')
  return found
}

const fileColumns = {
  id: messageFile.id,
  messageId: messageFile.messageId,
  name: messageFile.name,
  type: messageFile.type,
  size: messageFile.size,
}

export const presentFile = ({ id, name, type, size }: AttachmentShown): AttachmentShown => ({ id, name, type, size })

/** The last messages of a conversation, the oldest first; `clientName` signs those of its person. */
export async function findMessages(db: Queryable, conversationId: number, clientName: string): Promise<MessageShown[]> {
  const rows = await db
    .select({ row: message, staffName: staff.name })
    .from(message)
    .leftJoin(staff, eq(staff.id, message.staffId))
    .where(eq(message.conversationId, conversationId))
    .orderBy(desc(message.id))
    .limit(maxShown)
  const ids = rows.map(({ row }) => row.id)
  const files = ids.length
    ? await db
        .select(fileColumns)
        .from(messageFile)
        .where(and(inArray(messageFile.messageId, ids), isNotNull(messageFile.messageId)))
        .orderBy(asc(messageFile.id))
    : []
  const filesOf = Map.groupBy(files, file => file.messageId)
  return rows.toReversed().map(({ row: { id, side, body, emailId, sentAt }, staffName }) => ({
    id,
    side,
    author: side === 'client' ? clientName : (staffName ?? ''),
    body,
    byEmail: emailId !== null,
    sentAt: sentAt.toISOString(),
    files: (filesOf.get(id) ?? []).map(presentFile),
  }))
}

/** Adds a message to a locked conversation with the files that its side uploaded for it. Returns its id. */
export async function addMessage(
  tx: Transaction,
  { id: conversationId }: Pick<Conversation, 'id'>,
  {
    side,
    body,
    fileIds = [],
    ...from
  }: { side: 'client' | 'staff'; body: string; fileIds?: readonly number[]; staffId?: number; emailId?: string },
): Promise<number> {
  const [added] = await tx
    .insert(message)
    .values({ conversationId, side, body, ...from })
    .returning({ id: message.id })
  if (!added) throw new Error('the message was not stored')
  if (fileIds.length > 0)
    await tx
      .update(messageFile)
      .set({ messageId: added.id })
      .where(
        and(
          inArray(messageFile.id, [...fileIds]),
          eq(messageFile.conversationId, conversationId),
          eq(messageFile.side, side),
          isNull(messageFile.messageId),
        ),
      )
  await tx
    .update(conversation)
    .set({
      lastMessageAt: sql`app_now()`,
      awaitsStaff: side === 'client',
      ...(side === 'client' ? { clientReadId: added.id } : { staffReadId: added.id }),
    })
    .where(eq(conversation.id, conversationId))
  return added.id
}
