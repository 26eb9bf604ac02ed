import type { Transaction } from '#database/connection'
import type { ReminderTopic } from '#domain/reminders/reminder-plan'
import { type Language, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { queueEmail } from '#server/features/mail/public'
import { topicsOf } from '#server/features/reminder-preferences/public'
import { ownerOf, type Recipient } from './recipients.ts'

type World = Pick<Context, 'configuration' | 'documents'>

interface Letter {
  subject: string
  html: string
  text: string
}

export interface Notification {
  recipient: Recipient
  /** At most one notification is written for a key. */
  dedupeKey: string
  /**
   * The topic that its recipient can switch off; null for what always arrives: money and law, and what became of their
   * own requests.
   */
  topic: ReminderTopic | null
  /** Renders it for its recipient, with the address of the page where they switch it off. */
  write: (told: { recipient: string; language: Language; preferences: string }) => Promise<Letter>
  /** The address for replies; the office's by default. */
  replyTo?: string
}

/** `limited`: the recipient has had as many today as one should; it can be tried again later. */
export type NotificationResult = 'written' | 'switched-off' | 'limited'

const preferencesPath = ({ coSignInId }: Recipient) =>
  coSignInId === null ? '/secure/subscriptions' : '/secure/guest-subscriptions'

/**
 * Tells a person something about their booking, in the transaction of its cause: checks what they have switched off,
 * the limit of their mailbox and whether it was written before. Nothing is written where the result is not `written`.
 */
export async function notify(
  tx: Transaction,
  { configuration }: World,
  { recipient, dedupeKey, topic, write, replyTo = configuration.office.email }: Notification,
): Promise<NotificationResult> {
  const { email, language } = recipient
  const owner = ownerOf(recipient)
  if (topic !== null && owner && !(recipient.topics ?? (await topicsOf(tx, owner))).includes(topic))
    return 'switched-off'
  const path = preferencesPath(recipient)

  const letter = await write({
    recipient: email,
    language,
    preferences: topic === null ? '' : `${configuration.publicUrl}${localPath(path, language)}`,
  })
  const mailId = await queueEmail(tx, {
    ...letter,
    recipient: email,
    language,
    purpose: 'transactional',
    requestedBy: topic === null ? 'own-booking' : 'reminder',
    replyTo,
    cause: dedupeKey,
  })
  return mailId === undefined ? 'limited' : 'written'
}
