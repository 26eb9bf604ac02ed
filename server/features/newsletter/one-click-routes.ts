import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { oneClickUnsubscribe as settleByOneClickCall } from '#contract/account/profile'
import { ProblemError } from '#contract/problems'
import { findLanguage } from '#domain/text/language'
import { serve } from '#server/platform/http/serve'
import { subscriptionsPath } from './email-data.ts'
import { settleByOneClick } from './own-subscriptions.ts'

const isToken = (text: unknown): text is string => z.uuid().safeParse(text).success

/**
 * The endpoint in the `List-Unsubscribe` header. Mail programs post a form whose one field adds nothing to the URL.
 * Programs without one-click open the URL with GET, and are redirected to the page of choices.
 */
export function oneClickRoutes(app: FastifyInstance): void {
  app.register(async calls => {
    calls.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, undefined),
    )
    serve(calls, settleByOneClickCall, async ({ params, headers, query, tx }) => {
      const secret = headers.token ?? query.t
      if (!secret) throw new ProblemError('not-found')
      const subscribed = params.subscribed === 'true'
      await settleByOneClick(tx, { contactId: params.contactId, secret, subscribed })
      return { subscribed }
    })
    calls.get<{ Querystring: { t?: unknown; lang?: unknown } }>(
      '/api/core/contacts/:contactId/subscriptions/oneclickemail/:subscribed',
      { schema: { hide: true } },
      async ({ query }, reply) => {
        const language = findLanguage(String(query.lang)) ?? 'en'
        return reply
          .headers({ ...app.areaHeaders.client })
          .redirect(subscriptionsPath(isToken(query.t) ? query.t : undefined, language), 303)
      },
    )
  })
}
