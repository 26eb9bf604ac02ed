import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { OpayoContext } from './opayo-context.ts'
import { cardShape, cardTypeOf, codes, issuesOf, single } from './opayo-shapes.ts'
import { respond } from './respond.ts'
import { isSound, refusedNumber } from './test-cards.ts'

/** Card tokenization by browsers: a merchant session key, and a card identifier for it. */
export function opayoCardRoutes(app: FastifyInstance, { bank, identifiers, sessions, isMerchant }: OpayoContext): void {
  const { faults } = bank

  app.post('/merchant-session-keys', async (request, reply) => {
    if (!isMerchant(request)) return reply.status(401).send(single(401, 1002).body)
    return respond(reply, { on: 'tokens', faults }, () => {
      const merchantSessionKey = randomUUID().toUpperCase()
      const until = Date.now() + 400_000
      sessions.set(merchantSessionKey, until)
      return { status: 201, body: { merchantSessionKey, expiry: new Date(until).toISOString() } }
    })
  })

  app.post('/card-identifiers', async (request, reply) => {
    const session = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if ((sessions.get(session) ?? 0) < Date.now()) return reply.status(401).send(single(401, 1002).body)
    return respond(reply, { on: 'tokens', faults }, () => {
      const asked = cardShape.safeParse(request.body)
      if (!asked.success) return issuesOf(asked.error)
      const { cardNumber: number, expiryDate, cardholderName: name } = asked.data.cardDetails
      if (!isSound(number) || number === refusedNumber) {
        const property = 'cardDetails.cardNumber'
        return {
          status: 422,
          body: {
            errors: [{ description: codes[1008], property, clientMessage: 'The card number is invalid', code: 1008 }],
          },
        }
      }
      const cardIdentifier = randomUUID().toUpperCase()
      const card = {
        number,
        name,
        expiryMonth: Number(expiryDate.slice(0, 2)),
        expiryYear: 2000 + Number(expiryDate.slice(2)),
      }
      identifiers.set(cardIdentifier, { card, session })
      return {
        status: 201,
        body: {
          cardIdentifier,
          expiry: new Date(sessions.get(session) ?? 0).toISOString(),
          cardType: cardTypeOf(card),
        },
      }
    })
  })
}
