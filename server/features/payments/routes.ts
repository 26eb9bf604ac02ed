import type { FastifyInstance } from 'fastify'
import * as billing from '#contract/payments/billing'
import * as contract from '#contract/payments/payments'
import * as wallets from '#contract/payments/wallets'
import * as deposits from '#contract/staff/office-deposits'
import * as refunds from '#contract/staff/office-refunds'
import * as office from '#contract/staff/staff-payments'
import { anonymous } from '#domain/access/actor'
import { reachOf } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { serve } from '#server/platform/http/serve'
import { answerPayment } from './attempts/answer-payment.ts'
import { cardByOpayo } from './attempts/card-by-opayo.ts'
import { completeChallenge } from './attempts/complete-challenge.ts'
import { getAttempt } from './attempts/get-attempt.ts'
import { handleWebhook } from './attempts/handle-webhook.ts'
import { openCardSession } from './attempts/open-card-session.ts'
import { browserInfo, pay } from './attempts/pay.ts'
import { presentAttempt } from './attempts/present-attempt.ts'
import { returnRoutes } from './attempts/return-routes.ts'
import { confirmClaim, withdrawClaim } from './deposits/claim-requests.ts'
import { claimDeposit, releaseDeposit } from './deposits/damage-deposits.ts'
import { listHeldDeposits } from './deposits/list-held-deposits.ts'
import { listBankAccounts, listBillingDocuments } from './ledger/billing.ts'
import { describeCheckout } from './ledger/describe-checkout.ts'
import { getInvoice, listInvoices, printInvoice } from './ledger/invoices.ts'
import { listDifferences } from './ledger/list-differences.ts'
import { paymentLinkRoutes } from './links/payment-link-routes.ts'
import { listOpenRefunds } from './refunds/open-refunds.ts'
import { refundPayment } from './refunds/refund-payment.ts'
import { getExpectedTransfers, listBankTransfers } from './transfers/list-bank-transfers.ts'
import { saveBankTransfer } from './transfers/save-bank-transfer.ts'
import { settleByTransfer } from './transfers/settle-by-transfer.ts'
import { listWallets, validateApplePay } from './wallets/wallets.ts'

export function paymentRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, contract.payByCheckout, async ({ params, body, headers, actor, request, reply }) => {
    const { part, amount, itemIds, token, lang: language = 'en', ...payer } = body
    const attempt = await pay(
      db,
      context,
      { actor },
      {
        bookingId: params.id,
        part,
        amount,
        itemIds,
        language,
        provider: 'checkout',
        key: headers['idempotency-key'],
        card: { kind: 'token', token },
        payer,
        browser: browserInfo(app, request),
      },
    )
    return answerPayment(reply, context, attempt, { actor, language })
  })

  serve(app, contract.payByOpayo, async ({ params, body, headers, actor, request, reply }) => {
    const { part, amount, itemIds, merchantSessionKey, cardIdentifier, wallet, lang: language = 'en', ...payer } = body
    const attempt = await pay(
      db,
      context,
      { actor },
      {
        bookingId: params.id,
        part,
        amount,
        itemIds,
        language,
        provider: 'opayo',
        key: headers['idempotency-key'],
        card: cardByOpayo({ merchantSessionKey, cardIdentifier, wallet }, context.configuration),
        payer,
        browser: browserInfo(app, request),
      },
    )
    return answerPayment(reply, context, attempt, { actor, language })
  })

  serve(app, contract.getCardPayment, async ({ params, body, actor }) =>
    presentAttempt(db, context, await getAttempt(db, context, actor, params.id), { actor, language: body.lang }),
  )

  serve(app, contract.completeOpayoChallenge, async ({ params, body }) => {
    const { cRes, paRes } = body
    const result = { ...(cRes && { cRes }), ...(paRes && { paRes }) }
    const attempt = await completeChallenge(db, context, { provider: 'opayo', batchCode: params.batchCode, result })
    return presentAttempt(db, context, attempt, { actor: anonymous })
  })

  serve(app, contract.completeCheckoutChallenge, async ({ params }) => {
    const attempt = await completeChallenge(db, context, {
      provider: 'checkout',
      batchCode: params.batchCode,
      result: {},
    })
    return presentAttempt(db, context, attempt, { actor: anonymous })
  })

  serve(app, contract.openCardSession, () => openCardSession(context))
  serve(app, wallets.listWallets, () => listWallets(context))
  serve(app, wallets.validateApplePay, ({ body }) => validateApplePay(context, body.validationUrl))

  serve(app, contract.receiveCheckoutWebhook, async ({ body, tx }) => {
    await handleWebhook(tx, {
      provider: 'checkout',
      eventId: body.id,
      type: body.type,
      reference: body.data?.reference ?? body.data?.payment_reference ?? '',
    })
  })

  serve(app, billing.listBillingDocuments, ({ params, actor }) => listBillingDocuments(db, actor, params.id))

  serve(app, billing.listBankAccounts, () => listBankAccounts(context))

  serve(app, contract.listInvoices, ({ params, actor }) => listInvoices(db, actor, params.id))

  serve(app, contract.downloadInvoice, async ({ params, actor }) => {
    await getInvoice(db, actor, params.id)
    const { bytes, name } = await printInvoice(db, context, params.id)
    return { type: 'application/pdf', bytes, name } as const
  })

  serve(app, contract.getCheckoutAnalytics, ({ params, actor }) => describeCheckout(db, actor, params.id))

  serve(app, office.listBankTransfers, ({ actor, query }) => listBankTransfers(db, reachOf(actor, 'payments'), query))
  serve(app, office.getExpectedTransfers, ({ params }) => getExpectedTransfers(db, params.id))
  serve(app, office.recordBankTransfer, ({ actor, params, body, tx }) =>
    saveBankTransfer(tx, context, actor, { bookingId: params.id, ...body }),
  )

  serve(app, deposits.listHeldDeposits, ({ actor, query }) => listHeldDeposits(db, actor, query))
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
  serve(app, refunds.listOpenRefunds, ({ actor, query }) => listOpenRefunds(db, reachOf(actor, 'payments'), query))
  serve(app, refunds.listDifferences, ({ actor, query }) => listDifferences(db, reachOf(actor, 'payments'), query))

  paymentLinkRoutes(app, context)
  returnRoutes(app, context)
}
