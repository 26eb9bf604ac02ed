import { z } from 'zod'
import { optional } from 'zod/mini'
import { bookingIdParams } from '#contract/booking/booking-schemas'
import { endpoint, noContent } from '#contract/endpoint'
import { id } from '#contract/schemas'
import { attachmentTypes, longestMessage, maxFileBytes, maxFilesOfMessage } from '#domain/messages/message'
import { ordersOf } from '#domain/office-lists/lists'
import { languages } from '#domain/text/language'

/** Base64 takes four characters for three bytes. */
const longestContent = Math.ceil(maxFileBytes / 3) * 4

const attachment = z
  .object({
    id: z.number().meta({ description: 'For a link of the kind `attachment`' }),
    name: z.string(),
    type: z.enum(attachmentTypes),
    size: z.number().meta({ description: 'In bytes' }),
  })
  .meta({ id: 'MessageAttachment' })
export type AttachmentShown = z.output<typeof attachment>

const message = z
  .object({
    id: z.number(),
    side: z.enum(['client', 'staff']),
    author: z.string().meta({ description: 'The name of the person who wrote it; empty where it is no longer known' }),
    body: z.string(),
    byEmail: z.boolean(),
    sentAt: z.iso.datetime(),
    files: z.array(attachment),
  })
  .meta({ id: 'Message' })
export type MessageShown = z.output<typeof message>

const conversation = z
  .object({
    bookingId: z.number(),
    messages: z.array(message).meta({ description: 'The oldest first; at most the last 200' }),
    readId: z.number().meta({ description: 'The id of the last message that the caller’s side has seen' }),
    staffReadId: z.number().meta({ description: 'The id of the last message that the company has seen' }),
  })
  .meta({ id: 'Conversation' })
export type ConversationShown = z.output<typeof conversation>

const words = z.object({
  body: z.string().trim().min(1).max(longestMessage),
  fileIds: z.array(id).max(maxFilesOfMessage).default([]).meta({ description: 'Files that were uploaded for it' }),
})
const upload = z.object({
  name: z.string().min(1).max(255),
  content: z.base64().max(longestContent).meta({ description: 'The file in base64' }),
})
const seen = z.object({ messageId: id.meta({ description: 'The last message that was shown' }) })

const own = {
  group: 'client-area',
  access: ['lead-booker', 'co-sign-in'],
  params: bookingIdParams,
  problems: ['invalid-input', 'not-found'],
} as const

export const getConversation = endpoint({
  ...own,
  method: 'GET',
  path: '/core/bookings/{id}/messages',
  summary: 'Get the caller’s conversation with the company about a booking',
  description: 'Lead booker and guests each have their own; nobody else on the booking reads it.',
  reply: conversation,
})

export const sendMessage = endpoint({
  ...own,
  method: 'POST',
  path: '/core/bookings/{id}/messages',
  summary: 'Send the company a message about a booking',
  body: words,
  reply: conversation,
  status: 201,
  limit: { max: 60, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'idempotent',
})

const uploading = {
  method: 'POST',
  body: upload,
  reply: attachment,
  status: 201,
  maxBodyBytes: longestContent + 1000,
  limit: { max: 60, windowSeconds: 3600, per: 'account', store: 'database' },
  writes: 'transactional',
} as const
const uploadDescription = `A picture (JPEG, PNG, WebP, HEIC) or a PDF of at most ${maxFileBytes / 1_000_000} MB; the content decides. Deleted after a day unless a message has it.`

export const uploadMessageFile = endpoint({
  ...own,
  ...uploading,
  path: '/core/bookings/{id}/messages/files',
  summary: 'Upload a file for the next message',
  description: uploadDescription,
  problems: ['invalid-input', 'not-found', 'too-large', 'file-type-not-accepted', 'not-in-this-state'],
})

export const readMessages = endpoint({
  ...own,
  method: 'POST',
  path: '/core/bookings/{id}/messages/read',
  summary: 'Mark the messages of the company as read',
  body: seen,
  reply: noContent,
  writes: 'transactional',
})

export const countUnreadMessages = endpoint({
  group: 'client-area',
  method: 'GET',
  path: '/core/messages/unread',
  access: ['lead-booker', 'co-sign-in'],
  summary: 'Count unread messages of the company, by booking',
  reply: z.object({ bookings: z.array(z.object({ bookingId: z.number(), unread: z.number() })) }),
  problems: [],
})

const officeConversation = z
  .object({
    id: z.number(),
    bookingId: z.number(),
    reference: z.string(),
    villa: z.string(),
    from: z.string(),
    to: z.string(),
    name: z.string().meta({ description: 'The lead booker or guest' }),
    email: z.string(),
    isGuest: z.boolean(),
    language: z.enum(languages),
    awaitsStaff: z.boolean(),
    unread: z.number().meta({ description: 'Messages that staff have not seen' }),
    lastMessageAt: z.iso.datetime(),
    excerpt: z.string().meta({ description: 'The beginning of the last message' }),
  })
  .meta({ id: 'OfficeConversation' })
export type OfficeConversationShown = z.output<typeof officeConversation>

const office = {
  group: 'client-area',
  access: ['staff:bookings'],
  problems: ['invalid-input', 'not-found'],
} as const
const ofConversation = { ...office, params: z.object({ id: id.meta({ description: 'Of the conversation' }) }) } as const

/** The filter of the list of conversations, which its export has too. */
export const conversationFilter = z.object({
  state: z.enum(['waiting', 'all']).default('waiting'),
  order: optional(
    z.enum(ordersOf('/office/messages')).meta({
      description:
        'By the last message. Without an order, those that await an answer begin with the oldest, all with the newest',
    }),
  ),
})
export type ConversationFilter = z.output<typeof conversationFilter>

export const listOfficeConversations = endpoint({
  ...office,
  method: 'GET',
  path: '/office/messages',
  summary: 'List conversations: those that await an answer, or all',
  description: 'At most fifty. `next` is the cursor of the following ones.',
  query: conversationFilter.extend({
    cursor: optional(z.string().max(60).meta({ description: '`next` of the list before' })),
  }),
  reply: z.object({ conversations: z.array(officeConversation), next: z.string().nullable() }),
  problems: ['invalid-input'],
})

export const getOfficeConversation = endpoint({
  ...ofConversation,
  method: 'GET',
  path: '/office/messages/{id}',
  summary: 'Get a conversation with its booking',
  reply: officeConversation.extend(conversation.pick({ messages: true }).shape),
})

export const answerConversation = endpoint({
  ...ofConversation,
  method: 'POST',
  path: '/office/messages/{id}',
  summary: 'Answer a conversation; the person gets an e-mail, and can reply to it',
  description: 'Of a guest whose invitation was withdrawn, or an owner who gave the booking away: 409.',
  body: words,
  reply: noContent,
  problems: ['invalid-input', 'not-found', 'not-in-this-state'],
  writes: 'idempotent',
})

export const uploadOfficeFile = endpoint({
  ...ofConversation,
  ...uploading,
  path: '/office/messages/{id}/files',
  summary: 'Upload a file for the next message of the company',
  description: uploadDescription,
  problems: ['invalid-input', 'not-found', 'too-large', 'file-type-not-accepted', 'not-in-this-state'],
})

export const settleConversation = endpoint({
  ...ofConversation,
  method: 'POST',
  path: '/office/messages/{id}/read',
  summary: 'Mark a conversation as read; with `done` it needs no answer',
  body: seen.extend({ done: z.boolean().default(false) }),
  reply: noContent,
  writes: 'transactional',
})

export const receiveEmail = endpoint({
  group: 'client-area',
  method: 'POST',
  path: '/core/messages/inbound',
  access: { signedBy: 'mail' },
  summary: 'Webhook of the mail provider: an e-mail that was sent to the address for replies',
  description:
    'Signed with `MAIL_WEBHOOK_KEY`: `x-mail-signature` is the HMAC-SHA-256 of the body in hexadecimal. An e-mail is stored once, however often it arrives. What belongs to no conversation is forwarded to the office.',
  body: z.object({ raw: z.base64().max(20_000_000).meta({ description: 'The e-mail (RFC 5322) in base64' }) }),
  reply: z.object({ result: z.enum(['stored', 'known', 'automatic', 'forwarded']) }),
  problems: ['invalid-input', 'bad-signature'],
  maxBodyBytes: 20_001_000,
  writes: 'transactional',
})
