import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Bank } from './bank.ts'
import { actionIdOf, paymentIdOf } from './checkout-answers.ts'
import { tellDispute } from './checkout-events.ts'
import { faultShape } from './faults.ts'
import { InvalidOperation, type Payment, sumsOf } from './payment-store.ts'
import { testCards } from './test-cards.ts'

const entryOf = (payment: Payment) => ({
  provider: payment.provider,
  id: payment.provider === 'checkout' ? paymentIdOf(payment) : payment.id.toUpperCase(),
  reference: payment.reference,
  state: payment.state,
  cents: payment.cents,
  currency: payment.currency,
  last4: payment.card.number.slice(-4),
  ...sumsOf(payment),
  movements: payment.movements.map(({ id, kind, cents, at }) => ({ id: actionIdOf({ id }), kind, cents, at })),
})

/** Opayo's API reports no disputes: its acquirer does, by post. */
const disputeShape = z.strictObject({
  reference: z.string().min(1),
  amount: z.number().int().min(1).optional(),
  won: z.boolean().default(false),
})

/** Control API without a counterpart at a real bank: reads the ledger, and schedules faults (docs/payments.md). */
export function controlRoutes(app: FastifyInstance, { books, faults, webhooks }: Bank): void {
  app.get('/control/ledger', async () => {
    const payments = books.all().map(entryOf)
    const currencies = [...new Set(payments.map(({ currency }) => currency))]
    const totals = currencies.map(currency => {
      const own = payments.filter(payment => payment.currency === currency)
      const sum = (name: 'captured' | 'refunded') => own.reduce((total, payment) => total + payment[name], 0)
      return { currency, captured: sum('captured'), refunded: sum('refunded'), kept: sum('captured') - sum('refunded') }
    })
    return { totals, payments }
  })
  app.post('/control/disputes', async (request, reply) => {
    const asked = disputeShape.safeParse(request.body)
    const [payment] = asked.success ? books.withReference('checkout', asked.data.reference) : []
    if (!asked.success || !payment) return reply.status(422).send({ errors: [{ field: 'reference' }] })
    try {
      const { amount = payment.cents, won } = asked.data
      const movement = books.dispute(payment, won ? 'dispute-won' : 'disputed', amount)
      tellDispute(webhooks, payment, movement)
      return reply.status(201).send({ disputed: amount, won })
    } catch (error) {
      if (!(error instanceof InvalidOperation)) throw error
      return reply.status(409).send({ error: error.message })
    }
  })
  app.get('/control/cards', async () => testCards.map(({ number, name, challenge }) => ({ number, name, challenge })))
  app.get('/control/faults', async () => faults.all())
  app.post('/control/faults', async (request, reply) => {
    const asked = faultShape.safeParse(request.body)
    if (!asked.success)
      return reply
        .status(422)
        .send({ errors: asked.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })) })
    faults.add(asked.data)
    return reply.status(201).send(faults.all())
  })
  app.delete('/control/faults', async (_request, reply) => {
    faults.clear()
    webhooks.flush()
    return reply.status(204).send()
  })
}
