import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#contract/problems'
import { withTransaction } from '#database/transact'
import { type Language, languages, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { subscriptionPath } from './email-data.ts'
import { findSubscriptionState, type SubscriptionState, updateSubscription } from './settle-subscription.ts'

type WithSecret = { Params: { secret: string } }

/** Secrets of another length fall through to the page routes. */
const aSecret = ':secret(^[0-9a-f-]{36}$)'

/** The choice in a form, or in the request of a mail program (RFC 8058), in either encoding. */
function wantedBy(body: unknown): 'on-list' | 'left' {
  const said = typeof body === 'string' ? body : ''
  if (/\bList-Unsubscribe\b.*\bOne-Click\b/s.test(said)) return 'left'
  if (/\bconfirm\b.*\byes\b/s.test(said)) return 'on-list'
  throw new ProblemError('malformed-request')
}

/**
 * The page for links in e-mails. Link scanners only fetch it: changes take its form, or the one-click POST of a mail
 * program. It works without scripts and is not cached.
 */
export function listRoutes(app: FastifyInstance, { configuration, db, documents }: Context): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, language: Language, state: SubscriptionState) => {
    if (state === 'unknown') request.server.securityEvent('unknown-secret', request)
    const page = await documents.subscriptionPage({
      language,
      company: configuration.company.name,
      home: localPath('/', language),
      state,
    })
    return reply
      .status(state === 'unknown' ? 404 : 200)
      .headers(request.server.areaHeaders.client)
      .type('text/html; charset=utf-8')
      .send(page)
  }

  app.register(async pages => {
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    )
    for (const language of languages) {
      const url = subscriptionPath(aSecret, language)
      pages.get<WithSecret>(url, { schema: { hide: true } }, async (request, reply) =>
        send(request, reply, language, await findSubscriptionState(db, request.params.secret)),
      )
      pages.post<WithSecret>(url, { schema: { hide: true } }, async (request, reply) => {
        const wanted = wantedBy(request.body)
        const state = await withTransaction(db, tx => updateSubscription(tx, { secret: request.params.secret, wanted }))
        return send(request, reply, language, state)
      })
    }
  })
}
