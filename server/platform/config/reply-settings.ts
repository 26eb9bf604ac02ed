import { z } from 'zod'

/** Where clients reply to messages by e-mail. */
export const replySettings = {
  MAIL_REPLIES_TO: z
    .email()
    .optional()
    .describe(
      'The address to which clients reply to messages, as `messages@example.com`; its mail server accepts `messages+…@` and sends what arrives to the webhook. Without, replies go to the office; the demonstration has one',
    ),
  MAIL_WEBHOOK_KEY: z
    .string()
    .min(32)
    .optional()
    .describe('The key with which the mail provider signs received e-mails, at least 32 characters'),
}

/** The address for replies of the demonstration; its outbox signs with the key. */
const demoReplies = { address: 'messages@maestrale.example', webhookKey: 'the key of the outbox of the demonstration' }

interface ReplyValues {
  MAIL_REPLIES_TO?: string | undefined
  MAIL_WEBHOOK_KEY?: string | undefined
}

/** Replies arrive where both variables are set, and in the demonstration. */
export function repliesOf(
  { MAIL_REPLIES_TO: address, MAIL_WEBHOOK_KEY: webhookKey }: ReplyValues,
  mode: 'demo' | 'live',
): { address: string; webhookKey: string } | undefined {
  if (address && webhookKey) return { address, webhookKey }
  return mode === 'demo' ? demoReplies : undefined
}
