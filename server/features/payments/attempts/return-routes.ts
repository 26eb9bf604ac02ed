import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '#contract/problems'
import type { ProviderName } from '#server/adapters/payments/payment-provider'
import type { Context } from '#server/context'
import { findBookings } from '#server/features/bookings/public'
import { itemKindsOf } from '../queries.ts'
import { clearChallengeCookie } from './challenge-cookie.ts'
import { completeChallenge } from './complete-challenge.ts'
import { resultPageUrl, returnPath } from './return-urls.ts'

type WithCode = { Params: { batchCode: string } }

/** The bank's message, of either version of 3-D Secure. */
function resultOf(body: unknown) {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  const [cRes, paRes] = [fields.get('cres') ?? fields.get('cRes'), fields.get('PaRes') ?? fields.get('paRes')]
  return { ...(cRes && { cRes }), ...(paRes && { paRes }) }
}

/**
 * The return from the cardholder's bank: a cross-site form post, or a redirect. It needs no session; the attempt's code
 * is all it has. Whatever the outcome, the browser is redirected to a page.
 */
export function returnRoutes(app: FastifyInstance, context: Context): void {
  const schema = { hide: true }
  const config = { rateLimit: { max: 60, timeWindow: '5 minutes' } }
  const answer = async (provider: ProviderName, request: FastifyRequest<WithCode>, reply: FastifyReply) => {
    reply.headers(app.areaHeaders.client)
    const { batchCode } = request.params
    const attempt = await completeChallenge(context.db, context, {
      provider,
      batchCode,
      result: resultOf(request.body),
    })
    const [found] = await findBookings(context.db, [attempt.bookingId])
    if (!found) throw new ProblemError('not-found')
    const itemKinds = await itemKindsOf(context.db, attempt)
    clearChallengeCookie(reply, context.configuration)
    return reply.redirect(resultPageUrl(attempt, itemKinds, found.row, attempt.language), 303)
  }

  app.register(async returns => {
    returns.removeAllContentTypeParsers()
    returns.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, body),
    )
    for (const provider of ['checkout', 'opayo'] as const) {
      const url = `${returnPath}/${provider}/:batchCode`
      returns.route<WithCode>({
        method: provider === 'checkout' ? ['GET', 'POST'] : 'POST',
        url,
        schema,
        config,
        handler: (request, reply) => answer(provider, request, reply),
      })
    }
  })
}
