import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Bank } from './bank.ts'
import { challengePage, returnPage } from './challenge-page.ts'
import { sessionIdOf } from './checkout-answers.ts'
import { sendDecisionEvent } from './checkout-events.ts'
import type { Payment } from './payment-store.ts'

/** Possible results of a challenge. A slow bank approves in the end. */
const answers = ['approve', 'wrong', 'abandon', 'slow'] as const
type HolderAnswer = (typeof answers)[number]

const slowness = 5000

interface Form {
  answer?: string
  seconds?: string
  creq?: string
  threeDSSessionData?: string
  PaReq?: string
  MD?: string
  TermUrl?: string
}

const encode = (message: object) => Buffer.from(JSON.stringify(message)).toString('base64url')

/** The id of the challenge in a message of the shop. */
function challengeOf(message: string): string {
  try {
    return String(JSON.parse(Buffer.from(message, 'base64url').toString('utf8')).acsTransID)
  } catch {
    return ''
  }
}

/**
 * Challenge page of the holder's bank: Checkout.com redirects the browser to it, Opayo makes the shop submit a form.
 * The result returns through the browser, by redirect or by a form from this site.
 */
export function challengeRoutes(app: FastifyInstance, { books, webhooks, url }: Bank): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  const show = (reply: FastifyReply, status: number, page: string) =>
    reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  const missing = (reply: FastifyReply) =>
    show(reply, 404, '<!doctype html><title>Not found</title><h1>There is no such payment</h1>')

  const ask = (payment: Payment, hidden: Record<string, string>) =>
    challengePage({
      action: `${url()}/3ds/${payment.challenge?.id}`,
      cents: payment.cents,
      currency: payment.currency,
      last4: payment.card.number.slice(-4),
      hidden,
    })

  app.get<{ Params: { id: string } }>('/3ds/:id', async ({ params }, reply) => {
    const payment = books.findChallenged(params.id)
    return payment ? show(reply, 200, ask(payment, {})) : missing(reply)
  })

  /** Opayo's ACS URL, for either version of 3-D Secure. */
  app.post<{ Body: Form }>('/acs', async ({ body }, reply) => {
    const payment = books.findChallenged(challengeOf(body.creq ?? body.PaReq ?? ''))
    if (!payment) return missing(reply)
    const { threeDSSessionData = '', MD = '', TermUrl = '' } = body
    return show(reply, 200, ask(payment, { threeDSSessionData, MD, TermUrl }))
  })

  app.post<{ Params: { id: string }; Body: Form }>('/3ds/:id', async ({ params, body }, reply) => {
    const payment = books.findChallenged(params.id)
    if (!payment) return missing(reply)
    const given = answers.find(answer => answer === body.answer) ?? ('wrong' satisfies HolderAnswer)
    if (given === 'slow') {
      const seconds = Number(body.seconds)
      await new Promise(done => setTimeout(done, Number.isFinite(seconds) && body.seconds ? seconds * 1000 : slowness))
    }
    books.answerChallenge(payment, given === 'approve' || given === 'slow')
    const proven = payment.challenge?.state === 'proven'
    if (payment.provider === 'checkout') {
      const undecided = payment.state === 'awaiting-challenge'
      books.decideChallenged(payment)
      if (undecided) sendDecisionEvent(webhooks, payment)
      const { success, failure } = payment.returnTo
      const target = new URL(payment.state === 'authorised' ? success : failure)
      target.searchParams.set('cko-session-id', sessionIdOf(payment))
      return reply.redirect(target.href, 302)
    }
    const message = encode({
      messageType: 'CRes',
      messageVersion: '2.2.0',
      threeDSServerTransID: payment.id,
      acsTransID: payment.challenge?.id,
      transStatus: proven ? 'Y' : 'N',
    })
    const fields: Record<string, string> =
      payment.challenge?.version === 1
        ? { PaRes: message, MD: body.MD ?? '' }
        : { cres: message, threeDSSessionData: body.threeDSSessionData ?? '' }
    const target = payment.challenge?.version === 1 && body.TermUrl ? body.TermUrl : payment.returnTo.success
    return show(reply, 200, returnPage(target, fields))
  })
}
