import type { FastifyInstance } from 'fastify'
import type { Bank } from './bank.ts'
import { transactionAnswer } from './opayo-answers.ts'
import { opayoCardRoutes } from './opayo-cards.ts'
import { createOpayoContext } from './opayo-context.ts'
import { payByOpayo, refundByOpayo } from './opayo-payments.ts'
import { opayoReportRoutes } from './opayo-reports.ts'
import { instructionShape, issuesOf, paymentShape, readChallengeResult, single } from './opayo-shapes.ts'
import { cardOfMethod, opayoWalletRoutes } from './opayo-wallets.ts'
import { InvalidOperation } from './payment-store.ts'
import { respond } from './respond.ts'
import { cardOf } from './test-cards.ts'

const paymentMethodShape = paymentShape.shape.paymentMethod

type WithId = { Params: { id: string } }

/** Opayo's public Pi API, and two commands of its Reporting & Admin API (`opayo-reports.ts`). */
export function opayoRoutes(app: FastifyInstance, bank: Bank): void {
  const { books, faults } = bank
  const desk = createOpayoContext(bank)
  const { identifiers, isMerchant, findPayment } = desk

  app.register(async merchant => {
    merchant.addHook('onRequest', async (request, reply) => {
      if (!isMerchant(request)) await reply.status(401).send(single(401, 1002).body)
    })

    opayoWalletRoutes(merchant, desk)

    type Given = { transactionType?: string; paymentMethod?: unknown } | null
    merchant.post<{ Body: Given }>('/transactions', async (request, reply) => {
      const { body } = request
      if (body?.transactionType === 'Refund')
        return respond(reply, { on: 'refunds', faults }, fault => refundByOpayo(desk, body, fault))
      const given = paymentMethodShape.safeParse(body?.paymentMethod).data
      const card = given && ('card' in given ? identifiers.get(given.card.cardIdentifier)?.card : cardOfMethod(given))
      const cardFault = card && cardOf(card.number).fault
      return respond(reply, { on: 'payments', faults, cardFault }, () => payByOpayo(desk, body))
    })

    merchant.get<WithId>('/transactions/:id', async (request, reply) =>
      respond(reply, { on: 'look-up', faults }, () => {
        const payment = findPayment(request.params.id)
        return payment?.decision ? { status: 200, body: transactionAnswer(payment) } : single(404, 1012)
      }),
    )

    /** The shop forwards the result of the challenge; only the bank's own record counts. */
    merchant.post<WithId & { Body: { cRes?: string } | null }>(
      '/transactions/:id/3d-secure-challenge',
      async (request, reply) =>
        respond(reply, { on: 'challenge', faults }, () => {
          const payment = findPayment(request.params.id)
          if (!payment) return single(404, 1012)
          const said = readChallengeResult(request.body?.cRes ?? '')
          if (said?.acsTransID !== payment.challenge?.id || payment.challenge?.version !== 2) return single(422, 1005)
          if (payment.challenge?.state === 'awaited') return single(422, 1017)
          books.decideChallenged(payment)
          return { status: 201, body: transactionAnswer(payment) }
        }),
    )
    merchant.post<WithId & { Body: { paRes?: string } | null }>('/transactions/:id/3d-secure', async (request, reply) =>
      respond(reply, { on: 'challenge', faults }, () => {
        const payment = findPayment(request.params.id)
        if (!payment) return single(404, 1012)
        const said = readChallengeResult(request.body?.paRes ?? '')
        if (said?.acsTransID !== payment.challenge?.id || payment.challenge?.version !== 1) return single(422, 1005)
        if (payment.challenge?.state === 'awaited') return single(422, 1017)
        books.decideChallenged(payment)
        return {
          status: 201,
          body: { status: payment.challenge?.state === 'proven' ? 'Authenticated' : 'NotAuthenticated' },
        }
      }),
    )

    merchant.post<WithId>('/transactions/:id/instructions', async (request, reply) => {
      const asked = instructionShape.safeParse(request.body)
      const on = asked.data?.instructionType === 'release' ? 'captures' : 'voids'
      return respond(reply, { on, faults }, fault => {
        const payment = findPayment(request.params.id)
        if (!payment) return single(404, 1012)
        if (!asked.success) return issuesOf(asked.error)
        if (fault === 'declined') return single(422, 1017)
        const { instructionType, amount } = asked.data
        try {
          if (instructionType === 'release') books.capture(payment, amount)
          else books.void(payment)
        } catch (error) {
          if (!(error instanceof InvalidOperation)) throw error
          return single(422, 1017)
        }
        return { status: 201, body: { instructionType, date: new Date().toISOString() } }
      })
    })
  })

  opayoCardRoutes(app, desk)
  opayoReportRoutes(app, desk)
}
