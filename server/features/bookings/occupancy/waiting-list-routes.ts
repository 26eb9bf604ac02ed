import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withTransaction } from '#database/transact'
import { type Language, languages, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { isWaiting, leaveWaitingList, waitingPath } from './waiting-list.ts'

type WithSecret = { Params: { secret: string } }

/** Secrets of another length fall through to the page routes. */
const aSecret = ':secret(^[0-9a-f-]{36}$)'

/**
 * The page for links in e-mails of the waiting list. Link scanners only fetch it: leaving the list takes its form, or
 * the one-click POST of a mail program (RFC 8058). It works without scripts.
 */
export function waitingRoutes(app: FastifyInstance, { configuration, db, documents }: Context): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, language: Language, waits: boolean) => {
    const page = await documents.subscriptionPage({
      language,
      company: configuration.company.name,
      home: localPath('/', language),
      state: waits ? 'waiting' : 'waiting-over',
    })
    return reply.headers(request.server.areaHeaders.client).type('text/html; charset=utf-8').send(page)
  }

  app.register(async pages => {
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, body),
    )
    for (const language of languages) {
      const url = waitingPath(aSecret, language)
      pages.get<WithSecret>(url, { schema: { hide: true } }, async (request, reply) =>
        send(request, reply, language, await isWaiting(db, request.params.secret)),
      )
      pages.post<WithSecret>(url, { schema: { hide: true } }, async (request, reply) => {
        await withTransaction(db, tx => leaveWaitingList(tx, request.params.secret))
        return send(request, reply, language, false)
      })
    }
  })
}
