import type { FastifyInstance } from 'fastify'
import * as deposits from '#contract/office-deposits'
import * as office from '#contract/office-payments'
import * as refunds from '#contract/office-refunds'
import * as contract from '#contract/payments'
import * as wallets from '#contract/wallets'
import { nobody } from '#domain/actor'
import type { Context } from '#server/context'
import { serve } from '#server/platform/serve'
import { answerPayment } from './answer-payment.ts'
import { browserOf } from './browser-of.ts'
import { confirmClaim, withdrawClaim } from './claim-requests.ts'
import { claimDeposit, releaseDeposit } from './damage-deposits.ts'
import { describeCheckout } from './describe-checkout.ts'
import { enterTransfer } from './enter-transfer.ts'
import { finishChallenge } from './finish-challenge.ts'
import { getAttempt } from './get-attempt.ts'
import { hearProvider } from './hear-provider.ts'
import { getInvoice, listInvoices, printInvoice } from './invoices.ts'
import { listDifferences } from './list-differences.ts'
import { listHeldDeposits } from './list-held-deposits.ts'
import { openCardSession } from './open-card-session.ts'
import { listOpenRefunds } from './open-refunds.ts'
import { pay } from './pay.ts'
import { paymentLinkRoutes } from './payment-link-routes.ts'
import { presentAttempt } from './present-attempt.ts'
import { refundPayment } from './refund-payment.ts'
import { returnRoutes } from './return-routes.ts'
import { settleByTransfer } from './settle-by-transfer.ts'
import { listWallets, validateApplePay } from './wallets.ts'

export function paymentRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.payByCheckout, async ({ params, body, headers, actor, request, reply }) => {
    const { part, amount, token, lang: language = 'en', ...payer } = body
    const attempt = await pay(
      db,
      context,
      { actor },
      {
        bookingId: params.id,
        part,
        amount,
        language,
        provider: 'checkout',
        key: headers['idempotency-key'],
        card: { kind: 'token', token },
        payer,
        browser: browserOf(app, request),
      },
    )
    return answerPayment(reply, context, attempt, { actor, language })
  })

  serve(app, contract.payByOpayo, async ({ params, body, headers, actor, request, reply }) => {
    const { part, amount, merchantSessionKey, cardIdentifier, lang: language = 'en', ...payer } = body
    const attempt = await pay(
      db,
      context,
      { actor },
      {
        bookingId: params.id,
        part,
        amount,
        language,
        provider: 'opayo',
        key: headers['idempotency-key'],
        card: { kind: 'identifier', sessionKey: merchantSessionKey, identifier: cardIdentifier },
        payer,
        browser: browserOf(app, request),
      },
    )
    return answerPayment(reply, context, attempt, { actor, language })
  })

  serve(app, contract.getCardPayment, async ({ params, body, actor }) =>
    presentAttempt(db, context, await getAttempt(db, context, actor, params.id), { actor, language: body.lang }),
  )

  serve(app, contract.finishByOpayo, async ({ params, body }) => {
    const { cRes, paRes } = body
    const result = { ...(cRes && { cRes }), ...(paRes && { paRes }) }
    const attempt = await finishChallenge(db, context, { provider: 'opayo', batchCode: params.batchCode, result })
    return presentAttempt(db, context, attempt, { actor: nobody })
  })

  serve(app, contract.finishByCheckout, async ({ params }) => {
    const attempt = await finishChallenge(db, context, {
      provider: 'checkout',
      batchCode: params.batchCode,
      result: {},
    })
    return presentAttempt(db, context, attempt, { actor: nobody })
  })

  serve(app, contract.openCardSession, () => openCardSession(context))
  serve(app, wallets.listWallets, () => listWallets(context))
  serve(app, wallets.validateApplePay, ({ body }) => validateApplePay(context, body.validationUrl))

  serve(app, contract.hearCheckout, async ({ body, tx }) => {
    await hearProvider(tx, {
      provider: 'checkout',
      eventId: body.id,
      type: body.type,
      reference: body.data?.reference ?? body.data?.payment_reference ?? '',
    })
  })

  serve(app, contract.listInvoices, ({ params, actor }) => listInvoices(db, actor, params.id))

  serve(app, contract.printInvoice, async ({ params, actor }) => {
    await getInvoice(db, actor, params.id)
    const { bytes, name } = await printInvoice(db, context, params.id)
    return { type: 'application/pdf', bytes, name } as const
  })

  serve(app, contract.tellBookingCheckout, ({ params, actor }) => describeCheckout(db, actor, params.id))

  serve(app, office.enterTransfer, ({ actor, params, body, tx }) =>
    enterTransfer(tx, context, actor, { bookingId: params.id, ...body }),
  )

  serve(app, deposits.listHeldDeposits, ({ actor }) => listHeldDeposits(db, actor))
  serve(app, deposits.claimDeposit, ({ actor, params, body, tx }) =>
    claimDeposit(tx, actor, { bookingId: params.id, ...body }),
  )
  serve(app, deposits.confirmClaim, ({ actor, params, tx }) => confirmClaim(tx, actor, params.id))
  serve(app, deposits.withdrawClaim, ({ actor, params, tx }) => withdrawClaim(tx, actor, params.id))
  serve(app, deposits.releaseDeposit, ({ actor, params, tx }) => releaseDeposit(tx, actor, params.id))

  serve(app, refunds.refundPayment, ({ actor, params, body, tx }) =>
    refundPayment(tx, actor, { attemptId: params.id, ...body }),
  )
  serve(app, refunds.settleRefundByTransfer, ({ actor, params, body, tx }) =>
    settleByTransfer(tx, actor, { refundId: params.id, ...body }),
  )
  serve(app, refunds.listOpenRefunds, () => listOpenRefunds(db))
  serve(app, refunds.listDifferences, () => listDifferences(db))

  paymentLinkRoutes(app, context)
  returnRoutes(app, context)
}
