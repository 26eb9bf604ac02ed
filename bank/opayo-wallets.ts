import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { OpayoContext } from './opayo-context.ts'
import { issuesOf, type paymentShape, single } from './opayo-shapes.ts'
import type { Card } from './payment-store.ts'
import { respond } from './respond.ts'
import { isSound, refusedNumber } from './test-cards.ts'
import { cardOfWallet, walletShape } from './wallet-cards.ts'

const sessionShape = z.object({ vendorName: z.string().min(1), domainName: z.string().min(1) })

/** Opens Apple's sheet for the shop: Opayo is the merchant at Apple. */
export function opayoWalletRoutes(app: FastifyInstance, { bank, validations }: OpayoContext): void {
  const { faults, keys } = bank
  app.post('/applepay/sessions', async (request, reply) =>
    respond(reply, { on: 'merchant-session', faults }, () => {
      const asked = sessionShape.safeParse(request.body)
      if (!asked.success) return issuesOf(asked.error)
      const { vendorName, domainName } = asked.data
      if (vendorName !== keys.opayoVendor) return single(401, 1002)
      if (!/^[a-z0-9.-]+$/.test(domainName)) return single(422, 6125)
      const sessionValidationToken = randomUUID()
      validations.add(sessionValidationToken)
      const now = Date.now()
      const body = {
        status: 'Ok',
        statusCode: '0000',
        statusDetail: 'Success',
        epochTimeStamp: now,
        expiresAt: now + 300_000,
        merchantSessionIdentifier: `SSH${randomUUID().replaceAll('-', '').toUpperCase()}`,
        nonce: randomUUID().slice(0, 8),
        merchantIdentifier: 'opayo.simulator',
        domainName,
        displayName: vendorName,
        signature: 'simulated',
        sessionValidationToken,
      }
      return { status: 201, body }
    }),
  )
}

type Method = z.output<typeof paymentShape>['paymentMethod']

const parse = (base64: string): unknown => {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString())
  } catch {
    return undefined
  }
}

const appleNode = z.object({ paymentData: z.unknown() })

/** The card of a wallet's payment method, if it can be decrypted. */
export function cardOfMethod(method: Exclude<Method, { card: unknown }>): Card | undefined {
  const token_data =
    'googlePay' in method
      ? parse(method.googlePay.payload)
      : appleNode.safeParse(parse(method.applePay.paymentData)).data?.paymentData
  const read = walletShape.safeParse({ type: 'googlePay' in method ? 'googlepay' : 'applepay', token_data })
  const card = read.success ? cardOfWallet(read.data) : undefined
  return card && isSound(card.number) && card.number !== refusedNumber ? card : undefined
}
