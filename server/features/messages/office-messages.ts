import { and, count, eq, gt, lte, max, type SQL, sql } from 'drizzle-orm'
import type { AttachmentShown, ConversationFilter, OfficeConversationShown } from '#contract/messages/messages'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { conversation, message, messageFile, staff } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { Reach } from '#domain/access/roles/reach'
import { changesBetween } from '#domain/access/staff-changes'
import type { Context } from '#server/context'
import { recordEvent } from '#server/features/booking-events/public'
import { findBookings } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { inReach } from '#server/platform/auth/reach-conditions'
import { instantKey, keyset, pageOf } from '#server/platform/keyset'
import { storeFile } from './files.ts'
import { markRead } from './own-messages.ts'
import { findPeople, isStillParty } from './person.ts'
import { addMessage, type Conversation, findMessages, lockConversation } from './queries.ts'
import { tellPerson } from './tell.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

const maxAtOnce = 50
const excerptLength = 140

const sorts = keyset({ latest: instantKey(conversation.lastMessageAt) }, conversation.id)

/** The order of a filter: those that wait begin with the oldest. */
const orderOf = ({ state, order }: ConversationFilter) => order ?? (state === 'waiting' ? 'latest' : '-latest')
export const conversationOrder = (filter: ConversationFilter): SQL[] => sorts.orderBy(orderOf(filter))

/** Presents conversations with their bookings, in their order. */
async function presentAll(db: Queryable, rows: readonly Conversation[]): Promise<OfficeConversationShown[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await findBookings(db, [...new Set(rows.map(({ bookingId }) => bookingId))])
  const bookings = new Map(found.map(one => [one.row.id, one]))
  const unread = await db
    .select({ id: conversation.id, messages: count() })
    .from(conversation)
    .innerJoin(
      message,
      and(
        eq(message.conversationId, conversation.id),
        eq(message.side, 'client'),
        gt(message.id, conversation.staffReadId),
      ),
    )
    .where(sql`${conversation.id} = any(${sql.param(ids)}::int[])`)
    .groupBy(conversation.id)
  const { rows: excerpts } = await db.execute<{ id: number; excerpt: string }>(
    sql`select distinct on (conversation_id) conversation_id as id, left(body, ${excerptLength}) as excerpt
      from message where conversation_id = any(${sql.param(ids)}::int[]) order by conversation_id, message.id desc`,
  )
  const known = rows.flatMap(row => {
    const booked = bookings.get(row.bookingId)
    const item = booked?.items.find(({ kind }) => kind === 'villa')
    return booked && item ? [{ row, found: booked, item, coSignInId: row.coSignInId }] : []
  })
  const people = await findPeople(db, known)
  return known.map(({ row, found: booked, item }, i) => ({
    id: row.id,
    bookingId: row.bookingId,
    reference: booked.row.reference,
    villa: item.villa.name,
    ...item.stay,
    name: people[i]?.name ?? '',
    email: people[i]?.email ?? '',
    isGuest: row.coSignInId !== null,
    language: people[i]?.language ?? booked.row.language,
    awaitsStaff: row.awaitsStaff,
    unread: unread.find(({ id }) => id === row.id)?.messages ?? 0,
    lastMessageAt: row.lastMessageAt.toISOString(),
    excerpt: excerpts.find(({ id }) => id === row.id)?.excerpt ?? '',
  }))
}

/** Lists conversations that await an answer, or all, and the cursor of the following ones. Throws `invalid-input`. */
export async function listOfficeConversations(
  db: Queryable,
  reach: Reach,
  { cursor, ...filter }: ConversationFilter & { cursor?: string | undefined },
): Promise<{ conversations: OfficeConversationShown[]; next: string | null }> {
  const order = orderOf(filter)
  const rows = await db
    .select({ id: conversation.id, value: sorts.value(order), row: conversation })
    .from(conversation)
    .where(
      and(awaitsAnswer(filter.state), inReach(reach, 'booking', conversation.bookingId), sorts.beyond(order, cursor)),
    )
    .orderBy(...sorts.orderBy(order))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const conversations = await presentAll(
    db,
    page.map(({ row }) => row),
  )
  return { conversations, next }
}

/** A file can be uploaded before the first message. */
const hasMessages = sql`exists (select from message where message.conversation_id = ${conversation.id})`

/** The conversations of a list. */
export const awaitsAnswer = (state: 'waiting' | 'all'): SQL | undefined =>
  and(state === 'waiting' ? sql`awaits_staff` : undefined, hasMessages)

/** Gets a conversation with its messages. Throws `not-found`. */
export async function getOfficeConversation(db: Queryable, id: number) {
  const [row] = await db.select().from(conversation).where(eq(conversation.id, id))
  const [shown] = row ? await presentAll(db, [row]) : []
  if (!shown) throw new ProblemError('not-found')
  return { ...shown, messages: await findMessages(db, id, shown.name) }
}

async function lockFound(tx: Transaction, id: number): Promise<Conversation> {
  const row = await lockConversation(tx, id)
  if (!row) throw new ProblemError('not-found')
  return row
}

/**
 * Answers a conversation: the person gets an e-mail, and the staff log an entry. Throws `not-found`, and
 * `not-in-this-state` where the person no longer belongs to the booking.
 */
export async function answerConversation(
  tx: Transaction,
  world: World,
  { staffId }: Staff,
  { id, body, fileIds }: { id: number; body: string; fileIds: readonly number[] },
): Promise<void> {
  const row = await lockFound(tx, id)
  const [found] = await findBookings(tx, [row.bookingId])
  const [author] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId))
  if (!found) throw new ProblemError('not-found')
  if (!isStillParty(found, row)) throw new ProblemError('not-in-this-state')
  const messageId = await addMessage(tx, row, { side: 'staff', staffId, body, fileIds })
  const files = await tx
    .select({ name: messageFile.name })
    .from(messageFile)
    .where(eq(messageFile.messageId, messageId))
  await recordEvent(tx, row.bookingId, { kind: 'message-sent', actor: 'staff', data: { messageId } })
  await writeStaffEntry(tx, { staffId, action: 'message-sent', reason: `${found.row.reference}: message ${messageId}` })
  const told = { messageId, author: author?.name ?? '', body, files: files.map(({ name }) => name) }
  await tellPerson(tx, world, found, row, told)
}

/** Stores a file for the next message of the company. Throws `not-found` and whatever `storeFile` throws. */
export async function uploadOfficeFile(
  tx: Transaction,
  { id, ...file }: { id: number; name: string; content: string },
): Promise<AttachmentShown> {
  return storeFile(tx, await lockFound(tx, id), { side: 'staff', ...file })
}

/** Marks a conversation as read by staff; with `done` it no longer awaits an answer. Throws `not-found`. */
export async function settleConversation(
  tx: Transaction,
  { staffId }: Staff,
  { id, messageId, done }: { id: number; messageId: number; done: boolean },
): Promise<void> {
  const row = await lockFound(tx, id)
  await markRead(tx, id, 'staffReadId', messageId)
  if (!done || !row.awaitsStaff) return
  // A message that arrived meanwhile still waits.
  const [newer] = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.conversationId, id), eq(message.side, 'client'), gt(message.id, messageId)))
    .limit(1)
  if (newer) return
  await tx.update(conversation).set({ awaitsStaff: false }).where(eq(conversation.id, id))
  const [found] = await findBookings(tx, [row.bookingId])
  await writeStaffEntry(tx, {
    ...{ staffId, action: 'conversation-settled', reason: found?.row.reference ?? String(id) },
    changes: changesBetween({ waiting: true }, { waiting: false }),
  })
}

/** Marks a conversation as answered up to an instant: what arrives later still waits. Throws `not-found`. */
export async function settleBefore(tx: Transaction, actor: Staff, { id, at }: { id: number; at: Date }): Promise<void> {
  const [last] = await tx
    .select({ id: max(message.id) })
    .from(message)
    .where(and(eq(message.conversationId, id), lte(message.sentAt, at)))
  if (!last?.id) throw new ProblemError('not-found')
  await settleConversation(tx, actor, { id, messageId: last.id, done: true })
}
