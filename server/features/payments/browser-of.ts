import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PayingBrowser } from '#server/adapters/payments/payment-provider'

/** What a provider is told of the browser in which somebody pays. */
export const browserOf = (app: FastifyInstance, { raw, headers }: FastifyRequest): PayingBrowser => ({
  ip: app.early.callerOf(raw),
  accept: headers.accept ?? '*/*',
  userAgent: headers['user-agent'] ?? '',
  language: (headers['accept-language'] ?? 'en').split(/[,;]/, 1)[0] ?? 'en',
})
