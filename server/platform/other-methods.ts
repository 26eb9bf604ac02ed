import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Refusal } from '#contract/refusals'
import { sendProblem } from './errors.ts'

/** Refuses what is asked of an address before what was sent along is read: it changes nothing. */
export function refuse(
  app: FastifyInstance,
  address: Pick<RouteOptions, 'method' | 'url'>,
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.route({
    ...address,
    exposeHeadRoute: false,
    schema: { hide: true },
    // Callers have been counted by then.
    preParsing: async (request, reply) => answer(request, reply),
    handler: answer,
  })
}

/** Notes which methods each address takes from here on; the answer, once all are registered, refuses the others. */
export function otherMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    taken.set(url, new Set([...(taken.get(url) ?? []), ...[method].flat()]))
  })
  return () => {
    for (const [url, methods] of [...taken]) {
      const allow = [...methods].join(', ')
      const others = app.supportedMethods.filter(method => !methods.has(method))
      refuse(app, { method: others, url }, (request, reply) =>
        sendProblem(request, reply.header('allow', allow), new Refusal('method-not-allowed')),
      )
    }
  }
}
