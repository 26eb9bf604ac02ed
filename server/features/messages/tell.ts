import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { message } from '#database/tables'
import { replyAddress } from '#domain/messages/message'
import type { Context } from '#server/context'
import { absoluteUrl, type FoundBooking, managerOf, namedManager } from '#server/features/bookings/public'
import { queueEmail } from '#server/features/mail/public'
import { notify } from '#server/features/notifications/public'
import { findPerson } from './person.ts'
import type { Conversation } from './queries.ts'
import { replyTokenOf } from './reply-token.ts'

type World = Pick<Context, 'catalogue' | 'configuration' | 'documents'>

const stayOf = ({ items }: FoundBooking) => items.find(({ kind }) => kind === 'villa')

/** The address that answers to an e-mail of a conversation; the office's where replies are not received. */
const replyTo = ({ configuration }: Pick<World, 'configuration'>, conversationId: number): string =>
  configuration.replies
    ? replyAddress(configuration.replies.address, replyTokenOf(conversationId, configuration))
    : configuration.office.email

/**
 * E-mails the client manager, or the office, that a message waits; once until staff have read the conversation, however
 * many follow.
 */
export async function tellStaff(
  tx: Transaction,
  world: World,
  found: FoundBooking,
  { id, coSignInId, staffReadId }: Conversation,
  body: string,
): Promise<void> {
  const item = stayOf(found)
  const person = await findPerson(tx, found, coSignInId)
  if (!item) return
  const unread = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.conversationId, id), eq(message.side, 'client'), gt(message.id, staffReadId)))
    .limit(2)
  if (unread.length > 1) return
  const { configuration, documents } = world
  const { publicUrl: site, company, office } = configuration
  const letter = await documents.messageEmail({
    sender: { site, company, office },
    language: 'en',
    toStaff: true,
    recipient: office.email,
    author: person?.name ?? '',
    reference: found.row.reference,
    villa: item.villa.name,
    stay: item.stay,
    body,
    files: [],
    address: `${site}/office/messages?conversation=${id}`,
    repliesArrive: false,
    manager: undefined,
  })
  await queueEmail(tx, {
    ...letter,
    recipient: managerOf(world, found)?.email ?? office.email,
    purpose: 'transactional',
    requestedBy: 'office',
    language: 'en',
  })
}

/** E-mails the person of a conversation what the company has written; replies to it arrive in the conversation. */
export async function tellPerson(
  tx: Transaction,
  world: World,
  found: FoundBooking,
  { id, coSignInId }: Conversation,
  told: { messageId: number; author: string; body: string; files: string[] },
): Promise<void> {
  const item = stayOf(found)
  const person = await findPerson(tx, found, coSignInId)
  if (!item || !person) return
  const { configuration, documents } = world
  const { publicUrl: site, company, office } = configuration
  const { messageId, ...words } = told
  await notify(tx, world, {
    recipient: { ...person, coSignInId, contactId: coSignInId === null ? found.row.contactId : null },
    dedupeKey: `message ${messageId}`,
    topic: null,
    replyTo: replyTo(world, id),
    write: ({ recipient, language }) =>
      documents.messageEmail({
        sender: { site, company, office },
        ...{ language, recipient, toStaff: false },
        ...words,
        reference: found.row.reference,
        villa: item.villa.name,
        stay: item.stay,
        address: absoluteUrl(world, `/secure/messages?booking=${found.row.id}`, language),
        repliesArrive: configuration.replies !== undefined,
        manager: namedManager(world, found),
      }),
  })
}
