import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Bank } from './bank.ts'
import {
  actionIdOf,
  actionsAnswer,
  detailsAnswer,
  disputesAnswer,
  linksOf,
  newTokenId,
  paymentAnswer,
  paymentIdOf,
  schemeOf,
  sessionIdOf,
  unusable,
} from './checkout-answers.ts'
import { sendDecisionEvent, sendPaymentEvent } from './checkout-events.ts'
import { type Card, InvalidOperation, type Payment, type PaymentEvent, sumsOf, testCardOf } from './payment-store.ts'
import { type Answer, respond } from './respond.ts'
import { cardOf, isSound, refusedNumber } from './test-cards.ts'
import { cardOfWallet, walletShape } from './wallet-cards.ts'

const typedShape = z.object({
  type: z.literal('card'),
  number: z.string(),
  expiry_month: z.coerce.number().int().min(1).max(12),
  expiry_year: z.coerce.number().int().min(2000).max(2100),
  name: z.string().max(100).default(''),
  cvv: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
})
const tokenShape = z.discriminatedUnion('type', [typedShape, walletShape])

const typedCard = ({ number, expiry_month, expiry_year, name }: z.output<typeof typedShape>): Card => ({
  number,
  expiryMonth: expiry_month,
  expiryYear: expiry_year,
  name,
})

const paymentShape = z.object({
  source: z.object({ type: z.literal('token'), token: z.string() }),
  amount: z.number().int().min(0),
  currency: z.enum(['EUR', 'USD', 'GBP']),
  reference: z.string().min(1).max(80),
  capture: z.boolean().default(true),
  '3ds': z.object({ enabled: z.boolean() }).optional(),
  success_url: z.url().optional(),
  failure_url: z.url().optional(),
})

const actionShape = z.object({ amount: z.number().int().min(1).optional(), reference: z.string().max(80).optional() })

const issuesOf = (error: z.ZodError) =>
  unusable(...error.issues.map(({ path }) => `${path.join('_') || 'request'}_invalid`))

/** Movement kinds of a later rejection. */
const refusedOf = { captures: 'capture-refused', voids: 'void-refused', refunds: 'refund-refused' } as const

const keyHours = 24

const bearerOf = ({ headers }: FastifyRequest) => headers.authorization?.replace(/^Bearer /, '')

type WithId = { Params: { id: string } }

/** Checkout.com's public API: tokens, payments with 3-D Secure, captures, voids, refunds, webhooks. */
export function checkoutRoutes(app: FastifyInstance, bank: Bank): void {
  const { books, faults, webhooks, keys, url } = bank
  const tokens = new Map<string, Card>()
  /** Responses by idempotency key, valid for a day. */
  const answered = new Map<string, { told: Answer; until: number }>()
  const once = (request: FastifyRequest, work: () => Answer): Answer => {
    const key = `${request.url} ${request.headers['cko-idempotency-key'] ?? randomUUID()}`
    const known = answered.get(key)
    if (known && known.until > Date.now()) return known.told
    const told = work()
    if (told.status < 300) answered.set(key, { told, until: Date.now() + keyHours * 3_600_000 })
    return told
  }

  app.post('/tokens', async (request, reply) => {
    if (bearerOf(request) !== keys.checkoutPublic) return reply.status(401).send()
    return respond(reply, { on: 'tokens', faults }, () => {
      const asked = tokenShape.safeParse(request.body)
      if (!asked.success) return issuesOf(asked.error)
      const card = asked.data.type === 'card' ? typedCard(asked.data) : cardOfWallet(asked.data)
      const { number, expiryMonth: expiry_month, expiryYear: expiry_year, name, wallet, proven } = card
      if (!isSound(number) || number === refusedNumber)
        return unusable(wallet ? 'token_data_invalid' : 'card_number_invalid')
      const token = newTokenId()
      tokens.set(token, card)
      const body = {
        type: wallet ?? 'card',
        token,
        expires_on: new Date(Date.now() + 15 * 60_000).toISOString(),
        expiry_month,
        expiry_year,
        name,
        scheme: schemeOf({ number }),
        last4: number.slice(-4),
        ...(wallet && { token_format: proven ? 'cryptogram_3ds' : 'pan_only' }),
      }
      return { status: 201, body }
    })
  })

  const requestPayment = (body: unknown): Answer => {
    const asked = paymentShape.safeParse(body)
    if (!asked.success) return issuesOf(asked.error)
    const { amount: cents, currency, reference, capture, source, success_url = '', failure_url = '' } = asked.data
    const card = tokens.get(source.token)
    // A token is valid for one payment.
    tokens.delete(source.token)
    if (!card) return unusable('token_invalid')
    const { code } = cardOf(card.number).decision.checkout
    if (code.startsWith('request_')) return unusable(code)
    const returnTo = { success: success_url, failure: failure_url }
    const payment = books.open({ provider: 'checkout', reference, cents, currency, capture, card, returnTo })
    if (payment.state === 'awaiting-challenge') return { status: 202, body: paymentAnswer(payment, url()) }
    sendDecisionEvent(webhooks, payment)
    return { status: 201, body: { ...paymentAnswer(payment, url()), processed_on: payment.at } }
  }

  const findPayment = (id: string) =>
    books
      .all()
      .find(payment => payment.provider === 'checkout' && (paymentIdOf(payment) === id || sessionIdOf(payment) === id))

  app.register(async merchant => {
    merchant.addHook('onRequest', async (request, reply) => {
      if (bearerOf(request) !== keys.checkoutSecret) await reply.status(401).send()
    })

    merchant.post<{ Body: { source?: { token?: string } } | null }>('/payments', async (request, reply) => {
      const card = tokens.get(String(request.body?.source?.token))
      const cardFault = card && cardOf(card.number).fault
      return respond(reply, { on: 'payments', faults, cardFault }, () =>
        once(request, () => requestPayment(request.body)),
      )
    })

    merchant.get<{ Querystring: { reference?: string } }>('/payments', async (request, reply) =>
      respond(reply, { on: 'look-up', faults }, () => {
        const found = books.withReference('checkout', request.query.reference ?? '')
        const data = found.map(payment => detailsAnswer(payment, url()))
        return { status: 200, body: { limit: 10, skip: 0, total_count: data.length, data } }
      }),
    )

    const look = (request: FastifyRequest<WithId>, reply: FastifyReply, show: (payment: Payment) => unknown) =>
      respond(reply, { on: 'look-up', faults }, () => {
        const payment = findPayment(request.params.id)
        return payment ? { status: 200, body: show(payment) } : { status: 404 }
      })
    merchant.get<WithId>('/payments/:id', async (request, reply) =>
      look(request, reply, payment => detailsAnswer(payment, url())),
    )
    merchant.get<WithId>('/payments/:id/actions', async (request, reply) => look(request, reply, actionsAnswer))

    merchant.get<{ Querystring: { payment_id?: string } }>('/disputes', async (request, reply) =>
      respond(reply, { on: 'look-up', faults }, () => {
        const payment = findPayment(request.query.payment_id ?? '')
        return {
          status: 200,
          body: payment ? disputesAnswer(payment) : { limit: 50, skip: 0, total_count: 0, data: [] },
        }
      }),
    )

    interface Asked {
      cents: number | undefined
      fault: string | undefined
      named: { id: string; reference: string }
    }
    type Work = (payment: Payment, asked: Asked) => PaymentEvent | undefined
    const act = (on: 'captures' | 'voids' | 'refunds', work: Work) =>
      merchant.post<WithId>(`/payments/:id/${on}`, async (request, reply) =>
        respond(reply, { on, faults }, (fault, seconds) =>
          once(request, () => {
            const payment = findPayment(request.params.id)
            if (!payment) return { status: 404 }
            const asked = actionShape.safeParse(request.body ?? {})
            if (!asked.success) return issuesOf(asked.error)
            const { amount: cents, reference = payment.reference } = asked.data
            const named = { id: randomUUID(), reference }
            const _links = { payment: linksOf(payment, url()).self }
            const accepted = { status: 202, body: { action_id: actionIdOf(named), reference, _links } }
            const done = () => {
              const movement = work(payment, { cents, fault, named })
              if (movement) sendPaymentEvent(webhooks, payment, movement)
              return movement
            }
            const tryIt = (): Answer => {
              try {
                return done() ? accepted : { status: 500 }
              } catch (error) {
                if (!(error instanceof InvalidOperation)) throw error
                return on === 'refunds' ? unusable(error.message) : { status: 403 }
              }
            }
            if (fault !== 'undecided') return tryIt()
            // The rejection follows the response, as an action on the payment.
            setTimeout(() => {
              if (tryIt().status === 202) return
              sendPaymentEvent(webhooks, payment, books.refuse(payment, refusedOf[on], cents, named))
            }, seconds * 1000).unref()
            return accepted
          }),
        ),
      )

    /** Cards whose first operation only is rejected. */
    const refusedOnce = new Set<string>()
    const isRefusedNow = (payment: Payment, fault: string) => {
      const first = testCardOf(payment).fault === fault && !refusedOnce.has(payment.id)
      if (first) refusedOnce.add(payment.id)
      return first
    }
    act('captures', (payment, { cents, fault, named }) => {
      if (isRefusedNow(payment, 'capture-refused-at-first')) return undefined
      return fault === 'declined'
        ? books.refuse(payment, 'capture-refused', cents, named)
        : books.capture(payment, cents, named)
    })
    act('voids', (payment, { fault, named }) =>
      fault === 'declined' ? books.refuse(payment, 'void-refused', payment.cents, named) : books.void(payment, named),
    )
    act('refunds', (payment, { cents, fault, named }) => {
      const { captured, refunded } = sumsOf(payment)
      return fault === 'declined' || isRefusedNow(payment, 'refund-refused-at-first')
        ? books.refuse(payment, 'refund-refused', cents ?? captured - refunded, named)
        : books.refund(payment, cents, named)
    })
  })
}
