import { and, count, eq, isNull } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import type { AttachmentShown } from '#contract/messages/messages'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { conversation, messageFile } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import {
  type AttachmentType,
  isAttachmentType,
  type MessageSide,
  maxFileBytes,
  safeFileName,
} from '#domain/messages/message'
import { findBooked } from '#server/features/bookings/public'
import { type Conversation, presentFile } from './queries.ts'

/** The files that one side can have uploaded without sending them. */
const maxUnsent = 20

/** The type of a file by its content; undefined where it is not accepted. */
export async function acceptedType(content: Uint8Array): Promise<AttachmentType | undefined> {
  const found = await fileTypeFromBuffer(content)
  return isAttachmentType(found?.mime) ? found.mime : undefined
}

/**
 * Stores a file for the next message of a side. Throws `too-large`, `file-type-not-accepted` by its content, and
 * `not-in-this-state` where too many wait already.
 */
export async function storeFile(
  tx: Transaction,
  { id: conversationId }: Pick<Conversation, 'id'>,
  { side, name, content: base64 }: { side: MessageSide; name: string; content: string },
): Promise<AttachmentShown> {
  const content = Buffer.from(base64, 'base64')
  if (content.length > maxFileBytes) throw new ProblemError('too-large')
  const type = await acceptedType(content)
  if (!type) throw new ProblemError('file-type-not-accepted')
  const waiting = and(
    eq(messageFile.conversationId, conversationId),
    eq(messageFile.side, side),
    isNull(messageFile.messageId),
  )
  const [unsent] = await tx.select({ files: count() }).from(messageFile).where(waiting)
  if ((unsent?.files ?? 0) >= maxUnsent) throw new ProblemError('not-in-this-state')
  const [stored] = await tx
    .insert(messageFile)
    .values({ conversationId, side, name: safeFileName(name), type, size: content.length, content })
    .returning()
  if (!stored) throw new Error('the file was not stored')
  return presentFile(stored)
}

async function mayRead(db: Queryable, actor: Actor, of: Conversation): Promise<boolean> {
  if (actor.kind === 'staff') return actor.permissions.includes('bookings')
  const isOwn =
    (actor.kind === 'co-sign-in' && of.coSignInId === actor.coSignInId) ||
    (actor.kind === 'lead-booker' && of.contactId === actor.contactId)
  const booked = isOwn ? await findBooked(db, of.bookingId) : undefined
  return booked !== undefined && can(bookingPolicy, actor, 'view', booked)
}

/** Checks that the actor may open a file that was sent. Throws `not-found`. */
export async function authorizeFile(db: Queryable, actor: Actor, fileId: number): Promise<void> {
  const [found] = await db
    .select({ conversation, messageId: messageFile.messageId })
    .from(messageFile)
    .innerJoin(conversation, eq(conversation.id, messageFile.conversationId))
    .where(eq(messageFile.id, fileId))
  if (!found || found.messageId === null || !(await mayRead(db, actor, found.conversation)))
    throw new ProblemError('not-found')
}

/** Reads a file for a link that was created before. Throws `link-over` where it is gone. */
export async function readFile(db: Queryable, fileId: number) {
  const [found] = await db
    .select({ name: messageFile.name, type: messageFile.type, content: messageFile.content })
    .from(messageFile)
    .where(eq(messageFile.id, fileId))
  if (!found) throw new ProblemError('link-over')
  return { type: found.type, bytes: found.content, name: found.name, saved: true }
}
