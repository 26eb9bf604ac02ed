import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BrowserInfo } from '#server/adapters/payments/payment-provider'

/** The facts about the payer's browser that providers require. */
export const browserInfo = (app: FastifyInstance, { raw, headers }: FastifyRequest): BrowserInfo => ({
  ip: app.early.callerOf(raw),
  accept: headers.accept ?? '*/*',
  userAgent: headers['user-agent'] ?? '',
  language: (headers['accept-language'] ?? 'en').split(/[,;]/, 1)[0] ?? 'en',
})
