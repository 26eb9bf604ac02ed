import type { FastifyInstance, FastifyReply } from 'fastify'
import { ProblemError } from '#contract/problems'
import type { Context } from '#server/context'
import { outboxReplyRoutes } from './outbox-reply.ts'
import { findNewestMail, getMail } from './queries.ts'

/** E-mails in the list, the newest first. */
const shown = 200

const policies = {
  /** The outbox page: inline styles, and e-mails in frames. */
  page: "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  /** An e-mail: its own styles and pictures, no scripts, and an opaque origin. */
  mail: "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; frame-ancestors 'self'; base-uri 'none'",
} as const

const send = (reply: FastifyReply, policy: keyof typeof policies, html: string) =>
  reply
    .header('content-security-policy', policies[policy])
    .header('x-frame-options', policy === 'mail' ? 'SAMEORIGIN' : 'DENY')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html)

/** The outbox of written e-mails at `/dev/mail`, in the demo mode only. */
export function outboxRoutes(app: FastifyInstance, context: Context): void {
  const { db, documents } = context
  const schema = { hide: true }
  outboxReplyRoutes(app, context)

  app.get('/dev/mail', { schema }, async (_request, reply) => {
    return send(reply, 'page', await documents.outboxPage(await findNewestMail(db, shown)))
  })

  app.get<{ Params: { id: string }; Querystring: { reply?: string } }>(
    '/dev/mail/:id',
    { schema },
    async ({ params, query }, reply) => {
      const { reply: result } = query
      const received = typeof result === 'string' && /^[a-z]{1,12}$/.test(result) ? result : ''
      return send(reply, 'page', await documents.outboxMailPage({ ...(await getMail(db, params.id)), received }))
    },
  )

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', { schema }, async ({ params }, reply) => {
    const { html } = await getMail(db, params.id)
    return send(reply, 'mail', html)
  })

  app.get<{ Params: { id: string; file: string } }>('/dev/mail/:id/files/:file', { schema }, async (request, reply) => {
    const { calendar, pdf } = await getMail(db, request.params.id)
    const file = { 'stay.ics': calendar, 'confirmation.pdf': pdf }[request.params.file]
    if (!file) throw new ProblemError('not-found')
    const type = request.params.file === 'stay.ics' ? 'text/calendar; charset=utf-8' : 'application/pdf'
    return reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type(type).send(file)
  })
}
