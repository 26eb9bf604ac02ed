import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { AttachmentType, MessageSide } from '#domain/messages/message'
import { coSignIn } from './accounts.ts'
import { booking } from './bookings.ts'
import { bytes, instant, sequenceId, sequenceIdRef } from './columns.ts'
import { contact } from './content.ts'
import { staff } from './staff.ts'

/** The messages between the company and one person of a booking: the lead booker, or one guest. */
export const conversation = pgTable(
  'conversation',
  {
    id: sequenceId(),
    bookingId: sequenceIdRef()
      .notNull()
      .references(() => booking.id, { onDelete: 'cascade' }),
    /** The lead booker, or the guest. */
    contactId: sequenceIdRef().references(() => contact.id, { onDelete: 'cascade' }),
    coSignInId: sequenceIdRef().references(() => coSignIn.id, { onDelete: 'cascade' }),
    /** Whether the person's last message waits for an answer of the company. */
    awaitsStaff: boolean().notNull().default(false),
    lastMessageAt: instant().notNull().default(sql`app_now()`),
    /** The last message that the person, and the company, have seen. */
    clientReadId: integer().notNull().default(0),
    staffReadId: integer().notNull().default(0),
  },
  t => [
    unique('conversation_of').on(t.bookingId, t.contactId, t.coSignInId).nullsNotDistinct(),
    index().on(t.contactId),
    index().on(t.coSignInId),
    check('conversation_person', sql`num_nonnulls(${t.contactId}, ${t.coSignInId}) = 1`),
    index('conversation_awaiting').on(t.lastMessageAt).where(sql`awaits_staff`),
    index('conversation_latest').on(t.lastMessageAt),
  ],
)

/** A message of a conversation. It never changes. */
export const message = pgTable(
  'message',
  {
    id: sequenceId(),
    conversationId: sequenceIdRef()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    side: text().$type<MessageSide>().notNull(),
    /** The member of staff who wrote it. */
    staffId: sequenceIdRef().references(() => staff.id, { onDelete: 'set null' }),
    body: text().notNull(),
    /** The id of the e-mail by which it came; null for one written on the site. */
    emailId: text(),
    sentAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.conversationId),
    unique('message_email').on(t.conversationId, t.emailId),
    check('message_side', sql`${t.side} in ('client', 'staff')`),
    check('message_staff', sql`${t.staffId} is null or ${t.side} = 'staff'`),
  ],
)

/** A file of a message, or one that was uploaded for the next message. */
export const messageFile = pgTable(
  'message_file',
  {
    id: sequenceId(),
    conversationId: sequenceIdRef()
      .notNull()
      .references(() => conversation.id, { onDelete: 'cascade' }),
    /** Null until its message is sent. */
    messageId: sequenceIdRef().references(() => message.id, { onDelete: 'cascade' }),
    /** The side that uploaded it. */
    side: text().$type<MessageSide>().notNull(),
    name: text().notNull(),
    type: text().$type<AttachmentType>().notNull(),
    size: integer().notNull(),
    content: bytes().notNull(),
    uploadedAt: instant().notNull().default(sql`app_now()`),
  },
  t => [
    index().on(t.conversationId),
    index().on(t.messageId),
    index('message_file_unsent').on(t.uploadedAt).where(sql`message_id is null`),
    check('message_file_side', sql`${t.side} in ('client', 'staff')`),
    check('message_file_size', sql`${t.size} between 1 and 5000000`),
  ],
)
