import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const header = 'x-request-id'

/** Ids that proxies make: letters, digits and a few signs, so that a log line cannot be forged with one. */
const acceptable = /^[A-Za-z0-9._-]{8,64}$/

/** The id of a request: that of the proxy in front, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header]
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID()
}

/** Returns the id with each response that the site computes, so that the proxy's log can be joined with the site's. */
export function returnRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id)
    // Prepared responses bypass the framework.
    reply.raw.setHeader(header, request.id)
  })
}
