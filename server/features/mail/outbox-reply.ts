import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '#contract/problems'
import type { Context } from '#server/context'
import { getMail } from './queries.ts'

const longestReply = 20_000

/** A header's value without line breaks, as RFC 5322 wants it. */
const plain = (value: string) => value.replace(/[\r\n]+/g, ' ')

/** A reply to a written e-mail as its recipient's mail program would send it. */
const replyEmail = (mail: { recipient: string; subject: string; text: string }, to: string, text: string): string =>
  [
    `From: ${plain(mail.recipient)}`,
    `To: ${plain(to)}`,
    `Subject: Re: ${plain(mail.subject)}`,
    `Message-ID: <${randomUUID()}@outbox.maestrale.example>`,
    `Date: ${new Date().toUTCString()}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text.replace(/\r?\n/g, '\r\n'),
    '',
    ...mail.text.split(/\r?\n/).map(line => `> ${line}`),
  ].join('\r\n')

/**
 * Takes the place of the mail provider in the demonstration: what is answered on a page of the outbox arrives at the
 * webhook, signed as a provider signs it.
 */
export function outboxReplyRoutes(app: FastifyInstance, { db, configuration }: Context): void {
  app.register(async replies => {
    replies.removeAllContentTypeParsers()
    replies.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, body),
    )
    const schema = { hide: true }
    replies.post<{ Params: { id: string } }>('/dev/mail/:id/reply', { schema }, async ({ params, body }, reply) => {
      const mail = await getMail(db, params.id)
      const text = new URLSearchParams(typeof body === 'string' ? body : '').get('text')?.slice(0, longestReply) ?? ''
      if (!mail.replyTo || !configuration.replies) throw new ProblemError('not-found')
      const raw = Buffer.from(replyEmail(mail, mail.replyTo, text)).toString('base64')
      const payload = JSON.stringify({ raw })
      const signature = createHmac('sha256', configuration.replies.webhookKey).update(payload).digest('hex')
      const received = await app.inject({
        method: 'POST',
        url: '/api/core/messages/inbound',
        headers: { 'content-type': 'application/json', 'x-mail-signature': signature },
        payload,
      })
      const { result = 'failed' } = received.json()
      return reply.header('cache-control', 'no-store').redirect(`/dev/mail/${mail.id}?reply=${result}`, 303)
    })
  })
}
