import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import EmailReplyParser from 'email-reply-parser'
import PostalMime, { type Address, type Email } from 'postal-mime'
import type { Transaction } from '#database/connection'
import { message } from '#database/tables'
import { longestMessage, maxFileBytes, maxFilesOfMessage, replyToken } from '#domain/messages/message'
import type { Context } from '#server/context'
import { recordEvent } from '#server/features/booking-events/public'
import { type FoundBooking, findBookings } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
import { hashToken } from '#server/platform/auth/tokens'
import { acceptedType, storeFile } from './files.ts'
import { findPerson, isStillParty, type Person } from './person.ts'
import { addMessage, type Conversation, lockConversation } from './queries.ts'
import { readReplyToken } from './reply-token.ts'
import { tellStaff } from './tell.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

export type Received = 'stored' | 'known' | 'automatic' | 'forwarded'

/** The longest text of an e-mail that is read, in characters. The parser of replies takes the square of it. */
const longestText = 12_000

/** Blank lines in long runs would keep the parser of replies busy for minutes. */
const withoutRuns = (text: string): string =>
  text
    .replaceAll('\r', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, longestText)

/** Whether the body of a webhook is signed with the key: an HMAC-SHA-256 in hexadecimal. */
export function isSignedByMail(body: Buffer, signature: unknown, key: string): boolean {
  const right = createHmac('sha256', key).update(body).digest()
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex')
  return key !== '' && given.length === right.length && timingSafeEqual(given, right)
}

const headerOf = (email: Email, name: string): string =>
  email.headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''

/** Whether a program wrote it: a notice of absence, a bounce, a list (RFC 3834). */
const isAutomatic = (email: Email): boolean =>
  (headerOf(email, 'auto-submitted') || 'no') !== 'no' ||
  /bulk|junk|list|auto_reply/.test(headerOf(email, 'precedence')) ||
  headerOf(email, 'return-path') === '<>'

const addressesOf = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap(({ address, group }) => (group ?? []).map(one => one.address).concat(address ?? []))

/** Every address that it was sent to, as far as its headers say. */
const recipientsOf = (email: Email): string[] => [
  ...addressesOf(email.to),
  ...addressesOf(email.cc),
  ...[email.deliveredTo ?? [], headerOf(email, 'x-original-to') || []].flat(),
]

/** Reads an e-mail. One that is too deeply nested or otherwise unreadable is its source alone, for staff to look at. */
async function parse(raw: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 200_000 })
  } catch {
    return { headers: [], headerLines: [], attachments: [], subject: 'Unreadable', text: raw.toString('utf8') }
  }
}

/** The words of the person, without what they quote of our e-mail. */
function wordsOf({ text = '' }: Email): string {
  const whole = withoutRuns(text)
  const own = new EmailReplyParser().read(whole).getVisibleText().trim()
  return (own || whole.trim()).slice(0, longestMessage)
}

/** Whether it comes from the person of the conversation. Anybody can forge a sender, but only that person has the token. */
const isFrom = ({ from }: Email, person: Person | undefined): boolean =>
  person !== undefined && from?.address?.toLowerCase() === person.email.toLowerCase()

/** Forwards an e-mail that belongs to no conversation to the office, as text. */
async function forward(tx: Transaction, { configuration, documents }: World, email: Email): Promise<Received> {
  const { publicUrl: site, company, office } = configuration
  const sender = email.from?.address ?? ''
  const letter = await documents.forwardedEmail({
    sender: { site, company, office },
    from: sender,
    subject: (email.subject ?? '').slice(0, 200),
    text: (email.text ?? '').slice(0, longestText),
    files: email.attachments.length,
  })
  await queueEmail(tx, {
    ...letter,
    recipient: office.email,
    purpose: 'transactional',
    requestedBy: 'office',
    language: 'en',
    ...(/^[^\s<>@]+@[^\s<>@]+$/.test(sender) && { replyTo: sender }),
    ...(email.messageId && { cause: `forwarded ${email.messageId.slice(0, 200)}` }),
  })
  return 'forwarded'
}

/** Stores the files of an e-mail that are accepted. Returns their ids, and the names of the others. */
async function takeFiles(tx: Transaction, open: Conversation, { attachments }: Email) {
  const fileIds: number[] = []
  const refused: string[] = []
  for (const { filename, content } of attachments) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer)
    const name = filename || 'file'
    const fits = fileIds.length < maxFilesOfMessage && bytes.length > 0 && bytes.length <= maxFileBytes
    if (fits && (await acceptedType(bytes))) {
      const { id } = await storeFile(tx, open, { side: 'client', name, content: bytes.toString('base64') })
      fileIds.push(id)
    } else refused.push(name)
  }
  return { fileIds, refused }
}

async function store(
  tx: Transaction,
  world: World,
  { open, found, email, emailId }: { open: Conversation; found: FoundBooking; email: Email; emailId: string },
): Promise<Received> {
  const [known] = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.conversationId, open.id), eq(message.emailId, emailId)))
  if (known) return 'known'
  const { fileIds, refused } = await takeFiles(tx, open, email)
  const note = refused.length > 0 ? `\n\n[${refused.map(name => name.slice(0, 80)).join(', ')}: not accepted]` : ''
  const body = `${wordsOf(email).slice(0, longestMessage - note.length)}${note}`.trim() || '…'
  const messageId = await addMessage(tx, open, { side: 'client', body, fileIds, emailId })
  const actor = open.coSignInId === null ? 'lead-booker' : 'co-sign-in'
  await recordEvent(tx, open.bookingId, { kind: 'message-sent', actor, data: { messageId } })
  await tellStaff(tx, world, found, open, body)
  return 'stored'
}

/**
 * Takes in an e-mail that was sent to the address for replies: by its token it becomes a message of a conversation.
 * Automatic replies are dropped; what has no valid token or another sender is forwarded to the office.
 */
export async function receiveEmail(tx: Transaction, world: World, raw: string): Promise<Received> {
  const email = await parse(Buffer.from(raw, 'base64'))
  if (isAutomatic(email)) return 'automatic'
  const { configuration } = world
  const token = configuration.replies && replyToken(configuration.replies.address, recipientsOf(email))
  const conversationId = token && readReplyToken(token, configuration)
  const open = conversationId ? await lockConversation(tx, conversationId) : undefined
  const [found] = open ? await findBookings(tx, [open.bookingId]) : []
  if (!open || !found) return forward(tx, world, email)
  const person = await findPerson(tx, found, open.coSignInId)
  if (!isStillParty(found, open) || !isFrom(email, person)) return forward(tx, world, email)
  // An e-mail without an id of its own is known by its content.
  const emailId = email.messageId?.slice(0, 300) || hashToken(raw).toString('hex')
  return store(tx, world, { open, found, email, emailId })
}
