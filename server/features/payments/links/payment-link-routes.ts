import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/payments/payment-links'
import { anonymous } from '#domain/access/actor'
import type { Context } from '#server/context'
import { getBooking } from '#server/features/bookings/public'
import { serve } from '#server/platform/http/serve'
import { answerPayment } from '../attempts/answer-payment.ts'
import { cardByOpayo } from '../attempts/card-by-opayo.ts'
import { openCardSession } from '../attempts/open-card-session.ts'
import { browserInfo } from '../attempts/pay.ts'
import { presentAttempt } from '../attempts/present-attempt.ts'
import { acceptByLink } from './accept-by-link.ts'
import { createPaymentLink, listLinks, revokeLink } from './manage-payment-links.ts'
import { getLinkPayment, payByLink, showLink } from './pay-by-link.ts'
import { getLink } from './payment-links.ts'
import { planPayments, unplanPayments } from './plan-payments.ts'

/** Endpoints for the owner of a booking to manage payment links, and for their holders to pay. */
export function paymentLinkRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context

  serve(app, contract.createPaymentLink, ({ actor, params, body: { lang, ...body }, tx }) =>
    createPaymentLink(tx, context, actor, { bookingId: params.id, language: lang, ...body }),
  )
  serve(app, contract.listPaymentLinks, ({ actor, params }) => listLinks(db, actor, params.id))
  serve(app, contract.revokePaymentLink, ({ actor, params, tx }) => revokeLink(tx, actor, params.id, params.linkId))
  serve(app, contract.setPaymentPlan, async ({ actor, params, body, tx }) => {
    await planPayments(tx, actor, { bookingId: params.id, ...body })
    return getBooking(tx, context, actor, params.id)
  })

  serve(app, contract.unplanPayments, async ({ actor, params, tx }) => {
    await unplanPayments(tx, actor, params.id)
    return getBooking(tx, context, actor, params.id)
  })

  serve(app, contract.getPaymentLink, ({ body }) => showLink(db, body.secret))
  serve(app, contract.acceptByLink, ({ body: { secret, lang: language = 'en' }, tx }) =>
    acceptByLink(tx, context, { secret, language }),
  )
  serve(app, contract.openLinkSession, async ({ body }) => {
    await getLink(db, body.secret)
    return openCardSession(context)
  })
  serve(app, contract.payLinkByCheckout, async ({ body, headers, request, reply }) => {
    const { secret, amount, token, email: payerEmail, lang: language = 'en', ...payer } = body
    const attempt = await payByLink(db, context, secret, {
      amount,
      language,
      payerEmail,
      provider: 'checkout',
      key: headers['idempotency-key'],
      card: { kind: 'token', token },
      payer,
      browser: browserInfo(app, request),
    })
    return answerPayment(reply, context, attempt, { actor: anonymous, language })
  })
  serve(app, contract.payLinkByOpayo, async ({ body, headers, request, reply }) => {
    const {
      secret,
      amount,
      merchantSessionKey,
      cardIdentifier,
      wallet,
      email: payerEmail,
      lang: language = 'en',
      ...payer
    } = body
    const attempt = await payByLink(db, context, secret, {
      amount,
      language,
      payerEmail,
      provider: 'opayo',
      key: headers['idempotency-key'],
      card: cardByOpayo({ merchantSessionKey, cardIdentifier, wallet }, context.configuration),
      payer,
      browser: browserInfo(app, request),
    })
    return answerPayment(reply, context, attempt, { actor: anonymous, language })
  })
  serve(app, contract.getLinkPayment, async ({ body: { secret, id, lang: language } }) =>
    presentAttempt(db, context, await getLinkPayment(db, context, secret, id), { actor: anonymous, language }),
  )
}
